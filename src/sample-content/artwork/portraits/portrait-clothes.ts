import { darken, lighten } from '../drawing/colour.ts'
import { at, disc, shape, stroke } from '../drawing/shapes.ts'
import type { Sitter } from './portrait-sitter.ts'

const SHOULDERS =
  'M-196 300C-196 170-150 136-96 122C-70 115-50 108-38 96L38 96C50 108 70 115 96 122C150 136 196 170 196 300Z'
const SHADED = 'M70 115C80 118 88 120 96 122C150 136 196 170 196 300L96 300C110 240 104 170 70 115Z'

const body = (colour: string) =>
  shape(SHOULDERS, colour) +
  shape(SHADED, darken(colour, 0.42), { opacity: 0.42 }) +
  stroke('M-178 214C-170 164-136 146-98 134', lighten(colour, 0.5), 5, { opacity: 0.5 })

const buttons = (colour: string, ys: readonly number[]) => ys.map((y) => disc(0, y, 4, colour)).join('')

const openCollar = (skin: string) =>
  shape('M-33 84L33 84L0 138Z', skin) +
  shape('M-33 84L33 84L18 109C4 100-16 94-33 90Z', darken(skin, 0.4), { opacity: 0.5 })

const GARMENTS: Record<Sitter['garment'], (sitter: Sitter) => string> = {
  blazer: ({ top, trim, skin }) =>
    body(top) +
    shape('M-42 94L0 224L42 94L34 86L-34 86Z', trim) +
    openCollar(skin) +
    shape(
      'M-40 96L-72 116L-52 160L-60 172L0 250L-12 190ZM40 96L72 116L52 160L60 172L0 250L12 190Z',
      lighten(top, 0.14),
    ) +
    shape('M40 96L72 116L52 160L60 172L0 250L12 190Z', darken(top, 0.35), { opacity: 0.35 }) +
    shape('M-38 96L-10 132L-30 150L-52 108ZM38 96L10 132L30 150L52 108Z', lighten(trim, 0.3)),
  shirt: ({ top, trim, skin }) =>
    body(top) +
    openCollar(skin) +
    stroke('M0 132V300', darken(top, 0.3), 3, { opacity: 0.6 }) +
    buttons(trim, [164, 204, 244, 284]) +
    shape('M-40 92L-4 130L-34 158L-62 110ZM40 92L4 130L34 158L62 110Z', lighten(top, 0.3)) +
    shape('M40 92L4 130L34 158L62 110Z', darken(top, 0.3), { opacity: 0.35 }),
  robe: ({ top, trim }) =>
    body(top) +
    shape('M-44 96C-30 130-8 150-7 250L7 250C8 150 30 130 44 96L34 96C24 116-24 116-34 96Z', trim) +
    buttons(darken(trim, 0.35), [176, 206, 236]),
  sweater: ({ top, trim }) =>
    body(top) +
    shape('M-46 94C-30 126 30 126 46 94L54 108C36 146-36 146-54 108Z', trim) +
    stroke('M-150 250C-90 236 90 236 150 250M-156 268C-90 254 90 254 156 268', trim, 6, { opacity: 0.85 }),
  dress: ({ top, trim }) => {
    const spots = [
      [-120, 190],
      [-70, 168],
      [-96, 246],
      [-30, 226],
      [20, 190],
      [64, 232],
      [110, 184],
      [136, 246],
      [-150, 250],
      [10, 268],
    ] as const
    const flower = (i: number) =>
      disc(0, 0, 15, trim) + disc(0, 0, 7, i % 2 ? lighten(trim, 0.6) : darken(top, 0.4))
    return (
      body(top) +
      spots.map(([x, y], i) => at(x, y, i % 3 ? 1 : 0.7, flower(i))).join('') +
      stroke('M-44 96C-26 140 26 140 44 96', trim, 9)
    )
  },
}

/** Neck and clothes, from the chin down to the lower edge. */
export function portraitClothes(sitter: Sitter): string {
  const { skin } = sitter
  const open = sitter.garment === 'robe' || sitter.garment === 'dress' || sitter.garment === 'sweater'
  const neck = shape('M-30 40L-32 96C-40 112-20 132 0 132C20 132 40 112 32 96L30 40Z', skin)
  const shadow = shape(
    'M-30 52C-20 84 24 84 30 52L32 96C40 112 22 131 4 132C14 112 2 92-31 78Z',
    darken(skin, 0.4),
    { opacity: 0.5 },
  )
  const garment = GARMENTS[sitter.garment](sitter)
  return open ? garment + neck + shadow + trimOver(sitter) : neck + shadow + garment
}

/** The neckline of an open garment lies over the neck. */
function trimOver({ garment, top, trim }: Sitter): string {
  if (garment === 'sweater') return shape('M-46 96C-34 140 34 140 46 96L56 108C38 156-38 156-56 108Z', trim)
  if (garment === 'dress') return stroke('M-46 100C-28 142 28 142 46 100', darken(top, 0.2), 8)
  return shape(
    'M-46 98C-34 138-10 140-8 168L8 168C10 140 34 138 46 98C36 122 20 132 0 132C-20 132-36 122-46 98Z',
    trim,
  )
}
