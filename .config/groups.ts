/** Signs of menus and dialogs, as Lucide calls them. */
const SIGNS =
  'archive-arrow-up arrow-left arrow-right badge-check book-open book-open-text bookmark ' +
  'brush-cleaning chart-column chevrons-up circle-dashed circle-dot circle-question-mark circle-stop columns-2 combine copy copy-plus ' +
  'door-open download eye eye-off file-input file-text folder-open git-branch hourglass image-down keyboard layout-grid ' +
  'list-checks log-in log-out message-circle-exclamation-point mic pencil-line pointer printer rotate-ccw rotate-ccw-clock ' +
  'rotate-cw save scan-line scroll-text send settings shield-exclamation-point smartphone speech trash user users users-round ' +
  'volume-2 volume-x'

/** Packages, or files of them. */
const packages = (names: string) => `node_modules/${names}`

/** What goes into one script of the page: of each room all scripts, or those that are named; and packages. */
const script = (name: string, rooms: Readonly<Record<string, string>>, ...others: string[]) => {
  const files = Object.entries(rooms).map(
    ([room, names]) => `/src/${room}/(?:${names.replaceAll(' ', '|') || '[^/]+'})\\.tsx?`,
  )
  return { name, test: new RegExp([...files, ...others].join('|')) }
}

const COMMON = script(
  'common',
  {
    'rules/plain': '(?!(?:round|seating)\\.)\\w+',
    'rules/dice': '(?!(?:notation|sum|tally|generation|odds|hits|lots)\\.)\\w+',
    'rules/told': '(?!(?:cover|gouge)\\.)\\w+',
    'rules/board': '(?!before\\.|clear\\.|field\\.|spots\\.|borne\\.|laid\\.|trust\\.)\\w+',
    'rules/play': '(?!make\\.|latemoves\\.)\\w+',
    'rules/ink': '(?!recognise\\.)\\w+',
    tray: 'physics thrown',
    'table/yjs': '',
    'table/document': '(?!caret\\.|seals\\.|packing\\.|acts\\.)\\w+',
    'table/presence': 'presence edges',
    table: 'table telling use',
    'table/store': 'checksum identity lobby rhythm save shelf',
    'paint/pen': 'look pen stamps stood',
    'paint/ground': 'ground papers textures',
    'paint/dice': 'coat',
    sync: '',
    'ui/say': '(?!find\\.)[\\w-]+',
    'ui/device': '(?!awake\\.|overtable\\.|copy\\.|useUntouched\\.)\\w+',
    'ui/parts':
      'IconButton Tip Floating NoticeList SeatMark facing hang late naming notices over useLeave',
    'ui/desk': 'desk forms? keys commands CommandButton Coming lacking Offers TableWarning',
    'app/eyes': 'eyes',
    'app/page': 'address settings chance voice warning games language opentable seating wished',
    'app/table': 'incoming',
    games: 'index',
  },
  packages('(?:lucide-react|nanoid|react|react-dom|scheduler|yjs|lib0|idb|valibot)/'),
)
// What many parts that come late share, and nothing that draws a table: signs of menus and dialogs, and how dice are
// written.
const LATER = script(
  'later',
  {
    'ui/throws': 'RolledDice DieSign Witnesses ThrowButton words truth verification',
    'ui/parts': 'Modal',
    'ui/say': 'format',
    'ui/round': 'en full words',
    tray: 'verify',
    'rules/dice': 'notation sum',
  },
  packages('lib0/(?:broadcastchannel|mutex)\\.'),
  packages(`lucide-react/dist/esm/icons/(?:${SIGNS.replaceAll(' ', '|')})\\.`),
)
// What every picture of a table is made with, and the table top: an open table and its history need all of it, and
// one script is less to load than several.
const BOARD = script(
  'board',
  {
    'paint/letters': '',
    'paint/things': '(?!(?:cover|drawing|face|fields|ink|resting|wear)\\.)\\w+',
    'paint/pen': 'gpu inkpath rect stroke',
    'paint/ground': 'tooth',
    dice: '',
    'dice/bed': 'plan',
    board: '',
    'board/bake': 'bake ground leaves markers',
    'board/map': 'camera drop frame hit leads lying order paper screen spatial writing',
    'board/touch': '(?!among\\.)\\w+',
    'board/hold': '(?!count\\.)\\w+',
    'board/layers': '',
    'board/keys': 'does lay Focus',
    'board/view': '(?!held|halo)\\w+',
    'ui/desk': 'FreeSeats presence strokes',
    'ui/bars': 'Pile ZoomBar',
    'app/eyes': 'flights roller',
    'app/page': 'label pulled recordroll',
    tray: 'roller',
  },
  packages('(?:rbush|quickselect)/'),
)
// What a table is dressed in, where its game or its people want it otherwise than usual.
const LOOK = script('look', {
  'paint/ground': 'grounds',
  'paint/things': 'wear',
  'app/page': 'dress',
})
// What every game needs.
const PLAY = script('play', {
  'rules/play': 'make latemoves',
  'rules/story': 'clock kinds layout make pieces speak',
  'rules/moves': 'table',
  'rules/dice': 'odds',
})
// What those need beside it that tell a story in Scenes.
const STORY = script('story', {
  'rules/story': '(?!(?:beside|chances|chronicle)\\.)\\w+',
  'rules/moves': '',
  'rules/dice': 'hits',
})
// Each game by itself, without what comes late of it.
const GAME = {
  debugName: 'a game',
  name: (id: string) => /games\/([\w-]+)\//.exec(id)?.[1] ?? 'game',
  test: /\/src\/games\/[\w-]+\/(?:(?:game|look|printed)\.ts|(?:story|en|moves|fights|reckon(?!\/sheets)|people(?!\/growth))\/)/,
}
// Its emblem, which its title and its look need: neither brings the other along.
const EMBLEM = {
  debugName: 'an emblem',
  name: (id: string) => `${/games\/([\w-]+)\//.exec(id)?.[1] ?? 'game'}-emblem`,
  test: /\/src\/games\/[\w-]+\/emblem\.ts/,
}
const PIXI = {
  name: 'pixi',
  test: /node_modules\/(pixi\.js|@pixi|eventemitter3)\//,
  minShareCount: 2,
}

/**
 * What everything needs in one script, and what both of Pixi's renderers need in another: many small ones are more to
 * load than few large ones. What belongs to two of them goes to the first.
 */
export const GROUPS = [LATER, COMMON, BOARD, LOOK, PLAY, STORY, GAME, EMBLEM, PIXI]
