import { isFree } from '../rules/free.ts'
import type { Gathering } from '../rules/game.ts'
import type { Flick } from '../rules/roll.ts'
import { useBoardOf, useDesk, useNameOf, useReading } from './desk.ts'
import { feeling, percent } from './format.ts'
import { useForms } from './forms.tsx'
import { useSheet } from './machine.ts'
import { Outcome } from './Outcome.tsx'
import { Pairing } from './Pairing.tsx'
import { PairList } from './PairList.tsx'
import { useSay } from './say.ts'
import { ThrowButton } from './ThrowButton.tsx'

/** The Check being gathered, for everybody to see: what it is about, the pairs, the pool, the chance, the throw. */
export default function CheckPanel({ gathering }: { gathering: Gathering | undefined }) {
  const desk = useDesk()
  const say = useSay()
  const { begin } = useForms()
  const about = gathering?.about
  const last = useBoardOf(({ rolls }) => rolls.findLast(({ check }) => !isFree(check)))
  const name = useNameOf(about)
  const means = useReading((board) =>
    about === undefined
      ? []
      : desk.game
          .read(board)
          .filter(({ on, as }) => on === about && (as === 'label' || as === 'rating'))
          .map((mark) => mark.say),
  )
  if (!gathering) return last ? <Outcome key={last.id} record={last} /> : null
  const toThrow = (flick: Flick) => {
    const { thrower } = gathering
    const move = desk.game.moves.find(({ id }) => id === thrower.move)
    const refusal = move?.may(desk.table.board(), desk.act(), thrower.answers ?? {})
    // Advice is shown as any Move's is; where nothing speaks against it, the hand may throw.
    if (refusal) begin(thrower)
    else desk.throwDice(flick)
  }
  const bare = gathering.check.dice.length === 0
  const rolling = desk.answered(gathering.check)
  return (
    <section className="check" aria-label={say('check')}>
      <button type="button" className="objective" onClick={() => desk.show([gathering.about])}>
        <span dir="auto">{name || say('unnamed')}</span>
      </button>
      <p className="about">{means.map((sentence) => say(sentence)).join(' · ')}</p>
      <PairList pairs={gathering.pairs} />
      <Pairing gathering={gathering} />
      <div className="ready">
        <div className="pool" role="status">
          <p className="dice">{say(gathering.say)}</p>
          {gathering.check.dice.length > 0 && (
            <p>
              {say('chance', { per: percent(gathering.chance, desk.lang) })}
              <span className="feeling">{say(feeling(gathering.chance))}</span>
            </p>
          )}
        </div>
        <ThrowButton
          className={bare ? '' : 'primary'}
          disabled={rolling}
          bare={bare}
          onThrow={toThrow}
        >
          {say(rolling ? 'check.rolling' : bare ? 'check.nothing' : 'check.throw')}
        </ThrowButton>
        {!bare && !rolling && <Fling />}
      </div>
    </section>
  )
}

/** The tray beside the panel tells by itself that one may fling; where there is no room for it, it is brought out. */
function Fling() {
  const desk = useDesk()
  const say = useSay()
  if (!useSheet()) return null
  return (
    <button type="button" className="quiet" onClick={() => desk.run('tray')}>
      {say('command.tray')}
    </button>
  )
}
