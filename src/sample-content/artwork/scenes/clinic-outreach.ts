import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { darken, mix } from '../drawing/colour.ts'
import { figure, POSES, type Pose } from '../drawing/figure.ts'
import { someLook } from '../drawing/figure-look.ts'
import { onGround } from '../drawing/on-ground.ts'
import { acacia, bush, palm } from '../drawing/plants.ts'
import { at, box, disc, num, oval, pair, shape, stroke } from '../drawing/shapes.ts'
import { openSky } from '../drawing/sky.ts'
import { hill } from '../drawing/terrain.ts'

/** A heart with a pulse line, the sign of the health team; 60 units wide. */
function heartSign(fill: string, line: string): string {
  return (
    shape('M0 24C-34 2-32-24-16-26C-6-27-1-20 0-14C1-20 6-27 16-26C32-24 34 2 0 24Z', fill) +
    stroke('M-22-2H-9L-4-13L3 9L8-2H22', line, 3.4)
  )
}

/** The mobile clinic: a van with its side open, 380 units long, wheels at the origin. */
function van(art: Artboard): string {
  const { palette } = art
  const { paper, blue, green, ink, stone } = palette
  const body =
    'M-190-20L-190-150C-190-164-182-170-170-170L96-170C112-170 120-164 130-150L162-98C182-94 190-86 190-70L190-20Z'
  const wheel = (x: number) => disc(x, -14, 30, ink) + disc(x, -14, 14, stone[1]) + disc(x, -14, 5, stone[2])
  return [
    oval(0, 16, 214, 14, ink, { opacity: 0.25 }),
    shape(body, paper),
    shape('M-190-20L-190-58L190-58L190-20Z', green[1]),
    box(-190, -66, 380, 8, blue[1]),
    shape('M104-154C112-154 116-150 122-142L148-98L100-98L100-154Z', mix(blue[0], paper, 0.3)),
    box(-168, -140, 120, 72, mix(ink, blue[2], 0.4)),
    box(-162, -134, 108, 66, mix(palette.halo, paper, 0.3)),
    box(-150, -118, 34, 50, blue[0], { opacity: 0.7 }),
    box(-106, -104, 40, 36, green[0], { opacity: 0.8 }),
    at(30, -112, 1.15, heartSign(palette.clay[1], paper)),
    shape('M-176-170L-40-170L-8-214L-206-214Z', blue[1]),
    shape('M-176-170L-142-170L-156-214L-206-214ZM-108-170L-74-170L-58-214L-107-214Z', paper),
    stroke('M-200-214L-176-140M-14-214L-44-140', stone[2], 4),
    wheel(-118),
    wheel(122),
    box(170, -62, 22, 14, palette.gold[0], { rx: 4 }),
  ].join('')
}

const MEASURING: Pose = { left: [27, 96, 42, 92], right: [22, 92, -14, 94], legs: 'stand' }
const SITTING: Pose = { left: [21, 90, 4, 78], right: [29, 97, 48, 92], legs: 'none' }

/** Somebody on a stool: the upper body of a figure over folded knees. */
function sitter(art: Artboard, robe: string): string {
  const { palette, random } = art
  const look = {
    ...someLook(random, palette, {
      hair: random.pick(['hijab', 'headwrap', 'grey']),
      sleeves: 'long',
    }),
    top: robe,
  }
  const lap = shape(
    'M-17-70C-6-78 24-76 34-66C42-58 42-40 40-2L8-2C10-22 8-34-2-36C-14-36-20-52-17-70Z',
    robe,
  )
  const shade = shape('M20-68C34-66 42-58 40-2L24-2C28-26 26-48 20-68Z', darken(robe, 0.4), { opacity: 0.4 })
  const stool = box(-20, -38, 34, 8, palette.wood[1]) + stroke('M-15-32L-18 0M9-32L12 0', palette.wood[2], 4)
  const cuff = at(31, -96, 1, box(-6, -6.5, 13, 13, palette.ink, { rx: 3 }), 14)
  return stool + figure({ look, pose: SITTING, facing: 1 }) + lap + shade + cuff
}

function nurse(art: Artboard): string {
  const { palette, random } = art
  const look = someLook(random, palette, {
    hair: 'hijab',
    headCloth: '#7fb2f0',
    top: '#fdfaf3',
    garment: 'skirt',
    bottom: '#17996a',
    sleeves: 'long',
  })
  const coat =
    shape('M-15-74L15-74L20-44L4-46L0-68L-4-46L-20-44Z', look.top) +
    stroke('M0-112V-66', darken(look.top, 0.2), 1.2)
  const stethoscope =
    stroke('M-7-120C-9-104-2-98 3-100C8-102 8-112 7-120', palette.ink, 1.8) +
    disc(-2, -97, 3, palette.gold[1])
  return figure({ look, pose: MEASURING, facing: -1 }) + coat + stethoscope
}

