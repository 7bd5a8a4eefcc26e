/** 256 English words to be read aloud, one for each byte: none is easily taken for another. */
export const four: readonly string[] = `
acorn admiral album almond alpine amber anchor anthem apple apricot arena armchair artist atlas
attic aurora autumn avocado badger bakery ballad bamboo banana barley basket beacon bedtime
beehive bicycle birch biscuit blossom bonfire bookshop border bottle bouquet bramble breeze
bridge broccoli brush bubble buffalo butter cabbage cactus camera candle captain carpet cedar
celery chapel cherry chimney cinema circus clarinet clover coconut coffee comet concert cookie
copper coral cottage cousin cowboy crayon cricket crystal cucumber cupboard cushion cyclist
daffodil daisy dancer daylight desert diamond dolphin donkey doorbell drawer drizzle easel elbow
emerald engine evening express fabric falcon farmer feather fennel fiddle finger firefly flute
forest fossil freckle friend galaxy garden gazelle geyser giant giraffe glacier globe goblet
gravel guitar hammock harbour helmet heron hiking holiday horizon hotel husky iceberg igloo
indigo inkwell island ivory jaguar jasmine jelly jigsaw journey jungle kayak kiosk kitchen koala
lagoon lantern laundry leopard library lilac lizard lullaby lunch magnet mango marble meadow
melody mermaid mirror mitten mosaic muffin museum nectar needle nephew nickel nutmeg oasis
oatmeal ocean octopus olive onion opera orange orchid origami outside oyster painter palace
papaya parrot pasture peanut pelican pencil picnic pigeon pillow pioneer pocket polar poppy
potato prairie pumpkin puppet puzzle pyramid quilt rabbit raccoon radish rainbow recipe ribbon
robin saffron sailor sandal scarf school seaside shell shower silver slipper spinach spring
stadium stream studio sugar summer sunrise swallow sweater syrup teapot temple theatre thimble
thunder toast topaz tractor trumpet tulip turtle unicorn vanilla village violin volcano voyage
waffle walnut whale whisper window yacht yogurt zebra zigzag
`
  .trim()
  .split(/\s+/)
