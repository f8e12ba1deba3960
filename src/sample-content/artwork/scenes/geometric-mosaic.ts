import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { darken, lighten, mix } from '../drawing/colour.ts'
import { at, box, type Point, pair, polygon, shape, stroke } from '../drawing/shapes.ts'
import { stipple } from '../drawing/stipple.ts'

const rad = (degrees: number) => (degrees * Math.PI) / 180

/** A star with `points` tips; `waist` is the radius between two tips. */
function star(points: number, tip: number, waist: number, turn: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i): Point => {
    const r = i % 2 ? waist : tip
    const a = rad(turn + (i * 180) / points)
    return [Math.cos(a) * r, Math.sin(a) * r]
  })
  return polygon(corners)
}

interface Glaze {
  ground: string
  star: string
  petal: string
  heart: string
  line: string
}

function eightFoldTile(r: number, glaze: Glaze): string {
  const waist = r * 0.765
  const kites = Array.from({ length: 8 }, (_, i) => {
    const kite = `M${pair(r * 0.34, 0)}L${pair(r * 0.56, r * 0.13)}L${pair(r * 0.86, 0)}L${pair(r * 0.56, -r * 0.13)}Z`
    return at(0, 0, 1, shape(kite, i % 2 ? glaze.petal : lighten(glaze.petal, 0.22)), i * 45)
  })
  return [
    shape(star(8, r, waist, 0), glaze.star),
    stroke(star(8, r, waist, 0), glaze.line, r * 0.045),
    ...kites,
    shape(star(8, r * 0.4, r * 0.25, 22.5), glaze.heart),
    stroke(star(8, r * 0.4, r * 0.25, 22.5), glaze.line, r * 0.03),
    shape(star(8, r * 0.17, r * 0.11, 0), glaze.ground),
  ].join('')
}

function crossTile(r: number, glaze: Glaze): string {
  const arms = [0, 90, 180, 270].map((turn) => {
    const arm = `M${pair(r * 0.2, -r * 0.2)}L${pair(r * 0.56, -r * 0.15)}L${pair(r * 0.78, 0)}L${pair(r * 0.56, r * 0.15)}L${pair(r * 0.2, r * 0.2)}Z`
    return at(0, 0, 1, shape(arm, glaze.petal) + stroke(arm, glaze.line, r * 0.03), turn)
  })
  return (
    arms.join('') +
    shape(star(4, r * 0.36, r * 0.24, 45), glaze.heart) +
    stroke(star(4, r * 0.36, r * 0.24, 45), glaze.line, r * 0.03)
  )
}

function glazes(art: Artboard): Glaze[] {
  const { gold, blue, green, clay, paper, ink, sand } = art.palette
  const line = mix(paper, sand[0], 0.35)
  return [
    { ground: gold[1], star: gold[1], petal: paper, heart: clay[1], line },
    { ground: blue[1], star: blue[1], petal: gold[0], heart: paper, line },
    { ground: green[1], star: green[2], petal: mix(green[0], paper, 0.3), heart: gold[1], line },
    { ground: blue[2], star: mix(blue[2], ink, 0.25), petal: blue[0], heart: gold[1], line },
    {
      ground: mix(blue[2], green[2], 0.5),
      star: mix(green[2], ink, 0.2),
      petal: blue[0],
      heart: clay[1],
      line,
    },
  ]
}

/** The wall lies in shade; only where arched windows let the sun in does the glaze shine. */
function windowLight(art: Artboard): string {
  const { w, h, palette } = art
  const width = Math.min(w * 0.36, h * 0.5)
  const arch = (x: number) =>
    `M${pair(x, h * 1.3)}L${pair(x, h * 0.44)}C${pair(x, h * 0.2)} ${pair(x + width * 0.36, h * 0.17)} ${pair(x + width / 2, h * 0.04)}C${pair(x + width * 0.64, h * 0.17)} ${pair(x + width, h * 0.2)} ${pair(x + width, h * 0.44)}L${pair(x + width, h * 1.3)}Z`
  const first = w * 0.5 - width * 0.56
  const openings = arch(first - width * 1.2) + arch(first) + arch(first + width * 1.2)
  const wall = `M${pair(-w, -h)}H${w * 3}V${h * 2}H${-w}Z`
  const warm = shape(openings, palette.halo, { opacity: 0.13 })
  const shade = shape(wall + openings, mix(palette.ink, '#0b1230', 0.4), {
    opacity: 0.52,
    'fill-rule': 'evenodd',
  })
  return `<g transform="skewX(-13) translate(${Math.round(h * 0.12)} 0)">${warm}${shade}</g>`
}

/** A tiled wall of eight-fold stars, coloured in rings around one sun, with window light across it. */
export const geometricMosaic: Scene = (frame) => {
  const art = createArtboard(frame, 'day')
  const { w, h, random, palette } = art
  const tiles = glazes(art)
  const step = random.pick([138, 156, 176])
  const centre: Point = [w * random.pick([0.32, 0.5, 0.66]), h * random.between(0.36, 0.6)]
  const ringWidth = step * random.between(1.25, 1.7)
  const glazeAt = (x: number, y: number): Glaze => {
    const ring = Math.floor(Math.hypot(x - centre[0], y - centre[1]) / ringWidth + 0.35)
    return tiles[ring === 0 ? 0 : 1 + ((ring - 1) % (tiles.length - 1))]!
  }
  art.add(box(0, 0, w, h, mix(palette.blue[2], palette.ink, 0.3)))
  const [startX, startY] = [(centre[0] % step) - step, (centre[1] % step) - step]
  for (let y = startY; y < h + step; y += step) {
    for (let x = startX; x < w + step; x += step) {
      const between = glazeAt(x + step / 2, y + step / 2)
      art.add(
        at(
          x + step / 2,
          y + step / 2,
          1,
          crossTile(step / 2, { ...between, petal: darken(between.ground, 0.12), heart: between.petal }),
        ),
      )
      art.add(at(x, y, 1, eightFoldTile(step / 2, glazeAt(x, y))))
    }
  }
  art.add(
    stipple(random, { count: 1500, colour: palette.paper, opacity: 0.3, size: [1, 2.6] }, () => [
      random.next() * w,
      random.next() * h,
    ]),
  )
  art.add(windowLight(art))
  return art.toSvg()
}
