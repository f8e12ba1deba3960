import { darken, lighten, mix } from '../drawing/colour.ts'
import { leafBlade } from '../drawing/plants.ts'
import type { SeededRandom } from '../drawing/seeded-random.ts'
import { at, box, disc, pair, shape } from '../drawing/shapes.ts'
import type { Sitter } from './portrait-sitter.ts'

type Backdrop = (sitter: Sitter, random: SeededRandom) => string

/** Each fills at least 640 by 640 units around the origin. */
const BACKDROPS: Record<Sitter['backdrop'], Backdrop> = {
  sun: ({ accent }) =>
    [250, 205, 165].map((r, i) => disc(0, -30, r, accent, { opacity: 0.16 + i * 0.1 })).join('') +
    disc(0, -30, 128, accent),
  arch: ({ accent, ground }) => {
    const arch = (half: number, top: number) =>
      `M${pair(-half, 420)}V${top + half * 0.9}C${pair(-half, top + half * 0.3)} ${pair(-half * 0.4, top + half * 0.2)} ${pair(0, top)}C${pair(half * 0.4, top + half * 0.2)} ${pair(half, top + half * 0.3)} ${pair(half, top + half * 0.9)}V420Z`
    return (
      shape(arch(236, -262), darken(ground, 0.16)) +
      shape(arch(206, -226), accent) +
      shape(arch(176, -190), lighten(accent, 0.3))
    )
  },
  river: ({ accent, ground }) =>
    [0, 1, 2, 3]
      .map((i) =>
        shape(
          `M-400 ${-60 + i * 62}C-240 ${-130 + i * 62}-120 ${10 + i * 62} 0 ${-50 + i * 62}S260 ${-120 + i * 62} 400 ${-40 + i * 62}V440H-400Z`,
          mix(accent, ground, 0.7 - i * 0.22),
        ),
      )
      .join('') + disc(118, -142, 58, '#ffd47a'),
  rays: ({ accent }) => {
    const ray = Array.from({ length: 18 }, (_, i) =>
      at(0, -20, 1, shape('M0 0L-34-520L34-520Z', accent, { opacity: 0.5 }), i * 20),
    )
    return ray.join('') + disc(0, -20, 150, accent)
  },
  tiles: ({ accent, ground }) => {
    let d = ''
    for (let y = -340; y < 420; y += 68)
      for (let x = -408; x < 420; x += 68)
        d += `M${pair(x, y - 30)}L${pair(x + 9, y - 9)}L${pair(x + 30, y)}L${pair(x + 9, y + 9)}L${pair(x, y + 30)}L${pair(x - 9, y + 9)}L${pair(x - 30, y)}L${pair(x - 9, y - 9)}Z`
    return shape(d, accent, { opacity: 0.55 }) + disc(0, -16, 172, lighten(ground, 0.28))
  },
  dunes: ({ accent, ground }) =>
    disc(-96, -110, 84, '#ffd47a') +
    [0, 1, 2]
      .map((i) =>
        shape(
          `M-420 ${20 + i * 70}C-260 ${-70 + i * 60}-100 ${90 + i * 60} 60 ${0 + i * 66}S300 ${-60 + i * 70} 420 ${10 + i * 60}V440H-420Z`,
          mix(accent, ground, 0.62 - i * 0.26),
        ),
      )
      .join(''),
  leaves: ({ accent, ground }, random) =>
    disc(0, -24, 178, lighten(ground, 0.3)) +
    Array.from({ length: 22 }, (_, i) => {
      const a = (i / 22) * 360
      const r = random.between(170, 200)
      const [x, y] = [Math.sin((a * Math.PI) / 180) * r, -24 - Math.cos((a * Math.PI) / 180) * r]
      return at(
        x,
        y,
        1,
        leafBlade(random.between(74, 108), a + random.between(-16, 16), lighten(accent, 0.25), accent),
      )
    }).join(''),
}

export function portraitBackdrop(sitter: Sitter, random: SeededRandom): string {
  return box(-600, -600, 1200, 1200, sitter.ground) + BACKDROPS[sitter.backdrop](sitter, random)
}
