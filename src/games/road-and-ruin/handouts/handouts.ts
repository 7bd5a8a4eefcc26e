import type { Piece } from '../../../rules/board/piece.ts'
import type { Item, Plain } from '../../../rules/plain/item.ts'
import { plain, say } from '../../../rules/plain/sentence.ts'
import type { Handout } from '../../../rules/told/handout.ts'
import { inLanguage, type Languages } from '../../../rules/told/languages.ts'
import type { WoodcutId } from '../faces/signs.ts'
import { CHARACTER } from '../people/characters.ts'
import { newProps } from '../people/growth.ts'
import type { SheetText } from '../prose/content.ts'
import { ROUNDTABLE } from '../reckon/roster.ts'
import { SHEETS } from '../reckon/sheets.ts'
import { ROLE_IDS, TALE_IDS } from '../reckon/tales.ts'
import { cardId } from '../story/deck.ts'
import { formFace, rosterForm } from './form.ts'
import { PAGE, pageFace } from './page.ts'
import { AIDS, type AidId, type HandoutWords } from './words.ts'

type SheetId = keyof typeof SHEETS

/** What is said on paper in one language, and on the sheets that are ready. */
interface Spoken {
  readonly words: HandoutWords
  readonly sheets: Readonly<Record<SheetId, SheetText>>
}

const LANGUAGES: Languages<Spoken> = {
  en: async () => ({
    words: (await import('./en.ts')).en,
    sheets: (await import('../prose/sheets.ts')).SHEET_TEXTS,
  }),
  de: async () => ({
    words: (await import('./de.ts')).de,
    sheets: (await import('../de/sheets.ts')).SHEET_TEXTS,
  }),
}

const thing = (
  id: string,
  kind: string,
  props: Readonly<Record<string, Plain>> = {},
  texts: Readonly<Record<string, string>> = {},
): Item => ({ id, kind, place: { x: 0, y: 0, turn: 0, z: 0 }, bin: false, props, texts })

const AID_SIGNS: Readonly<Record<AidId, WoodcutId>> = {
  outcome: 'signpost',
  search: 'search',
  distance: 'milestone',
  fight: 'sword',
  wounds: 'steadfast',
  breath: 'exertion',
}

/** A page that lies on no table. */
const pagePiece = (title: string, face: Piece['face']): Piece => ({
  painter: 'printed',
  ...PAGE,
  texts: [],
  say: plain(title),
  ...(face && { face }),
})

/** Paper to take home: the Deck, Tales and Roles, sheets ready and blank, and what is looked up while one plays. */
export async function handoutsIn(lang: string): Promise<readonly Handout[]> {
  const { words, sheets } = await inLanguage(LANGUAGES, lang)
  const form = formFace(words.form)
  const list = rosterForm(words.form)
  const aids = AIDS.map((id) => {
    const face = pageFace(words.aids[id], AID_SIGNS[id])
    return [`aid-${id}`, pagePiece(words.aids[id].title, () => face)] as const
  })
  return [
    {
      id: 'deck',
      say: say('handout.deck'),
      items: Array.from({ length: ROUNDTABLE }, (_, i) =>
        thing(cardId(i + 1), 'roundtable', { card: i + 1 }),
      ),
    },
    {
      id: 'tales',
      say: say('handout.tales'),
      items: [
        ...TALE_IDS.map((tale) => thing(`tale-${tale}`, 'tale', { tale })),
        ...ROLE_IDS.map((role) => thing(`role-${role}`, 'role', { role })),
      ],
    },
    {
      id: 'sheets',
      say: say('handout.sheets'),
      items: (Object.keys(SHEETS) as SheetId[]).map((id) => {
        const { title: name, belief, goal, says, reputation } = sheets[id]
        const texts = { name, belief, goal, intention: '', notes: `${says}\n${reputation}` }
        return thing(`sheet-${id}`, CHARACTER, newProps(SHEETS[id]), texts)
      }),
    },
    {
      id: 'blank',
      say: say('handout.blank'),
      items: [thing('form', 'form'), thing('list', 'list')],
      pieces: {
        form: pagePiece(words.form.character, () => form),
        list: pagePiece(words.form.roster, () => list),
      },
    },
    {
      id: 'aids',
      say: say('handout.aids'),
      items: aids.map(([kind]) => thing(kind, kind)),
      pieces: Object.fromEntries(aids),
    },
  ]
}
