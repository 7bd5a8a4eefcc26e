import { dyed } from '../../paint/dice/coat.ts'
import { type Check, DYES } from '../../rules/dice/check.ts'
import { successIn } from '../../rules/dice/odds.ts'
import type { Flick } from '../../rules/dice/roll.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { Gathering } from '../../rules/play/gathering.ts'
import { moveOf } from '../../rules/play/move.ts'
import { useBoardOf, useDesk } from '../desk/desk.ts'
import { useForms } from '../desk/forms.tsx'
import { useSheet } from '../device/machine.ts'
import { feeling, percent } from '../say/format.ts'
import { DieSign } from '../throws/DieSign.tsx'
import { ThrowButton } from '../throws/ThrowButton.tsx'
import { useDiceSay } from '../throws/words.ts'
import { OddsBars } from './OddsBars.tsx'

/**
 * The pool, its chance and the throw; without any dice, what can be done all the same. `bands`: with all ways in which
 * it can come out, where these do not stand elsewhere.
 */
export default function Throwing({
  gathering,
  bands = false,
}: {
  gathering: Gathering
  bands?: boolean
}) {
  const desk = useDesk()
  const say = useDiceSay()
  const { check, odds } = gathering
  const chance = successIn(odds)
  const bare = check.dice.length === 0
  return (
    <div className="ready" data-bare={bare}>
      {bands && <OddsBars odds={odds} />}
      <div className="pool" role="status">
        <p className="dice">{say(gathering.say)}</p>
        <DyeKey check={check} />
        {!bare && chance !== undefined && (
          <p>
            <span className="long">{say('chance', { per: percent(chance, desk.lang) })}</span>
            <span className="per" aria-hidden>
              {say('chance.brief', { per: percent(chance, desk.lang) })}
            </span>
            <span className="feeling">{say(feeling(chance))}</span>
          </p>
        )}
      </div>
      <ThrowIt gathering={gathering} />
    </div>
  )
}

/** The button that throws for it: what is pressed first by whose throw it is, and by all where it is nobody's own. */
export function ThrowIt({ gathering: { check, thrower, by } }: { gathering: Gathering }) {
  const desk = useDesk()
  const say = useDiceSay()
  const { begin } = useForms()
  const toThrow = (flick: Flick) => {
    const move = moveOf(desk.game, thrower.move)
    const refusal = move?.may(desk.table.board(), desk.act(), thrower.answers ?? {})
    // Advice is shown as any Move's is; where nothing speaks against it, the hand may throw.
    if (refusal) begin(thrower)
    else desk.throwDice(flick)
  }
  const bare = check.dice.length === 0
  const nothing = bare && !check.lots
  const drawing = bare && !nothing
  const rolling = desk.inTheAir(check)
  const first = !nothing && (by === undefined || by === desk.seat())
  return (
    <ThrowButton
      className={first ? 'primary' : ''}
      disabled={rolling}
      bare={bare}
      onThrow={toThrow}
    >
      {say(
        drawing
          ? 'check.draw'
          : rolling
            ? 'check.rolling'
            : nothing
              ? 'check.nothing'
              : 'check.throw',
      )}
    </ThrowButton>
  )
}

/** What each sort of its dice is thrown for, where they do not all mean the same: by a die of its colour. */
function DyeKey({ check }: { check: Check }) {
  const { game, seat } = useDesk()
  const say = useDiceSay()
  const color = useBoardOf(({ seats }) => seatOf(seats, seat())?.color)
  const { dice, dyes = [] } = check
  const means = game.checks?.dyed?.(check) ?? {}
  const colors = dyed(color, dyes)
  const shown = DYES.filter((dye) => means[dye] && dyes.includes(dye))
  if (shown.length === 0) return null
  return (
    <ul className="dye-key">
      {shown.map((dye) => {
        const at = dyes.indexOf(dye)
        return (
          <li key={dye}>
            <DieSign
              die={dice[at] ?? 'd6'}
              size={20}
              color={typeof colors === 'object' ? colors[at] : colors}
            />
            {means[dye] && say(means[dye])}
          </li>
        )
      })}
    </ul>
  )
}

/** The tray beside the panel tells by itself that one may fling; where there is no room for it, it is brought out. */
export function Fling({ gathering: { check } }: { gathering: Gathering }) {
  const desk = useDesk()
  const say = useDiceSay()
  if (!useSheet() || check.dice.length === 0 || desk.inTheAir(check)) return null
  return (
    <button type="button" className="quiet" onClick={() => desk.run('tray')}>
      {say('command.tray')}
    </button>
  )
}
