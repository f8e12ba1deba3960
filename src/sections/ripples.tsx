import type { PageSection } from '../content/page-section/page-section.ts'
import { classNames } from '../ui/class-names.ts'

const places: Record<PageSection['align'], string> = {
  left: '-end-[16cqi] -top-[18cqi]',
  center: 'inset-x-0 -bottom-[46cqi] mx-auto',
  right: '-start-[16cqi] -top-[18cqi]',
}

/** Rings on water, in a shade that takes nothing from the words above it. Opposite the side the text keeps to. */
export function Ripples({ align }: { align: PageSection['align'] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 200"
      className={classNames('absolute -z-10 size-[60cqi] text-sunken', places[align])}
    >
      {[98, 80, 62, 44, 26].map((radius) => (
        <circle key={radius} cx="100" cy="100" r={radius} fill="currentColor" fillOpacity="0.3" />
      ))}
    </svg>
  )
}
