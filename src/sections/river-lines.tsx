import { classNames } from '../ui/class-names.ts'

const lines = Array.from({ length: 11 }, (_, line) => {
  const spread = (line - 5) * 30
  return (
    <path
      key={spread}
      d={`M0 ${150 + spread * 0.12}C120 ${150 + spread * 0.15} 150 ${90 + spread * 0.7} 240 ${130 + spread}S350 ${170 + spread * 1.6} 400 ${140 + spread * 2}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={10 + Math.abs(line - 5) * 2}
      strokeOpacity="0.75"
      vectorEffect="non-scaling-stroke"
    />
  )
})

/** Lines that part like a river in its delta, in a shade that takes nothing from the words above them. */
export function RiverLines({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 300"
      preserveAspectRatio="none"
      className={classNames(
        'text-sunken [mask-image:linear-gradient(to_right,transparent,black_45%)] rtl:-scale-x-100',
        className,
      )}
    >
      {lines}
    </svg>
  )
}
