import { at, box, disc, shape, stroke } from '../drawing/shapes.ts'
import { type LogoInk, type LogoSymbol, lockup } from './lockup.ts'
import { partnerSymbol } from './partner-symbols.ts'

interface ProgramMark {
  symbol: LogoSymbol
  ink: LogoInk
}

const around = (count: number, draw: (i: number) => string, start = 0) =>
  Array.from({ length: count }, (_, i) => at(0, 0, 1, draw(i), start + (i * 360) / count)).join('')

const BLUE: LogoInk = { text: '#3f72cf', main: '#3f72cf', accent: '#c9861c' }
const GREEN: LogoInk = { text: '#1d8f68', main: '#1d8f68', accent: '#c9861c' }
const CLAY: LogoInk = { text: '#b8643a', main: '#b8643a', accent: '#3f72cf' }
const GOLD: LogoInk = { text: '#b27a17', main: '#c9861c', accent: '#3f72cf' }

/** Two spans meet over the water. */
const bridge: LogoSymbol = ({ main, accent }) =>
  stroke('M-50 12C-34-26-16-40 0-40C16-40 34-26 50 12', main, 10) +
  stroke('M-30-14V12M0-38V12M30-14V12', main, 6) +
  box(-50, 12, 100, 9, main, { rx: 4 }) +
  stroke('M-44 40Q-33 31-22 40T0 40T22 40T44 40', accent, 8)

/** Two people, one of them a step ahead. */
const mentor: LogoSymbol = ({ main, accent }) =>
  disc(-20, -28, 17, main) +
  shape('M-50 48C-50 12-36 0-20 0C-4 0 8 10 10 34C11 42 6 48-2 48Z', main) +
  disc(24, -6, 13, accent) +
  shape('M4 48C16 44 18 30 16 18C20 15 22 14 26 14C40 14 50 24 50 48Z', accent)

/** The water wheel that gives Noria its name. */
const wheel: LogoSymbol = ({ main, accent }) =>
  stroke('M36-4A36 36 0 1 1-36-4A36 36 0 1 1 36-4Z', main, 8) +
  at(
    0,
    -4,
    1,
    around(8, () => stroke('M0-8V-32', main, 6)) +
      around(8, () => box(-7, -50, 14, 12, accent, { rx: 3 }), 22.5) +
      disc(0, 0, 9, accent),
  ) +
  stroke('M-46 46Q-34 37-23 46T0 46T23 46T46 46', accent, 7)

/** Steps that rise to a point of light. */
const steps: LogoSymbol = ({ main, accent }) =>
  shape('M-50 48V26H-22V4H6V-18H34V48Z', main) +
  disc(34, -38, 12, accent) +
  stroke('M-44 4L-24-16L-14-6L10-34', accent, 7)

/** A leaf inside a drop. */
const garden: LogoSymbol = ({ main, accent }) =>
  shape('M0-50C28-18 40-2 40 14A40 36 0 0 1-40 14C-40-2-28-18 0-50Z', main) +
  shape('M-18 26C-20 0-2-12 20-12C22 14 8 28-18 26Z', accent) +
  stroke('M-24 34C-14 16-4 8 8 0', '#fbfaf7', 4)

/** A sheet of hexagons with one lit cell. */
const lattice: LogoSymbol = ({ main, accent }) => {
  const cell = (x: number, y: number) =>
    at(x, y, 1, stroke('M0-19L16.500-9.500L16.500 9.500L0 19L-16.500 9.500L-16.500-9.500Z', main, 6))
  const centres = [
    [-16.5, -28.5],
    [16.5, -28.5],
    [-33, 0],
    [0, 0],
    [33, 0],
    [-16.5, 28.5],
    [16.5, 28.5],
  ] as const
  return (
    shape('M0-15L13-7.500L13 7.500L0 15L-13 7.500L-13-7.500Z', accent) +
    centres.map(([x, y]) => cell(x, y)).join('')
  )
}

/** Breath as a line that beats. */
const pulse: LogoSymbol = ({ main, accent }) =>
  shape('M0 46C-58 8-54-40-26-44C-10-46-2-34 0-24C2-34 10-46 26-44C54-40 58 8 0 46Z', main) +
  stroke('M-50 2H-20L-10-18L6 22L16 2H50', '#fbfaf7', 7) +
  stroke('M-50 2H-42M42 2H50', accent, 7)

/** A sun made of panels. */
const sun: LogoSymbol = ({ main, accent }) =>
  disc(0, 0, 20, main) + around(8, (i) => shape('M-8-28L8-28L11-48L-11-48Z', i % 2 ? accent : main))

const MARKS: Record<string, ProgramMark> = {
  bridgez: { symbol: bridge, ink: BLUE },
  imentor: { symbol: mentor, ink: GREEN },
  noria: { symbol: wheel, ink: BLUE },
  khatwa: { symbol: steps, ink: CLAY },
  eden: { symbol: garden, ink: GREEN },
  graphene: { symbol: lattice, ink: BLUE },
  nitrous: { symbol: pulse, ink: CLAY },
  helios: { symbol: sun, ink: GOLD },
}

/** The logo of a program or project. A name without a mark of its own borrows a fitting symbol. */
export function programLogo(name: string): string {
  const mark = MARKS[name.toLowerCase()] ?? { symbol: partnerSymbol(name), ink: BLUE }
  return lockup(mark.symbol, name, mark.ink, { weight: 15 })
}
