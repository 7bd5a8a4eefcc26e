/**
 * The folders of the house as they stand in a line, and which others each may ask.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const MAY_ASK = {
  rules: [],
  games: ['rules'],
  tray: ['rules'],
  table: ['rules'],
  paint: ['rules'],
  dice: ['rules', 'tray', 'paint'],
  sync: ['rules', 'tray', 'table'],
  board: ['rules', 'tray', 'table', 'paint'],
  ui: ['rules', 'tray', 'table', 'paint'],
  app: ['rules', 'games', 'tray', 'table', 'paint', 'dice', 'sync', 'board', 'ui'],
  host: ['sync/signal/signal.ts'],
}

/**
 * The rooms of the house: what each folder is divided into, and what for. In each list a room asks only itself and
 * those before it, in types too; `.` is the folder's own floor. A folder that is not here is one room. A new room is
 * entered here first: test/architecture.test.ts holds all of it.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const ROOMS = {
  rules: {
    plain: 'things and their places, sentences, luck, turns: what all else is said in',
    dice: 'dice, the question they answer, and what fell',
    board: 'what a game may read of a table, what that means, and what may happen to it',
    ink: 'strokes of a marker, and what may be meant by them',
    told: 'a game told: as lists, as a story, in a rulebook, by an example',
    play: 'what a game offers: Moves, the guide, the Check that is gathered',
    story:
      'for games that tell a story: how it is read off the board, made from what tells them apart',
    moves: 'for the same: what people may do in it',
    '.': 'a game, as one value',
  },
  'games/*': {
    cards: 'what stands on the cards that come with it, as data',
    reckon: 'what follows from numbers, and the numbers of what comes with the game',
    people: 'who takes part, where they bear numbers: how they stand there, and how they grow',
    story: 'the story as it is read off the board',
    faces: 'what is printed on its things',
    fights: 'what people throw for: blows, nerve, breath; and a fight by its rounds',
    cultists: 'players by program, who see what their seat sees',
    en: 'what the game says, in English',
    moves: 'what people may do',
    play: 'the same, where that comes late',
    prose:
      'what the game says at length, in English: what there is to pick from and to ask, the rules in short',
    de: 'the same in German',
    chronicle: 'the story told again, to read',
    book: 'the rulebook',
    handouts: 'paper to take home',
    example: 'a game half played',
    '.': 'the game, as one value',
  },
  table: {
    yjs: 'what of Yjs itself must be known: its shapes and runs, and whether a document is sound',
    document: 'the table as one document: what stands in it, read and written',
    presence: 'who is here, and what their hands do',
    '.': 'the table',
    store: 'what this device keeps of tables and of people',
    past: 'how a table was, and the ways back',
  },
  paint: {
    pen: 'what is painted with: pens, strokes, stamps, and how things may look',
    ground: 'what lies beneath everything: paper, wood and their tooth',
    letters: 'writing as it is set and read: lines in boxes, near and from afar',
    dice: 'a die on paper: its coat, its shape, its numbers and pips',
    things: 'what lies on a table, each with its painter',
    files: 'pictures as files, pressed in workers',
  },
  dice: {
    bed: 'the tray in its box: where it lies, its wood and its felt',
    die: 'dice as they are made and drawn, by WebGL 2 or flat',
    stage: 'what happens in the tray: dice lie ready, are shaken, fly, burst, rest and are marked',
    '.': 'the tray, and the hands over it',
  },
  sync: {
    pace: 'how much, how often, how long: what others may take up, and of what sort a fault of theirs is',
    keys: 'keys of tables and of screens, and what follows from them',
    signal: 'servers that introduce screens to one another',
    link: 'direct paths between screens: proven, framed, and what y-webrtc says over them',
    update: 'what stands in an update of a document, read without applying it',
    trial: 'what is heavy is tried on a copy, in a worker, and comes in mended',
    thread: 'what each screen has written, signed bit by bit',
    guard: 'what a neighbour may say, and who is cut off',
    arrival: 'how a table comes over its links, and from whom what is taken',
    agree: 'those who are linked hold the same, or settle on it',
    door: 'where people ask who have only the key to ask, or an earlier key',
    log: 'what lies at a relay: sealed, signed, read and written beside the page',
    relay: 'talking at a relay, where many are reached at once',
    circle: 'dice that all who are linked throw together',
    seal: 'decks that nobody has seen: cards under masks, shown by several screens together',
    company: 'all screens of a table, met and held together',
    '.': 'the wire of a table, as the page has it',
  },
  board: {
    touch: 'pointers, until they are Deeds',
    map: 'where things lie, and where they are seen: without a screen',
    bake: 'things painted on canvases',
    pictures: 'a table as a picture',
    layers: "Pixi's part: its canvas, layers, tiles and textures",
    view: 'the eye on the table, and what it sees of what is lifted and chosen',
    ink: 'markers and erasers',
    hold: 'Deeds done: things lifted, dropped, turned, chosen',
    keys: "the keyboard's way over the board",
    others: "the others' hands, strokes and views",
    '.': 'the table top',
  },
  ui: {
    say: "words, names and numbers as they are said; the interface's own words in English",
    device: 'the page and what it is on: light, letters, what lies over what, where the focus goes',
    parts: 'what everything else is built of: buttons, dialogs, menus, sheets, notices',
    desk: 'what the app hands the interface, the commands, and the Move that somebody is at',
    writing: 'the field that is written in',
    hands: 'cards that somebody holds in their hand, and the curtain before them',
    throws: 'how dice and throws are shown and told, and how true they are',
    files: 'files of tables, and their past',
    share: 'inviting, joining, asking at the door',
    people: 'who is here, who stays, who sits where, and whose view goes with whose',
    settings: 'settings of a device, and of a table',
    lobby: 'the tables of this browser',
    moves: 'the questions of a Move, answered; and long texts read aloud',
    story: 'the story told so far, its great moments and its end',
    paper: 'what goes on paper: its sizes, its sheets, its ornament',
    print: 'the table, its story and its cards on paper, and as pictures',
    book: 'the rulebook, on the screen and as a booklet; its terms explained where they stand',
    rolls: 'all throws of a table, free ones too, and how often what fell',
    check: 'the Check: its pairs, its pool, its throw and its outcome; the clock',
    lists: 'the table as lists',
    heard: 'what is read out of throws, and of what others do',
    sealed:
      'what is told of sealed cards: who is waited for, what was set aside, whether all was fair',
    things: 'what is done to what is selected, thrown away, or just drawn',
    help: 'every command, found and listed; hints where the hand is',
    de: "all of the interface's words in German",
    bars: "the bars at the table's edges: seats, tools, supply",
    guide: 'what to do now, step by step',
    palm: "a phone as somebody's hand: what is asked of them, what they write, their dice",
    typing: 'keys on the screen for each who writes there: typed or said, on a thing or in a field',
    round: 'a screen that several people sit around: their places, and where they sit',
    appliance:
      'such a screen where it stands by itself: awake, inviting, cleared for the next group',
    '.': 'where everything stands round the board',
  },
  app: {
    sound: 'what is heard of dice, paper and great moments',
    doubts: 'whether what is written down of throws is what this screen saw',
    eyes: 'throws as this page sees them: rolled, in flight, looked at again',
    page: 'what a page has whatever it shows: the open table, its address, settings, language and voice',
    throws: "throws of others, and beside one's own",
    asides:
      'what now and then happens at a table: ink that means something, a place pointed out, a picture',
    palm: "this device as a seat's hand: how it becomes that, and what it does at the table",
    decks: 'hidden cards: shuffled as they are due, and shown to whom they are',
    files: 'tables out of files, and into them',
    share: 'a table opened to others: its doors, keys and partings',
    past: 'a table remembered, and looked at as it was',
    debug: 'what the page knows of itself, for those who work on it',
    appliance:
      'a screen that stands somewhere by itself: who comes next, and no way out of the page',
    table: 'the table, open: everything meets here',
    lobby: 'the first page, and the example',
    gallery: 'every piece, die and table to look at, for those who make them',
    '.': 'the door of the page',
  },
}

/**
 * What comes late: rooms, and a few single files in others, that are entered only by `import()`, from anywhere but
 * among themselves. The first picture of a table waits for nothing in them: the test holds that nothing else brings
 * them along, and the size check counts none of them.
 */
