import { encode } from 'uqr'

type QrCodeProps = {
  text: string
  /** What it is for, to whoever cannot see it. */
  label: string
  className?: string
}

/** Black on white in every theme: many cameras read it no other way. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={className}>
      <rect width={size} height={size} fill="#fff" />
      <path d={darkSquares(data)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

function darkSquares(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
}
