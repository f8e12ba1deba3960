import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { mix } from '../drawing/colour.ts'
import { figure, POSES } from '../drawing/figure.ts'
import { someLook } from '../drawing/figure-look.ts'
import { chairBack, laptopFront } from '../drawing/furniture.ts'
import { archWindow, lightShaft, room } from '../drawing/interior.ts'
import { at, box, disc, num, oval, pair, shape, stroke } from '../drawing/shapes.ts'

/** The big screen at the front: a rising curve over columns, and the network it came from. */
function bigScreen(art: Artboard, width: number, height: number): string {
  const { palette, random } = art
  const columns = Array.from({ length: 7 }, (_, i) => {
    const tall = height * (0.14 + i * 0.06 + random.between(0, 0.08))
    return box(
      width * (0.09 + i * 0.066),
      height * 0.82 - tall,
      width * 0.04,
      tall,
      i % 2 ? '#34c48f' : '#7fb2f0',
      { rx: 3 },
    )
  })
  const curve = `M${pair(width * 0.09, height * 0.6)}C${pair(width * 0.25, height * 0.62)} ${pair(width * 0.35, height * 0.4)} ${pair(width * 0.54, height * 0.2)}`
  const nodes = Array.from({ length: 7 }, (_, i) => {
    const a = (i / 7) * 6.28 + random.next() * 0.5
    const r = height * random.between(0.2, 0.27)
    return [width * 0.78 + Math.cos(a) * r, height * 0.46 + Math.sin(a) * r] as const
  })
  const links = nodes.map(([x, y]) => `M${pair(width * 0.78, height * 0.46)}L${pair(x, y)}`).join('')
  return [
    box(8, 10, width, height, palette.ink, { opacity: 0.2, rx: 10 }),
    box(0, 0, width, height, '#0f1c4d', { rx: 10 }),
    box(8, 8, width - 16, height - 16, art.vertical([0, '#1e3a8a'], [1, '#14255e']), { rx: 6 }),
    ...columns,
    stroke(`M${pair(width * 0.07, height * 0.82)}h${num(width * 0.5)}`, '#86b6f7', 2),
    stroke(curve, '#f5b12e', 5),
    stroke(links, '#86b6f7', 2.4),
    ...nodes.map(([x, y], i) => disc(x, y, height * 0.035, i % 2 ? '#34c48f' : '#f5b12e')),
    disc(width * 0.78, height * 0.46, height * 0.07, '#fdfaf3'),
  ].join('')
}

/** One row of desks: screens facing us over the shoulders of the people who work at them. */
function deskRow(art: Artboard, y: number, size: number, count: number, offset: number): string {
  const { w, palette, random } = art
  const { wood } = palette
  const step = w / count
  const places = Array.from({ length: count + 1 }, (_, i) => (i + offset) * step)
  const top = y - 62 * size
  const desk = [
    shape(
      `M${pair(-20, top)}H${num(w + 20)}V${num(top + 20 * size)}H-20Z`,
      art.vertical([0, mix(wood[0], wood[1], 0.4)], [1, wood[0]]),
    ),
    box(-20, top + 20 * size, w + 40, 8 * size, wood[1]),
    box(
      -20,
      top + 28 * size,
      w + 40,
      74 * size,
      art.vertical([0, mix(wood[2], palette.ink, 0.2)], [1, wood[2]]),
    ),
  ]
  const laptops = places.map((x) =>
    at(x + 30 * size, top + 8 * size, size * 0.8, art.readable(laptopFront(art))),
  )
  const people = places.map((x) => {
    const look = someLook(random, palette, { garment: 'trousers' })
    const back = figure({ look, pose: POSES.leaning, from: 'behind' })
    return (
      at(x - 18 * size, y + 92 * size, size * 1.12, back) +
      at(x - 18 * size, y + 46 * size, size * 1.2, chairBack(mix(palette.blue[2], palette.ink, 0.2)))
    )
  })
  return [...desk, ...laptops, ...people].join('')
}

/** A computer class: the lesson on the wall, everybody trying it at once. */
export const classroomScreens: Scene = (frame) => {
  const art = createArtboard(frame, 'day')
  const { w, h, palette, random } = art
  const floor = h * 0.52
  const size = Math.min(1.15, w / 900)
  const pane = { x: w * 0.03, y: h * 0.07, width: Math.min(w * 0.15, 150), height: h * 0.32 }
  const other = { ...pane, x: w * 0.97 - pane.width }
  art.add(room(art, floor, [w * 0.5, h * 0.2]), archWindow(art, pane), archWindow(art, other, false))
  const screenWidth = other.x - pane.x - pane.width - w * 0.08
  const screenHeight = Math.min(h * 0.36, screenWidth * 0.6)
  const screenX = pane.x + pane.width + w * 0.04
  const screen = at(-screenWidth / 2, 0, 1, bigScreen(art, screenWidth, screenHeight))
  art.add(at(screenX + screenWidth / 2, h * 0.06, 1, art.readable(screen)), lightShaft(art, pane, h * 0.6))
  const teacher = figure({
    look: someLook(random, palette, { hair: 'hijab', garment: 'robe', top: '#17996a', headCloth: '#f8eed8' }),
    pose: POSES.pointing,
    facing: 1,
  })
  const [tx, ty] = [screenX + screenWidth * 0.14, floor + 44]
  art.add(oval(tx, ty, 34 * size, 6 * size, palette.ink, { opacity: 0.22 }), at(tx, ty, size * 1.36, teacher))
  const rows = art.wideness > 0.3 ? [0.66, 0.82, 1.02] : [0.62, 0.76, 0.92, 1.1]
  rows.forEach((share, i) => {
    const scale = size * (0.74 + i * 0.36)
    art.add(deskRow(art, h * share, scale, Math.max(2, Math.round(w / (176 * scale))), i % 2 ? 0.1 : 0.6))
  })
  return art.toSvg()
}
