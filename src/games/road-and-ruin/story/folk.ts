import type { Piece } from '../../../rules/board/piece.ts'
import { roomOf } from '../../../rules/board/room.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { CHARACTER_FIELDS } from '../people/characters.ts'
import { FOE_FIELDS } from '../people/foes.ts'
import { CLUSTER_FIELDS, spellOn } from './magic.ts'
import { FOE_SIZE, ROLE_SIZE, SHEET_SIZE, SPELL_SIZE } from './papers.ts'

const AT_SHEET = roomOf(SHEET_SIZE)

/** What people are on the table, what they meet, and what they cast. */
export const PEOPLE_PIECES = {
  character: {
    painter: 'printed',
    ...SHEET_SIZE,
    texts: ['name', 'intention', 'belief', 'goal', 'notes'],
    fields: CHARACTER_FIELDS,
    say: say('piece.character'),
    own: true,
    // Its Role is laid at its foot.
    keeps: { ...AT_SHEET, bottom: AT_SHEET.bottom + ROLE_SIZE.height },
    person: true,
    // A copy is nobody's yet.
    fresh: ['owner'],
  },
  foe: {
    painter: 'printed',
    ...FOE_SIZE,
    texts: ['name', 'notes'],
    fields: FOE_FIELDS,
    say: say('piece.foe'),
    person: true,
  },
  cluster: {
    painter: 'printed',
    width: 36,
    height: 36,
    texts: [],
    fields: CLUSTER_FIELDS,
    sticks: ['character'],
    say: say('piece.cluster'),
    nameless: () => say('piece.cluster'),
  },
  spell: {
    painter: 'printed',
    ...SPELL_SIZE,
    texts: ['note'],
    sticks: ['character', 'foe'],
    say: say('piece.spell'),
    nameless: (item) => {
      const spell = spellOn(item)
      return say(spell ? `spell.${spell}.title` : 'piece.spell')
    },
  },
} as const satisfies Readonly<Record<string, Piece>>
