import { encodeQR } from 'qr'
import { useMemo } from 'react'

/** A text as a code that cameras read: always dark on light, with the quiet edge that they need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { ecc: 'low', border: 4 })
    const path = rows
      .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
      .join('')
    return { size: rows.length, path }
  }, [text])
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      data-text={text}
      viewBox={`0 0 ${size} ${size}`}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
