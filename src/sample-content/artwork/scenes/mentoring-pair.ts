import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { mix } from '../drawing/colour.ts'
import { laptopBack, sheet, table, teaGlass } from '../drawing/furniture.ts'
import { archWindow, lightShaft, pendantLamp, room } from '../drawing/interior.ts'
import { pottedPlant } from '../drawing/plants.ts'
import { at, box, num, pair, shape, stroke } from '../drawing/shapes.ts'
import { portraitBust } from '../portraits/portrait-bust.ts'
import { SITTERS } from '../portraits/sitters.ts'
import type { PortraitName } from '../portraits.ts'

/** Shelves with folders, books and one plant. */
function shelf(art: Artboard, width: number, rows: number): string {
  const { palette, random } = art
  const { wood, blue, green, gold, clay, paper } = palette
  const hues = [blue[1], blue[0], green[1], gold[1], clay[1], paper, blue[2]] as const
  const parts: string[] = []
  for (let row = 0; row < rows; row++) {
    const y = row * 84
    for (let x = 8; x < width - 26; ) {
      const wide = random.between(9, 18)
      const tall = random.between(38, 60)
      if (random.chance(0.86)) parts.push(box(x, y + 68 - tall, wide, tall, random.pick(hues), { rx: 1.5 }))
      x += wide + (random.chance(0.12) ? 18 : 1.6)
    }
    parts.push(
      box(-8, y + 68, width + 16, 9, wood[1]),
      box(-8, y + 77, width + 16, 4, wood[2], { opacity: 0.5 }),
    )
  }
  return parts.join('')
}

const MENTORS = ['tarek', 'salma', 'wanjiku', 'nadia', 'saber'] as const satisfies readonly PortraitName[]
const FOUNDERS = [
  'mona',
  'daniel',
  'mariam',
  'idris',
  'amina',
  'karim',
  'youssef',
] as const satisfies readonly PortraitName[]

function notebook(art: Artboard): string {
  const { palette } = art
  return (
    shape('M0 0L70 0L78-26L10-26Z', palette.paper) +
    shape('M70 0L78-26L86-26L80 2L2 4L0 0Z', palette.clay[1]) +
    stroke('M18-20h44M16-13h46M14-6h30', palette.blue[1], 1.8, { opacity: 0.5 }) +
    stroke('M58 4L88-24', palette.gold[1], 4)
  )
}

/** A picture on the wall: the river in three strokes. */
function wallPicture(art: Artboard, width: number): string {
  const { palette } = art
  const height = width * 1.2
  return [
    box(5, 7, width, height, palette.ink, { opacity: 0.15 }),
    box(0, 0, width, height, palette.wood[1]),
    box(7, 7, width - 14, height - 14, palette.sky[2]),
    `<circle cx="${num(width * 0.6)}" cy="${num(height * 0.36)}" r="${num(width * 0.17)}" fill="${palette.sun}"/>`,
    shape(
      `M7 ${num(height * 0.55)}Q${pair(width * 0.4, height * 0.42)} ${pair(width - 7, height * 0.58)}V${num(height - 7)}H7Z`,
      palette.sand[1],
    ),
    shape(
      `M7 ${num(height * 0.72)}Q${pair(width * 0.5, height * 0.6)} ${pair(width - 7, height * 0.7)}V${num(height - 7)}H7Z`,
      palette.blue[1],
    ),
  ].join('')
}

/** A mentor and a founder over one laptop, tea on the table. */
export const mentoringPair: Scene = (frame) => {
  const art = createArtboard(frame, 'dawn')
  const { w, h, palette, random } = art
  const tableY = h * (0.74 + art.wideness * 0.04)
  const size = Math.min((h * 0.64) / 400, w / 800)
  const wide = Math.min(w * 0.5, 460)
  const pane = { x: w * 0.5 - wide / 2, y: h * 0.08, width: wide, height: h * 0.6 }
  art.add(room(art, h * 0.86, [w * 0.5, h * 0.3]), archWindow(art, pane))
  if (art.wideness > 0.25) art.add(at(w * 0.035, h * 0.09, 0.86, shelf(art, w * 0.19, 3)))
  art.add(
    at(w * 0.84, h * 0.12, 1, wallPicture(art, Math.min(130, w * 0.12))),
    lightShaft(art, pane, h * 0.4),
  )
  art.add(pendantLamp(art, w * 0.5, h * 0.09, 34))
  art.add(at(w * 0.96, tableY + 20, 1, pottedPlant(random, h * 0.3, palette.clay, palette.green)))
  const [guide, founder] = [SITTERS[random.pick(MENTORS)], SITTERS[random.pick(FOUNDERS)]]
  const [x, y, apart] = [w * 0.5, tableY - 262 * size, 186 * size]
  art.add(
    at(x - apart, y, size, portraitBust(guide, palette, 6)),
    at(x + apart, y + 14 * size, size * 0.97, portraitBust(founder, palette, -6)),
  )
  art.add(table(art, { x: -60, y: tableY, width: w + 120, depth: h * 0.1, height: h * 0.4 }))
  const laid = size * 2
  art.add(
    at(x - 20 * size, tableY + h * 0.07, laid, laptopBack(art, mix(palette.stone[2], palette.paper, 0.25))),
  )
  art.add(at(x + apart - 60 * size, tableY + h * 0.085, laid, sheet(art, 84, palette.paper)))
  art.add(
    at(x - apart * 1.7, tableY + h * 0.08, laid, notebook(art)),
    at(x - apart * 0.86, tableY + h * 0.045, laid, teaGlass(art)),
  )
  return art.toSvg()
}
