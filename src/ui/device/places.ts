/*
 * Parts of the page that others look for, by what they are. Whoever looks for what another room gives its class to asks
 * here.
 */

/** All that is shown of the table, as it lies or as lists. */
export const BOARD = '.place-board'
/** The table as it lies, which takes keys; and the canvas of it. */
export const TABLETOP = '.tabletop'
export const CANVAS = '.tabletop-canvas'
/** The thing on it that one is at: however one came there, by keyboard, or by a press. */
export const THING = '.tabletop-item:focus'
export const THING_BY_KEYS = '.tabletop-item:focus-visible'
export const THING_PRESSED = '.tabletop-item:not(:focus-visible)'
export const TRAY = '.place-tray'
export const CARDS = '.pile-card'
export const TOOL_IN_HAND = '.tools [aria-pressed="true"]'
/** The edge of a small screen. */
export const EDGE = '.screen > .edge'
/** What leads past everything, to the lists. */
export const SKIP = '.skip'
export const GUIDE = '.guide'
/** What of it scrolls. */
export const GUIDE_BODY = '.guide-body'
/** Anything in a form that somebody fills in for a Move. */
export const IN_FORM = '.move-form *'
/** What is done, and what is told of it. */
export const STEPS = '.step, .rule-short'
/** The pairs of the Check that is over. */
export const TRIED = '.outcome .tried'
/** The bar of what is selected. */
export const ITEM_BAR = '.item-bar'
export const ZOOM_BAR = '.zoom-bar'
/** What lies over the rest for a while. */
export const FLOATING = '.floating'
/** The field that is written in, and the paper under it. */
export const WRITING = '.writing'
export const WRITING_PAPER = '.writing-paper:not([hidden])'

/** The place of somebody who sits around a screen, with all that opened there. */
export const PLACE = '.place'
export const PLACE_BAR = '.place-bar'
export const TABLE_HANDLE = '.table-handle'
/** Where somebody may sit yet. */
const SIT_HERE = '.sit-here'
/** What somebody writes with in their place: keys, and what is written. */
export const WRITTEN_WITH = '.write-here'
/** Where it is told how much of the table is out of sight. */
const BEYOND = '.table-beyond button'
/** The code of a place for a phone, open. */
const PLACE_PHONE = '.place-phone'
/** What stands there for long, what is typed by, and the handles of the table: the tray stands beside it. */
export const STANDS_AT_PLACES = `${PLACE_BAR}, .place-guide, .place-slot > *, ${TABLE_HANDLE}, ${SIT_HERE}, ${WRITTEN_WITH}`
/** All that stands there but what is told in passing: also what is asked of a thing. */
export const AT_PLACES = `${STANDS_AT_PLACES}, ${PLACE_PHONE}, .place .item-bar`
/** What a guide goes aside from that is not its own place's: not from what comes and goes with a touch. */
export const STANDS_ROUND = `${STANDS_AT_PLACES}, ${PLACE_PHONE}, ${BEYOND}`
