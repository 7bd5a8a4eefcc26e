import { useEffect, useRef, useState } from 'react'
import { useShareSay } from './sharewords.ts'

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  /** Not in every browser, and only on pages that are served securely. */
  var BarcodeDetector: (new (of: { formats: readonly string[] }) => Detector) | undefined
}

/** Between two looks, ms. */
const LOOK = 200

/** Whether codes can be scanned here; where not, nothing of it is shown. */
export const canScan = (): boolean =>
  isSecureContext && typeof BarcodeDetector === 'function' && 'mediaDevices' in navigator

/** Looks through the camera until it sees a code. */
export function Scanner({ onFound }: { onFound(text: string): void }) {
  const say = useShareSay()
  const video = useRef<HTMLVideoElement>(null)
  const found = useRef(onFound)
  found.current = onFound
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    let over = false
    let stream: MediaStream | undefined
    const end = () => {
      over = true
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const look = async () => {
      const picture = video.current
      if (!picture || !BarcodeDetector) throw new Error('nothing to look through')
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (over) return end()
      picture.srcObject = stream
      await picture.play()
      const detector = new BarcodeDetector({ formats: ['qr_code'] })
      while (!over) {
        const [code] = await detector.detect(picture)
        if (code && !over) {
          end()
          found.current(code.rawValue)
        }
        await new Promise((done) => setTimeout(done, LOOK))
      }
    }
    look().catch(() => {
      // Not allowed, no camera, or it was taken away while it looked.
      if (!over) setRefused(true)
      end()
    })
    return end
  }, [])
  if (refused) return <p role="alert">{say('scan.refused')}</p>
  return (
    <video ref={video} className="scanner" muted playsInline aria-label={say('scan.picture')} />
  )
}
