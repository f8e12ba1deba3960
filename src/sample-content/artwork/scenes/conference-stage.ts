import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { darken, mix } from '../drawing/colour.ts'
import { figure, POSES } from '../drawing/figure.ts'
import { figureHeadFromBehind } from '../drawing/figure-head.ts'
import { someLook } from '../drawing/figure-look.ts'
import { at, box, disc, num, oval, pair, shape, stroke } from '../drawing/shapes.ts'
import { stipple } from '../drawing/stipple.ts'

const HALL = '#0c1640'

/** The screen behind the speakers: a sun over river bands, the sign of the evening. */
function stageScreen(art: Artboard, x: number, y: number, width: number, height: number): string {
  const { random } = art
  const frame = `M${pair(x, y)}h${num(width)}v${num(height)}h${num(-width)}z`
  const cx = x + width * random.between(0.56, 0.68)
  const cy = y + height * 0.56
  const rings = [1, 0.78, 0.58, 0.4].map((k, i) =>
    disc(cx, cy, height * 0.72 * k, ['#3b6fd8', '#6f9ee8', '#f3d79a', '#f5b12e'][i] ?? '#f5b12e', {
      opacity: i === 3 ? 1 : 0.4,
    }),
  )
  const bands = [0.62, 0.72, 0.83].map((k, i) => {
    const top = y + height * k
    return shape(
      `M${pair(x, top)}C${pair(x + width * 0.25, top - 34)} ${pair(x + width * 0.45, top + 30)} ${pair(x + width * 0.7, top - 8)}S${pair(x + width * 0.94, top - 20)} ${pair(x + width, top)}V${num(y + height)}H${num(x)}Z`,
      ['#eab566', '#17996a', '#1e40af'][i] ?? '#1e40af',
    )
  })
  return [
    box(x - 16, y - 16, width + 32, height + 32, '#2b4fae', { opacity: 0.35, rx: 14 }),
    box(x - 7, y - 7, width + 14, height + 14, '#0a1133', { rx: 6 }),
    art.clipped(
      frame,
      box(x, y, width, height, art.vertical([0, '#1c3f9e'], [1, '#8fb7e6'])),
      ...rings,
      ...bands,
    ),
  ].join('')
}

function beam(art: Artboard, x: number, target: number, floor: number, colour: string): string {
  const d = `M${pair(x - 8, 18)}L${pair(x + 8, 18)}L${pair(target + 110, floor + 20)}L${pair(target - 110, floor + 20)}Z`
  const lamp = box(x - 13, -4, 26, 26, '#060b24', { rx: 5 }) + oval(x, 22, 10, 4, colour)
  return shape(d, art.vertical([0, colour, 0.5], [1, colour, 0.02])) + lamp
}

function stage(art: Artboard, y: number): string {
  const { w } = art
  return [
    shape(
      `M${pair(w * 0.06, y)}H${num(w * 0.94)}L${pair(w * 1.02, y + 54)}H${num(-w * 0.02)}Z`,
      art.horizontal([0, '#6d4a3c'], [0.5, '#d79b5e'], [1, '#6d4a3c']),
    ),
    box(-20, y + 54, w + 40, 34, art.vertical([0, '#4a2f36'], [1, '#1d1a3a'])),
    stroke(`M-20 ${num(y + 56)}H${num(w + 20)}`, '#ffd98f', 3, { opacity: 0.8 }),
  ].join('')
}

/** Rows of heads against the light, larger and darker towards us. */
function audience(art: Artboard, from: number): string {
  const { w, h, palette, random } = art
  const parts: string[] = []
  const rows = 4
  for (let row = 0; row < rows; row++) {
    const near = row / (rows - 1)
    const size = 1.5 + near * 2.1
    const y = from + (h - from) * (0.12 + near * 0.86)
    const gap = 46 * size
    const tone = mix('#2c4a9c', '#060b26', 0.35 + near * 0.6)
    const night = (colour: string) => mix(colour, tone, 0.72)
    for (let x = -gap * (row % 2 ? 0.5 : 0.1); x < w + gap; x += gap * random.between(0.9, 1.12)) {
      const look = someLook(random, palette)
      const dim = {
        ...look,
        skin: night(look.skin),
        hairColour: night(look.hairColour),
        headCloth: night(look.headCloth),
        top: night(look.top),
      }
      const shoulders = shape('M-27 44C-27 24-16 19-5 17L5 17C16 19 27 24 27 44L30 70L-30 70Z', dim.top)
      const rim = stroke('M-25 36C-24 25-15 20.500-6 18.500M6 18.500C15 20.500 24 25 25 36', '#9fc0ff', 0.9, {
        opacity: 0.55 - near * 0.2,
      })
      parts.push(at(x, y + random.between(-6, 6), size, shoulders + rim + figureHeadFromBehind(dim)))
    }
  }
  return parts.join('')
}

function speakers(art: Artboard, x: number, y: number, size: number): string {
  const { random, palette } = art
  const main = figure({
    look: someLook(random, palette, { top: '#f8eed8', bottom: '#1d2c66', sleeves: 'long' }),
    pose: POSES.speaking,
    facing: -1,
  })
  const lectern =
    shape('M-26 0L-20-70L20-70L26 0Z', darken('#a4663a', 0.1)) +
    shape('M4 0L6-70L20-70L26 0Z', darken('#a4663a', 0.45), { opacity: 0.6 }) +
    box(-28, -78, 56, 9, '#d79b5e', { rx: 3 }) +
    disc(0, -38, 9, '#f5b12e') +
    stroke('M8-78L14-98', '#0c1640', 2.4) +
    disc(15, -99, 3.4, '#0c1640')
  return (
    oval(x, y, 40 * size, 7 * size, '#ffe9b8', { opacity: 0.55 }) +
    at(x, y, size, main) +
    at(x + 96 * size, y + 8, size, lectern)
  )
}

/** A talk on a lit stage, seen from among the audience. */
export const conferenceStage: Scene = (frame) => {
  const art = createArtboard(frame, 'day')
  const { w, h, random } = art
  const floor = h * 0.56
  art.add(box(0, 0, w, h, art.vertical([0, HALL], [0.6, '#1a2f7a'], [1, '#0a1133'])))
  let folds = ''
  for (let x = 0; x < w; x += 34) folds += `M${pair(x, 0)}h13v${num(floor + 40)}h-13z`
  art.add(shape(folds, '#24409a', { opacity: 0.35 }))
  const screenWidth = Math.min(w * 0.66, h * 0.86)
  const screenHeight = Math.min(h * 0.38, screenWidth * 0.52)
  art.add(
    stageScreen(art, w / 2 - screenWidth / 2, floor - screenHeight - h * 0.075, screenWidth, screenHeight),
  )
  const talkX = w * 0.5 - screenWidth * random.between(0.2, 0.34)
  art.add(stage(art, floor), speakers(art, talkX, floor + 26, Math.min(1.16, h / 760)))
  const colours = ['#ffe2a0', '#a9c8ff', '#ffe2a0', '#b6f0d2'] as const
  colours.forEach((colour, i) => {
    const x = w * (0.14 + i * 0.24)
    art.add(beam(art, x, i === 1 ? talkX : x + w * random.between(-0.14, 0.14), floor, colour))
  })
  art.add(
    stipple(random, { count: 240, colour: '#ffe9b8', opacity: 0.5, size: [1.4, 3] }, () => [
      random.next() * w,
      random.next() * floor,
    ]),
  )
  art.add(audience(art, floor + 60))
  return art.toSvg()
}
