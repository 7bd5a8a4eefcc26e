import { Focus, Maximize, Minus, Plus } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { CommandButton } from '../desk/CommandButton.tsx'
import { useDesk } from '../desk/desk.ts'
import { usePhone } from '../device/machine.ts'
import { useSay } from '../say/say.ts'

/** How near the table is seen, and nearer or farther; it says so without being rendered while the view moves. */
export default function ZoomBar(props: {
  /** How near it is: 1 is a px for a mm. */
  zoomed(): number | undefined
  /** Told when the view has moved. */
  readonly views: RefObject<Set<() => void>>
}) {
  const { views } = props
  const desk = useDesk()
  const say = useSay()
  const phone = usePhone()
  const near = useRef<HTMLButtonElement>(null)
  const latest = useRef({ say, zoomed: props.zoomed })
  latest.current = { say, zoomed: props.zoomed }
  useEffect(() => {
    const tell = () => {
      const { say: told, zoomed } = latest.current
      const zoom = zoomed()
      const button = near.current
      if (zoom === undefined || !button) return
      const n = Math.round(zoom * 100)
      const words = told('zoom.near', { n })
      if (button.textContent === words) return
      button.textContent = words
      button.ariaLabel = `${words}. ${told('command.read')}`
    }
    tell()
    const all = views.current
    all.add(tell)
    return () => void all.delete(tell)
  }, [views])
  return (
    <section className="bar zoom-bar" data-covers="corner" aria-label={say('zoom')}>
      <CommandButton id="zoomIn" icon={Plus} />
      <button type="button" className="near" ref={near} onClick={() => desk.run('read')} />
      <CommandButton id="zoomOut" icon={Minus} />
      {!phone && <CommandButton id="fit" icon={Focus} />}
      {!phone && <CommandButton id="whole" icon={Maximize} />}
    </section>
  )
}
