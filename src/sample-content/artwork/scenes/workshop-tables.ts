import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { figure, POSES, type PoseName } from '../drawing/figure.ts'
import { someLook } from '../drawing/figure-look.ts'
import { laptopBack, noteBoard, sheet, table, teaGlass } from '../drawing/furniture.ts'
import { archWindow, lightShaft, pendantLamp, room } from '../drawing/interior.ts'
import { pottedPlant } from '../drawing/plants.ts'
import { at, oval } from '../drawing/shapes.ts'

const SEATED: readonly PoseName[] = ['talking', 'writing', 'listening', 'leaning', 'writing', 'talking']

/** People side by side behind a table whose top edge is at `y`. */
function seatedRow(art: Artboard, from: number, to: number, y: number, size: number, count: number): string {
  const { palette, random } = art
  return Array.from({ length: count }, (_, i) => {
    const x = from + ((i + 0.5) / count) * (to - from)
    const pose = POSES[SEATED[(i + random.whole(0, 5)) % SEATED.length] ?? 'writing']
    const facing = i === 0 ? 1 : i === count - 1 ? -1 : random.pick([-1, 0, 1])
    return at(
      x,
      y + 74 * size,
      size,
      figure({ look: someLook(random, palette, { garment: 'trousers' }), pose, facing }),
    )
  }).join('')
}

function onTable(art: Artboard, x: number, y: number, width: number, size: number): string {
  const { palette, random } = art
  const papers = [palette.paper, palette.gold[0], palette.blue[0], palette.paper, palette.green[0]]
  const parts = papers.map((colour, i) =>
    at(
      x + width * (0.1 + i * 0.17) + random.between(-8, 8),
      y + random.between(20, 30) * size,
      size,
      sheet(art, random.between(52, 74), colour, random.between(-4, 4)),
    ),
  )
  parts.push(at(x + width * 0.36, y + 24 * size, size * 0.92, laptopBack(art, palette.blue[1])))
  for (const share of [0.22, 0.55, 0.84])
    parts.push(at(x + width * share, y + 34 * size, size, teaGlass(art)))
  return parts.join('')
}

function standing(art: Artboard, x: number, y: number, size: number): string {
  const { palette, random } = art
  const speaker = figure({
    look: someLook(random, palette, { hair: 'hijab', garment: 'robe' }),
    pose: POSES.pointing,
    facing: 1,
  })
  return oval(x, y + 2, 26 * size, 5 * size, palette.ink, { opacity: 0.2 }) + at(x, y, size, speaker)
}

/** A design workshop: notes on the board, heads over the tables, light from tall windows. */
export const workshopTables: Scene = (frame) => {
  const art = createArtboard(frame, 'day')
  const { w, h, palette, random } = art
  const floor = h * 0.6
  const size = Math.min(1.5, w / 700)
  const pane = { x: w * 0.06, y: h * 0.07, width: Math.min(w * 0.2, 190), height: h * 0.42 }
  const second = { ...pane, x: pane.x + pane.width * 1.25 }
  art.add(room(art, floor, [w * 0.2, h * 0.2]), archWindow(art, pane), archWindow(art, second, false))
  const boardX = second.x + second.width + w * 0.06
  art.add(at(boardX, h * 0.12, 1, noteBoard(art, w * 0.93 - boardX, h * 0.33)))
  art.add(lightShaft(art, pane, h * 0.5), lightShaft(art, second, h * 0.5))
  for (const share of [0.3, 0.58, 0.86])
    art.add(pendantLamp(art, w * share, h * random.between(0.06, 0.1), 24))
  art.add(at(w * 0.96, floor + 24, 1, pottedPlant(random, 150, palette.clay, palette.green)))
  art.add(standing(art, boardX - 10, floor + 30, size * 1.02))
  const back = { x: w * 0.5, y: h * 0.585, width: w * 0.42, depth: 30, height: h * 0.16 }
  art.add(seatedRow(art, back.x, back.x + back.width, back.y, size * 0.86, art.wideness > 0.4 ? 4 : 2))
  art.add(table(art, back), onTable(art, back.x, back.y, back.width, 0.62))
  const front = { x: w * 0.06, y: h * 0.76, width: w * 0.74, depth: 54, height: h * 0.3 }
  art.add(
    seatedRow(
      art,
      front.x + 30,
      front.x + front.width - 30,
      front.y,
      size * 1.34,
      art.wideness > 0.4 ? 5 : 3,
    ),
  )
  art.add(table(art, front), onTable(art, front.x, front.y + 8, front.width, 1.12))
  const near = figure({ look: someLook(random, palette), pose: POSES.writing, from: 'behind' })
  art.add(at(w * 0.9, h + 150 * size, size * 2.1, near))
  return art.toSvg()
}