function village(art: Artboard, ground: number): string {
  const { w, palette, random } = art
  const parts: string[] = []
  for (let x = -20; x < w; x += random.between(90, 150)) {
    const [wide, tall] = [random.between(70, 120), random.between(46, 92)]
    const wall = random.pick([
      palette.stone[0],
      palette.sand[0],
      mix(palette.clay[0], palette.sand[0], 0.5),
      mix(palette.blue[0], palette.paper, 0.4),
    ])
    parts.push(
      box(x, ground - tall, wide, tall, mix(wall, palette.haze, 0.18)),
      box(x + wide * 0.7, ground - tall, wide * 0.3, tall, palette.stone[2], { opacity: 0.4 }),
      box(x + wide * 0.16, ground - tall * 0.62, 14, 18, palette.wood[2], { opacity: 0.7 }),
      shape(`M${pair(x + wide * 0.44, ground)}v-30a9 9 0 0 1 18 0v30z`, palette.blue[1]),
    )
    if (random.chance(0.4))
      parts.push(
        shape(
          `M${pair(x, ground - tall)}a${num(wide / 2)} ${num(wide * 0.36)} 0 0 1 ${num(wide)} 0z`,
          mix(palette.stone[0], palette.haze, 0.2),
        ),
      )
  }
  for (let x = 10; x < w; x += random.between(120, 220))
    parts.push(at(x, ground + 4, 1, palm(random, random.between(110, 180), palette.wood[2], palette.green)))
  return parts.join('')
}

/** Neighbours in line, a child among them. */
function queue(art: Artboard, size: number): string {
  const { w, h, palette, random } = art
  return [0.6, 0.72, 0.84, 0.95]
    .map((share, i) => {
      const isChild = i % 3 === 1
      const look = someLook(
        random,
        palette,
        isChild ? { hair: 'curls', garment: 'trousers', beard: false } : {},
      )
      const person = figure({ look, pose: i % 2 ? POSES.standing : POSES.holding, facing: -1 })
      return onGround(art, w * share, h * 0.95, size * (isChild ? 0.8 : 1.24), person)
    })
    .join('')
}

function square(art: Artboard, ground: number): string {
  const { w, h, palette, random } = art
  const { sand, green, wood, ink } = palette
  const tall = Math.min(h * 0.72, 640)
  const bushes = Array.from({ length: 9 }, (_, i) =>
    at(w * (i / 8), ground + 12, 1, bush(random, random.between(16, 28), green)),
  )
  return [
    hill(art, { y: ground - 50, swing: 34, waves: 1.2, fill: mix(sand[2], palette.haze, 0.6) }),
    village(art, ground),
    hill(art, {
      y: ground + 6,
      swing: 4,
      waves: 1,
      fill: art.vertical([0, sand[0]], [1, sand[1]]),
      grain: sand[2],
    }),
    ...bushes,
    oval(w * 0.1, h * 0.8, tall * 0.5, 18, ink, { opacity: 0.2 }),
    at(w * 0.09, h * 0.79, 1, acacia(random, tall, wood[2], green)),
  ].join('')
}

/** A health team visits a village: van, blood pressure under the tree, neighbours waiting their turn. */
export const clinicOutreach: Scene = (frame) => {
  const art = createArtboard(frame, 'day')
  const { w, h, palette, random } = art
  const ground = h * 0.6
  const size = Math.min(1.6, w / 640)
  openSky(art, {
    horizon: ground,
    clouds: 3,
    sun: [w * random.between(0.52, 0.62), h * 0.22, 84],
    flock: [w * 0.82, h * 0.16, 5],
  })
  art.add(square(art, ground), at(w * 0.7, h * 0.775, size * 1.02, van(art)))
  const [x, y] = [w * 0.24, h * 0.9]
  const robe = random.pick([palette.gold[1], palette.clay[1], palette.green[2]])
  art.add(oval(x + 46 * size, y + 4, 130 * size, 13 * size, palette.ink, { opacity: 0.2 }))
  art.add(at(x, y, size * 1.2, sitter(art, robe)), at(x + 114 * size, y + 2, size * 1.26, nurse(art)))
  art.add(queue(art, size))
  return art.toSvg()
}
