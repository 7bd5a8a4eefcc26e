import { useEffect, useState } from 'react'
import { useFilesSay } from '../files/words.ts'
import { useVoice } from '../say/say.ts'
import { bytesSaid } from './bytes.ts'
import { insistOnKeeping, type Space, spaceHere } from './storage.ts'

/** What the browser says of keeping tables on this device, and a way to ask it. */
export function RoomField() {
  const say = useFilesSay()
  const { lang } = useVoice()
  const [found, setFound] = useState<Space>()
  useEffect(() => {
    let left = false
    void spaceHere().then((room) => left || setFound(room))
    return () => {
      left = true
    }
  }, [])
  if (!found) return null
  const { kept, used, room } = found
  const ask = async () => {
    await insistOnKeeping()
    setFound(await spaceHere())
  }
  return (
    <section className="room-field" aria-label={say('room.title')}>
      <p className="hint" role="status">
        {say(kept === undefined ? 'room.unknown' : kept ? 'room.kept' : 'room.notKept')}{' '}
        {used !== undefined &&
          room !== undefined &&
          say('room.used', { used: bytesSaid(used, lang), room: bytesSaid(room, lang) })}
      </p>
      {kept === false && (
        <button type="button" onClick={() => void ask()}>
          {say('room.ask')}
        </button>
      )}
    </section>
  )
}
