import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { mix } from '../drawing/colour.ts'
import { palm } from '../drawing/plants.ts'
import { at, box } from '../drawing/shapes.ts'
import { birds, drift, paintSky, sunDisc } from '../drawing/sky.ts'
import { hill } from '../drawing/terrain.ts'
import { water } from '../drawing/water.ts'
import { portraitBust } from '../portraits/portrait-bust.ts'
import { SITTERS } from '../portraits/sitters.ts'
import { PORTRAIT_NAMES, type PortraitName } from '../portraits.ts'

interface Row {
  people: number
  /** Height of the faces in the picture. */
  y: number
  size: number
}

/** One row of a group photograph: everybody leans a little towards the middle. */
function row(art: Artboard, names: readonly PortraitName[], { people, y, size }: Row): string {
  const { w, palette, random } = art
  return names
    .slice(0, people)
    .map((name, i) => {
      const place = (i + 0.5) / people - 0.5
      const bust = portraitBust(SITTERS[name], palette, -place * 12 + random.between(-2, 2))
      return { markup: at(w / 2 + place * w * 1.02, y + Math.abs(place) * 40 * size, size, bust), place }
    })
    .sort((a, b) => Math.abs(b.place) - Math.abs(a.place))
    .map(({ markup }) => markup)
    .join('')
}

/** The people behind the numbers, gathered by the river for one picture. */
export const communityFaces: Scene = (frame) => {
  const art = createArtboard(frame, 'dawn')
  const { w, h, palette, random } = art
  const { green, haze, sand } = palette
  const horizon = h * 0.46
  paintSky(art, horizon)
  art.add(
    drift(art, horizon, 3),
    sunDisc(art, w * 0.5, horizon - 70, 150),
    birds(art, [w * 0.82, h * 0.16], 6, palette.ink, 12),
  )
  art.add(
    hill(art, { y: horizon - 8, swing: 20, waves: 1.4, fill: mix(sand[2], haze, 0.55) }),
    water(art, horizon + 14),
  )
  art.add(box(0, horizon + 8, w, 9, green[2]))
  for (let x = 10; x < w; x += random.between(50, 120)) {
    art.add(at(x, horizon + 12, 1, palm(random, random.between(70, 130), palette.wood[2], green)))
  }
  const isWide = art.wideness > 0.3
  const names = random.shuffle(PORTRAIT_NAMES)
  const [front, back] = isWide ? [4, 5] : [2, 3]
  const size = w / (front * 350)
  art.add(row(art, names.slice(front), { people: back, y: h * (isWide ? 0.45 : 0.42), size: size * 0.8 }))
  art.add(row(art, names, { people: front, y: h * (isWide ? 0.7 : 0.68), size }))
  art.add(box(0, 0, w, h, art.vertical([0, palette.halo, 0], [0.8, palette.ink, 0], [1, palette.ink, 0.24])))
  return art.toSvg()
}
