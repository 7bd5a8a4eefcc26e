import { useEffect, useRef, useState } from 'react'
import { useShareSay } from './words.ts'

/** Between two looks, ms. */
const LOOK = 150
/** A picture is looked at no larger than this, px: a code fills much of it. */
const WIDE = 800

/** Whether codes can be scanned here: on pages that are served securely only. Where not, nothing of it is shown. */
export const canScan = (): boolean => isSecureContext && 'mediaDevices' in navigator

/** What the camera sees now; undefined before it sees anything. */
function glance(video: HTMLVideoElement, pen: OffscreenCanvasRenderingContext2D) {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return undefined
  const part = Math.min(1, WIDE / videoWidth)
  const [width, height] = [Math.round(videoWidth * part), Math.round(videoHeight * part)]
  Object.assign(pen.canvas, { width, height })
  pen.drawImage(video, 0, 0, width, height)
  return pen.getImageData(0, 0, width, height)
}

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
      const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      if (!picture || !pen) throw new Error('nothing to look through')
      const { decodeQR } = await import('qr/decode.js')
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (over) return end()
      picture.srcObject = stream
      await picture.play()
      const read = () => {
        const seen = glance(picture, pen)
        try {
          return seen && decodeQR(seen)
        } catch {
          // No code in sight, or not clearly enough.
          return undefined
        }
      }
      while (!over) {
        const code = read()
        if (code !== undefined) {
          end()
          found.current(code)
          return
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
