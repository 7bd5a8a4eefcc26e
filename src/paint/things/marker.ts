import { SEAT_COLORS } from '../../rules/plain/item.ts'
import { css, DEEP, mixed, type Tone, toneOf } from '../dice/coat.ts'
import { COLORS } from '../pen/look.ts'

/** How dark ink is against the colour of its seat: it is to be read on kraft and on a pink note. */
const DEEPER = 0.43
/** Of the markers of the seats, by the number of their colour. */
export const TONES = SEAT_COLORS.map((color) => mixed(toneOf(color), DEEP, DEEPER))

const markerTone = (color: unknown): Tone =>
  (typeof color === 'number' ? TONES[color % TONES.length] : undefined) ?? toneOf(COLORS.marker)

/** The colour of a marker, CSS: that of a seat, by number, or the table's own. */
export const markerColor = (color: unknown): string => css(markerTone(color))

/** The same as a number, 0xrrggbb. */
export const markerTint = (color: number | undefined): number =>
  markerTone(color).reduce((all, part) => all * 256 + Math.round(Math.min(1, part) * 255), 0)
