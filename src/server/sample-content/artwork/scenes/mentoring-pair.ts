import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { darken, mix } from '../drawing/colour.ts'
import { figure, type Pose } from '../drawing/figure.ts'
import { type Look, someLook } from '../drawing/figure-look.ts'
import { laptopBack, sheet, table, teaGlass } from '../drawing/furniture.ts'
import { archWindow, lightShaft, pendantLamp, room } from '../drawing/interior.ts'
import { pottedPlant } from '../drawing/plants.ts'
import { at, box, num, pair, shape, stroke } from '../drawing/shapes.ts'

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

const MENTOR_POSE: Pose = { left: [27, 93, 37, 108], right: [29, 93, 40, 85], legs: 'none' }
const LEARNER_POSE: Pose = { left: [27, 92, 30, 84], right: [24, 93, 3, 84], legs: 'none' }

function pairAtTable(art: Artboard, x: number, y: number, size: number): string {
  const { random, palette } = art
  const mentor: Look = someLook(random, palette, {
    hair: random.pick(['grey', 'hijab', 'headwrap']),
    garment: 'trousers',
    sleeves: 'long',
  })
  const learner: Look = someLook(random, palette, {
    hair: random.pick(['hijab', 'curls', 'short', 'bun']),
    garment: 'trousers',
    beard: false,
    top: mentor.top === palette.lit('#2c5fd0') ? '#f2b034' : '#2c5fd0',
  })
  const spread = 56 * size
  return (
    at(x - spread, y + 76 * size, size, figure({ look: mentor, pose: MENTOR_POSE, facing: 1 }), 2) +
    at(x + spread, y + 76 * size, size * 0.97, figure({ look: learner, pose: LEARNER_POSE, facing: -1 }), -4)
  )
}

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
  const floor = h * 0.82
  const tableY = h * (0.7 + art.wideness * 0.06)
  const size = Math.min((h * 0.56) / 92, w / 208)
  const pane = {
    x: w * 0.5 - Math.min(w * 0.23, 210),
    y: h * 0.08,
    width: Math.min(w * 0.46, 420),
    height: h * 0.56,
  }
  art.add(room(art, floor, [w * 0.5, h * 0.3]), archWindow(art, pane))
  if (art.wideness > 0.25) art.add(at(w * 0.04, h * 0.1, 0.86, shelf(art, w * 0.19, 3)))
  art.add(at(w * 0.8, h * 0.16, 1, wallPicture(art, Math.min(130, w * 0.13))), lightShaft(art, pane, h * 0.4))
  art.add(pendantLamp(art, w * 0.5, h * 0.09, 34))
  art.add(at(w * 0.93, floor + 8, 1, pottedPlant(random, h * 0.36, palette.clay, palette.green)))
  art.add(pairAtTable(art, w * 0.5, tableY, size))
  art.add(
    table(art, { x: w * 0.5 - 172 * size, y: tableY, width: 344 * size, depth: 26 * size, height: h * 0.4 }),
  )
  art.add(
    at(
      w * 0.5 + 6 * size,
      tableY + 17 * size,
      size * 0.62,
      laptopBack(art, mix(palette.stone[2], palette.paper, 0.25)),
    ),
  )
  art.add(at(w * 0.5 - 66 * size, tableY + 20 * size, size * 0.62, notebook(art)))
  art.add(
    at(w * 0.5 + 62 * size, tableY + 16 * size, size * 0.56, teaGlass(art)),
    at(w * 0.5 - 88 * size, tableY + 14 * size, size * 0.56, teaGlass(art)),
  )
  art.add(
    at(w * 0.5 + 72 * size, tableY + 23 * size, size * 0.6, sheet(art, 74, darken(palette.paper, 0.02))),
  )
  return art.toSvg()
}
