import type { Artboard } from './artboard.ts'
import { darken, mix } from './colour.ts'
import { at, box, disc, num, oval, pair, shape, stroke } from './shapes.ts'

interface TableTop {
  x: number
  y: number
  width: number
  depth: number
  height: number
}

/** A table seen from its front; `y` is the far edge of the top. */
export function table(art: Artboard, { x, y, width, depth, height }: TableTop): string {
  const { wood, ink } = art.palette
  const inset = depth * 0.9
  const top = `M${pair(x + inset, y)}L${pair(x + width - inset, y)}L${pair(x + width, y + depth)}L${pair(x, y + depth)}Z`
  const below = y + depth + 12
  const leg = (lx: number) => box(lx, below, 16, height - depth - 12, wood[2])
  // The panel hides what is under the table: people behind it are drawn to the waist only.
  const panel = box(
    x + 34,
    below,
    width - 68,
    (height - depth) * 0.8,
    art.vertical([0, mix(wood[2], ink, 0.12)], [1, mix(wood[1], wood[2], 0.3)]),
  )
  return [
    oval(x + width / 2, y + height, width * 0.52, depth * 0.32, ink, { opacity: 0.2 }),
    panel,
    leg(x + 24),
    leg(x + width - 40),
    shape(top, art.vertical([0, mix(wood[0], wood[1], 0.35)], [1, wood[0]])),
    box(x, y + depth, width, 14, wood[1]),
    box(x, y + depth + 14, width, 5, wood[2]),
  ].join('')
}

/** A laptop seen from behind its screen, hinge at the origin, 100 units wide. */
export function laptopBack(art: Artboard, colour: string): string {
  return [
    shape('M-56 0L56 0L62 8L-62 8Z', darken(colour, 0.35)),
    shape('M-50 0L-46-62C-46-66-43-68-40-68L40-68C43-68 46-66 46-62L50 0Z', colour),
    shape('M14 0L20-68L40-68C43-68 46-66 46-62L50 0Z', darken(colour, 0.3), { opacity: 0.4 }),
    disc(0, -34, 6, art.palette.paper, { opacity: 0.85 }),
  ].join('')
}

/** A laptop with its screen towards us, a chart or lines of code on it. */
export function laptopFront(art: Artboard): string {
  const { palette, random } = art
  const screen = palette.isDark ? mix(palette.sky[0], '#12204d', 0.5) : '#16265e'
  const bars = Array.from({ length: 5 }, (_, i) => {
    const tall = random.between(8, 32)
    return box(-34 + i * 10, -12 - tall, 6, tall, i % 2 ? '#34c48f' : '#7fb2f0')
  })
  const code = Array.from({ length: 5 }, (_, i) =>
    box(-36 + (i % 3) * 7, -52 + i * 9, random.between(20, 46), 3.4, i % 2 ? '#f5b12e' : '#86b6f7', {
      rx: 1.7,
    }),
  )
  return [
    shape('M-50 0L50 0L58 10L-58 10Z', palette.stone[1]),
    shape('M-47 0L-47-62C-47-65-45-67-42-67L42-67C45-67 47-65 47-62L47 0Z', palette.stone[2]),
    box(-43, -63, 86, 58, screen, { rx: 2 }),
    ...(random.chance(0.5) ? bars : code),
    stroke('M14-20L22-32L30-28L38-46', '#f5b12e', 2.6),
  ].join('')
}

/** A sheet of paper lying flat, seen at a low angle. */
export function sheet(art: Artboard, width: number, colour: string, turn = 0): string {
  const d = `M0 0L${num(width)} 0L${pair(width * 0.86, -width * 0.34)}L${pair(width * 0.12, -width * 0.34)}Z`
  const lines = `M${pair(width * 0.24, -width * 0.25)}h${num(width * 0.42)}M${pair(width * 0.2, -width * 0.16)}h${num(width * 0.52)}M${pair(width * 0.16, -width * 0.08)}h${num(width * 0.38)}`
  return at(0, 0, 1, shape(d, colour) + stroke(lines, art.palette.blue[1], 1.6, { opacity: 0.45 }), turn)
}

/** A glass of tea on its saucer. */
export function teaGlass(art: Artboard): string {
  const { clay, gold, paper } = art.palette
  return (
    oval(0, 0, 15, 4.4, paper) +
    shape('M-8-1L-10-24L10-24L8-1Z', mix(clay[1], gold[1], 0.35)) +
    shape('M-10-24L-10.600-31L10.600-31L10-24Z', paper, { opacity: 0.55 }) +
    shape('M3-1L5-24L10-24L8-1Z', clay[2], { opacity: 0.45 })
  )
}

/** A board covered with notes, grouped in columns and tied with a line. */
export function noteBoard(art: Artboard, width: number, height: number): string {
  const { palette, random } = art
  const hues = [palette.gold[0], palette.blue[0], palette.green[0], palette.clay[0]] as const
  const columns = Math.max(3, Math.round(width / 66))
  const step = width / (columns + 0.4)
  const notes: string[] = []
  for (let c = 0; c < columns; c++) {
    const rows = random.whole(2, Math.max(2, Math.floor(height / 58)))
    for (let r = 0; r < rows; r++) {
      const [nx, ny] = [step * (c + 0.36), 22 + r * 52]
      const note =
        box(0, 0, step * 0.66, 40, random.pick(hues)) +
        stroke(`M6 12h${num(step * 0.42)}M6 21h${num(step * 0.3)}`, palette.ink, 2, { opacity: 0.4 })
      notes.push(at(nx, ny, 1, note, random.between(-3, 3)))
    }
  }
  const arrow = stroke(
    `M${pair(width * 0.12, height - 22)}C${pair(width * 0.4, height - 54)} ${pair(width * 0.6, height + 4)} ${pair(width * 0.88, height - 40)}`,
    palette.clay[1],
    3.4,
  )
  return [
    box(6, 8, width, height, palette.ink, { opacity: 0.14, rx: 8 }),
    box(0, 0, width, height, palette.paper, { rx: 8 }),
    stroke(`M0 0h${num(width)}v${num(height)}h${num(-width)}z`, palette.wood[1], 6),
    ...notes,
    arrow,
  ].join('')
}

/** A rounded chair back, seat edge at the origin. */
export function chairBack(colour: string, width = 46): string {
  const half = width / 2
  return (
    shape(
      `M${-half} 0L${-half}-40Q${-half}-54 ${-half + 14}-54L${half - 14}-54Q${half}-54 ${half}-40L${half} 0Z`,
      colour,
    ) + stroke(`M${-half + 8} 0L${-half + 4} 46M${half - 8} 0L${half - 4} 46`, darken(colour, 0.4), 5)
  )
}
