import { Focus, Maximize, Minus, Plus } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useDesk } from '../desk/desk.ts'
import { type Command, keyName } from '../desk/keys.ts'
import { apple, usePhone } from '../device/machine.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { useSay } from '../say/say.ts'

const SIGNS = { zoomIn: Plus, zoomOut: Minus, fit: Focus, whole: Maximize }

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
  const button = (command: Command & keyof typeof SIGNS) => (
    <IconButton
      icon={SIGNS[command]}
      label={say(`command.${command}`)}
      keys={keyName(command, apple())}
      data-command={command}
      onClick={() => desk.run(command)}
    />
  )
  return (
    <section className="bar zoom-bar" data-covers="corner" aria-label={say('zoom')}>
      {button('zoomIn')}
      <button type="button" className="near" ref={near} onClick={() => desk.run('read')} />
      {button('zoomOut')}
      {!phone && button('fit')}
      {!phone && button('whole')}
    </section>
  )
}
