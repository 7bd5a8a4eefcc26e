import type { Game } from '../../rules/game.ts'
import type { Item } from '../../rules/plain/item.ts'
import { type Sentence, say as sentence } from '../../rules/plain/sentence.ts'
import { lateSpeaker } from '../say/language.ts'
import type { Voice } from '../say/say.ts'
import { type Action, shortened, shortName } from './actions.ts'
import { told as en } from './en.ts'

/** More than so many sentences about one person at once are counted instead. */
const MOST = 3
/** How many things are named; of what happened in a long while, more. */
const NAMED = 3
const NAMED_SINCE = 12

const ALIKE = ['made', 'binned', 'back', 'moved'] as const
type Alike = Extract<Action, { did: (typeof ALIKE)[number] }>
const isAlike = (action: Action): action is Alike => ALIKE.some((did) => did === action.did)

/** What is counted where there is much; all else together. */
const COUNTED = ['made', 'wrote', 'binned', 'back', 'ink'] as const

type Whose = 'told' | 'own' | 'since'

type Say = (what: keyof typeof en | Sentence, values?: Sentence['values']) => string

/** Says Actions in the words of a game and a language. */
export function tellerOf(
  voice: Voice,
  game: Pick<Game, 'gestures' | 'phases' | 'pieces' | 'settings'>,
  say: Say = lateSpeaker(voice, en),
) {
  const lists = new Intl.ListFormat(voice.lang, { type: 'conjunction' })

  const kindOf = ({ kind }: Item) => {
    const piece = game.pieces[kind]
    return piece ? voice.say(piece.say) : kind
  }
  /** What a thing is called in a sentence. */
  const called = (item: Item | undefined): string => {
    if (!item) return voice.say(sentence('gone'))
    const text = shortName(game, item)
    if (text !== '') return game.pieces[item.kind]?.person ? text : say('told.name', { text })
    const nameless = game.pieces[item.kind]?.nameless?.(item)
    return nameless ? voice.say(nameless) : say('told.nameless', { what: kindOf(item) })
  }
  /** The same with what sort of thing it is. */
  const introduced = (item: Item): string => {
    const text = shortName(game, item)
    return text === '' ? called(item) : say('told.named', { what: kindOf(item), text })
  }
  const listed = (items: readonly Item[], name: (item: Item) => string, most: number): string =>
    items.length > most ? say('told.things', { n: items.length }) : lists.format(items.map(name))

  const about = (action: Action): [key: string, values: Record<string, string | number>] => {
    switch (action.did) {
      case 'made':
        return ['made', { what: introduced(action.item) }]
      case 'back':
      case 'binned':
      case 'moved':
        return [action.did, { what: called(action.item) }]
      case 'ink':
        return action.on ? ['inkOn', { what: called(action.on) }] : ['ink', {}]
      case 'wrote': {
        const { item, field, before, now } = action
        const first = game.pieces[item.kind]?.texts[0] === field
        const [was, text] = [shortened(before), shortened(now)]
        if (text === '') return ['rubbed', { what: say('told.nameless', { what: kindOf(item) }) }]
        if (!first) return ['field', { what: called(item), text }]
        return was === ''
          ? ['wrote', { what: kindOf(item), text }]
          : ['rewrote', { before: was, text }]
      }
      case 'counted': {
        const { item, field, before, now } = action
        return ['counted', { what: called(item), field: voice.say(field.say), before, n: now }]
      }
      case 'chose': {
        const { item, field, now } = action
        const option = field.options.find(({ id }) => id === now)
        const said = option ? voice.say(option.say) : say('told.none')
        return ['chose', { what: called(item), field: voice.say(field.say), option: said }]
      }
      case 'stuck':
      case 'free':
        return [action.did, { what: called(action.item), on: called(action.on) }]
      case 'means':
        return ['means', { what: called(action.item), means: meanings(action.means) }]
      case 'phase': {
        const phase = game.phases?.list.find(({ id }) => id === action.phase)
        return ['phase', { phase: phase ? voice.say(phase.say) : action.phase }]
      }
      case 'turn':
        return ['turn', { turn: voice.say(action.say).replace(/[.!?]?$/, (end) => end || '.') }]
      case 'current':
        return action.item
          ? ['current', { what: called(action.item) }]
          : ['stopped', { what: called(action.before) }]
      case 'pair':
      case 'agree':
      case 'object':
      case 'unpair':
        return [action.did, { what: lists.format(action.items.map(called)) }]
      case 'agreeTo':
      case 'objectTo': {
        const { say: own } = action.factor
        return [action.did, { what: own ? voice.say(own) : lists.format(action.items.map(called)) }]
      }
      case 'setting': {
        const setting = game.settings?.find(({ id }) => id === action.setting)
        const none = setting?.none ? voice.say(setting.none) : ''
        return [
          'setting',
          { what: setting ? voice.say(setting.say) : action.setting, n: action.value ?? none },
        ]
      }
      case 'moderator': {
        const called = game.gestures?.moderator?.called
        if (called) {
          const chair = voice.say(called)
          return action.seat
            ? ['chair', { seat: action.seat.name, chair }]
            : ['unchaired', { chair }]
        }
        return action.seat ? ['moderator', { seat: action.seat.name }] : ['unmoderated', {}]
      }
      case 'title':
        return ['title', { text: action.title }]
    }
  }
  const meanings = (means: readonly { readonly say: Sentence }[]) =>
    means.map((mark) => voice.say(mark.say)).join('; ')

  /** By which words it is said: of somebody, of who sits here, or of nobody, for what happened in a while. */
  const keyOf = (key: string, whose: Whose): string => {
    const own = `own.${key === 'rewrote' || key === 'field' ? 'wrote' : key}`
    const keys = whose === 'since' ? [`since.${key}`, own] : whose === 'own' ? [own] : []
    return keys.find((one) => Object.hasOwn(en, one)) ?? `told.${key}`
  }
  /** The sentence for one Action; `name` is who did it. */
  const tell = (action: Action, name: string | undefined, whose: Whose): string => {
    const [key, values] = about(action)
    const whole = keyOf(key, whose)
    const told = say(sentence(whole, name === undefined ? values : { ...values, name }))
    const means = 'means' in action && action.did !== 'means' ? action.means : []
    return means.length === 0 ? told : say('told.becomes', { told, means: meanings(means) })
  }

  /** Things that had the same done to them are one sentence. */
  const gathered = (
    actions: readonly Action[],
    name: string | undefined,
    whose: Whose = name === undefined ? 'own' : 'told',
  ): string[] => {
    const alike = ALIKE.flatMap((did) => {
      const same = actions.filter((action): action is Alike => action.did === did)
      const plain = same.filter(({ means }) => means.length === 0)
      if (plain.length < 2) return same.map((action) => tell(action, name, whose))
      const what = listed(
        plain.map(({ item }) => item),
        did === 'made' ? introduced : called,
        whose === 'since' ? NAMED_SINCE : NAMED,
      )
      const values = { what, ...(name !== undefined && { name }) }
      const rest = same
        .filter(({ means }) => means.length > 0)
        .map((action) => tell(action, name, whose))
      return [say(sentence(keyOf(did, whose), values)), ...rest]
    })
    const others = actions
      .filter((action) => !isAlike(action))
      .map((action) => tell(action, name, whose))
    // Strokes, say, follow one another quickly.
    return [...new Set([...alike, ...others])]
  }

  const much = (actions: readonly Action[], name: string): string => {
    const parts = COUNTED.flatMap((did) => {
      const n = actions.filter((action) => action.did === did).length
      return n > 0 ? say(`much.${did}`, { n }) : []
    })
    const n = actions.filter(({ did }) => !COUNTED.some((one) => one === did)).length
    if (n > 0) parts.push(say('much.other', { n }))
    return say('told.much', { name, list: lists.format(parts) })
  }

  return {
    /** What somebody did in a while: a sentence or a few; more than that is counted. */
    others(name: string, actions: readonly Action[]): string {
      const lines = gathered(actions, name)
      return lines.length > MOST ? much(actions, name) : lines.join(' ')
    },
    /** The same of who sits here; `way` where it was undone or done again. */
    own(actions: readonly Action[], way?: 'undo' | 'redo'): string {
      const told = gathered(actions, undefined).slice(0, MOST).join(' ')
      return way ? say(way === 'undo' ? 'own.undone' : 'own.again', { told }).trim() : told
    },
    /** What happened in a while, whoever did it: sentences. */
    since: (actions: readonly Action[]): readonly string[] => gathered(actions, undefined, 'since'),
    sits: (name: string, sits: boolean) => say(sits ? 'told.sits' : 'told.stands', { name }),
  }
}
