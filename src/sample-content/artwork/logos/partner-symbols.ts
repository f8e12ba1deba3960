import { at, box, disc, oval, shape, stroke } from '../drawing/shapes.ts'
import type { LogoSymbol } from './lockup.ts'

const around = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => at(0, 0, 1, draw(i), (i * 360) / count)).join('')

/** Two banks and the river between them. */
const valley: LogoSymbol = ({ main, accent }) =>
  shape('M-50 0A50 50 0 0 1 34-37C8-24 22 6-8 18C-22 24-32 32-36 35A50 50 0 0 1-50 0Z', main) +
  shape('M45-21A50 50 0 0 1-24 44C-18 34-6 30 6 26C32 16 18-10 45-21Z', accent)

/** Three circles that share a drop. */
const cooperative: LogoSymbol = ({ main, accent }) =>
  around(3, (i) => stroke('M24-20A24 24 0 1 1-24-20A24 24 0 1 1 24-20Z', i === 1 ? accent : main, 9)) +
  shape('M0-11C6-3 9 1 9 5A9 9 0 0 1-9 5C-9 1-6-3 0-11Z', accent)

/** A triangle that opens into three streams. */
const delta: LogoSymbol = ({ main, accent }) =>
  shape('M0-48L14-22L-14-22Z', accent) +
  shape('M-18-14L-4-14L-22 44L-52 44ZM18-14L4-14L22 44L52 44Z', main) +
  shape('M0-14L13 44L-13 44Z', accent)

/** Half a sun over a panel. */
const solar: LogoSymbol = ({ main, accent }) =>
  shape('M-26 6A26 26 0 0 1 26 6Z', accent) +
  stroke('M0-34V-46M-24-25L-33-34M24-25L33-34M-38-2H-49M38-2H49', accent, 7) +
  shape(
    'M-40 16L-8 16L-10 28L-44 28ZM8 16L40 16L44 28L10 28ZM-46 34L-11 34L-13 47L-50 47ZM11 34L46 34L50 47L13 47Z',
    main,
  ) +
  shape('M-4 16H4L5 28H-5ZM-6 34H6L7 47H-7Z', main)

/** Three papyrus columns under one beam. */
const columns: LogoSymbol = ({ main, accent }) =>
  box(-48, -48, 96, 14, main, { rx: 3 }) +
  [-32, 0, 32]
    .map((x) => at(x, 0, 1, shape('M-13-28L13-28C12-14 7-10 6-2L7 34L-7 34L-6-2C-7-10-12-14-13-28Z', accent)))
    .join('') +
  box(-48, 38, 96, 10, main, { rx: 3 })

/** A crane in flight, wings of two arcs. */
const crane: LogoSymbol = ({ main, accent }) =>
  shape('M-50 10C-34-28-2-46 38-46C16-34 6-20 4 0C-14-6-34-4-50 10Z', main) +
  shape('M-22 46C-20 22-8 6 12 0C34-6 44-18 50-32C52-4 38 18 12 24C-4 28-14 34-22 46Z', accent) +
  disc(41, -39, 5, accent)

/** A stone with three scripts. */
const stele: LogoSymbol = ({ main, accent }) =>
  shape('M-36 48L-38-26C-30-40-12-48 6-48C22-48 34-38 38-26L36 48Z', main) +
  stroke('M-22-22H18M-24-8H22', accent, 6) +
  stroke('M-24 8H-14M-6 8H4M12 8H22M-24 22H-18M-8 22H8M18 22H22', accent, 6) +
  stroke('M-24 36C-18 30-12 42-6 36S6 30 12 36S20 40 22 36', accent, 5)

/** A cross of four leaves around a beating point. */
const health: LogoSymbol = ({ main, accent }) =>
  around(4, (i) => shape('M0-8C-22-18-20-44 0-50C20-44 22-18 0-8Z', i % 2 ? accent : main)) +
  disc(0, 0, 8, accent)

/** Waves stacked into a lens. */
const waves: LogoSymbol = ({ main, accent }) =>
  [-30, -10, 10, 30]
    .map((y, i) => {
      const half = Math.sqrt(2400 - y * y)
      return stroke(
        `M${Math.round(-half)} ${y}Q${Math.round(-half / 2)} ${y - 13} 0 ${y}T${Math.round(half)} ${y}`,
        i % 2 ? accent : main,
        10,
      )
    })
    .join('')

/** A ring of seeds. */
const seeds: LogoSymbol = ({ main, accent }) =>
  around(8, (i) => oval(0, -34, 9, 15, i % 2 ? accent : main)) + disc(0, 0, 11, accent)

export const PARTNER_SYMBOLS: readonly [LogoSymbol, ...LogoSymbol[]] = [
  valley,
  cooperative,
  delta,
  solar,
  columns,
  crane,
  stele,
  health,
  waves,
  seeds,
]

const BY_SUBJECT: readonly (readonly [pattern: RegExp, symbol: LogoSymbol])[] = [
  [/bank|valley|capital/i, valley],
  [/coop|union|alliance/i, cooperative],
  [/delta|institute|universit/i, delta],
  [/solar|energy|power/i, solar],
  [/legal|law|karnak/i, columns],
  [/crane|wing|fund/i, crane],
  [/press|media|rosetta/i, stele],
  [/health|clinic|care/i, health],
  [/water|river|sea|nile/i, waves],
  [/farm|seed|agri|food/i, seeds],
]

/** A symbol that fits the name where one does, else one that always stays with that name. */
export function partnerSymbol(name: string): LogoSymbol {
  const fitting = BY_SUBJECT.find(([pattern]) => pattern.test(name))
  if (fitting) return fitting[1]
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 100_003, 7)
  return PARTNER_SYMBOLS[sum % PARTNER_SYMBOLS.length] ?? valley
}