export const LATE = Object.entries({
  rules:
    'plain/round.ts plain/seating.ts board/before.ts board/borne.ts board/clear.ts board/gathered.ts board/trust.ts story/beside.ts story/chances.ts story/chronicle.ts',
  'games/*':
    'people/growth.ts reckon/sheets.ts cultists faces play prose de chronicle book handouts example',
  table:
    'past document/caret.ts document/seals.ts document/packing.ts document/acts.ts store/ownsaid.ts',
  paint:
    'files ground/grounds.ts things/cover.ts things/drawing.ts things/face.ts things/fields.ts things/ink.ts things/resting.ts things/wear.ts',
  dice: 'bed/bed.ts bed/layers.ts die stage',
  sync: 'pace keys signal link update trial thread guard arrival agree door log relay circle seal company',
  board:
    'pictures ink others map/tidy.ts map/beside.ts map/uncovered.ts touch/among.ts hold/count.ts',
  ui: 'throws files share people settings lobby moves story paper print book rolls check lists heard sealed hands things help de typing round appliance palm device/awake.ts device/overtable.ts writing/WritingField.tsx writing/place.ts OpenOver.tsx OpenBeside.tsx',
  app: 'sound doubts throws asides palm decks files share past debug appliance lobby gallery page/download.ts page/dress.ts table/ahead.ts table/places.ts renewal.ts',
}).flatMap(([folder, rooms]) => rooms.split(' ').map((room) => `${folder}/${room}`))

const PATTERN = new RegExp(
  `^(${LATE.map((one) => one.replace('.', '\\.').replace('*', '[^/]+')).join('|')})(/|$)`,
)

/** Whether a file comes late. @param {string} path below src, with forward slashes */
export const isLate = (path) => PATTERN.test(path)

/**
 * The folder and the room that a file lies in; `.` where it lies on the folder's own floor, or the folder has no rooms.
 * @param {string} path below src, with forward slashes
 * @returns {[folder: string, room: string]}
 */
export function roomOf(path) {
  const [top = '', ...rest] = path.split('/')
  const folder = top === 'games' && rest.length > 1 ? 'games/*' : top
  if (folder === 'games/*') rest.shift()
  return [folder, folder in ROOMS && rest.length > 1 ? (rest[0] ?? '.') : '.']
}
