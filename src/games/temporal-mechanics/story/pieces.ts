import type { Piece } from '../../../rules/board/piece.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { MATERIAL } from '../../../rules/story/pieces.ts'

/** What can lie on this table: what lies on those of its family, the Warning [T7], and a strip with two timelines. */
export const PIECES = {
  ...MATERIAL,
  message: {
    painter: 'sheet',
    width: MATERIAL.sheet.width,
    height: MATERIAL.sheet.height,
    texts: ['title', 'text'],
    aloud: 'text',
    heralded: true,
    say: say('piece.message'),
  },
  timeline: {
    painter: 'sheet',
    width: 860,
    height: 136,
    texts: [],
    say: say('piece.timeline'),
    nameless: () => say('piece.timeline'),
  },
} as const satisfies Record<string, Piece>
