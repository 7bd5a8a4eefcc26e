import { successIn } from '../../rules/dice/odds.ts'
import type { Flick } from '../../rules/dice/roll.ts'
import type { Gathering } from '../../rules/play/gathering.ts'
import { moveOf } from '../../rules/play/move.ts'
import { useDesk } from '../desk/desk.ts'
import { useForms } from '../desk/forms.tsx'
import { useSheet } from '../device/machine.ts'
import { feeling, percent } from '../say/format.ts'
import { ThrowButton } from '../throws/ThrowButton.tsx'
import { useDiceSay } from '../throws/words.ts'

/** The pool, its chance and the throw; without any dice, what can be done all the same. */
export default function Throwing({ gathering }: { gathering: Gathering }) {
  const desk = useDesk()
  const say = useDiceSay()
  const { begin } = useForms()
  const { check, odds, thrower } = gathering
  const chance = successIn(odds)
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
  return (
    <div className="ready" data-bare={bare}>
      <div className="pool" role="status">
        <p className="dice">{say(gathering.say)}</p>
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
      <ThrowButton
        className={nothing ? '' : 'primary'}
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
    </div>
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
