import { createArtboard } from './drawing/artboard.ts'
import { at, box } from './drawing/shapes.ts'
import { stipple } from './drawing/stipple.ts'
import { portraitBackdrop } from './portraits/portrait-backdrop.ts'
import { portraitClothes } from './portraits/portrait-clothes.ts'
import { portraitFace } from './portraits/portrait-face.ts'
import { PORTRAIT_HAIR } from './portraits/portrait-hair.ts'
import type { Sitter } from './portraits/portrait-sitter.ts'

const SITTERS = {
  salma: {
    skin: '#e2ab7c',
    hair: 'hijab',
    hairColour: '#2b1d1c',
    cloth: '#2f62cf',
    garment: 'blazer',
    top: '#22336f',
    trim: '#f8eed8',
    backdrop: 'sun',
    ground: '#f3dfb6',
    accent: '#f5b843',
  },
  karim: {
    skin: '#c98e5c',
    hair: 'parted',
    hairColour: '#241a1c',
    beard: 'stubble',
    garment: 'shirt',
    top: '#f5ead2',
    trim: '#b4905c',
    backdrop: 'river',
    ground: '#cfe2ee',
    accent: '#2c62bd',
  },
  nadia: {
    skin: '#e8b98c',
    hair: 'bob',
    hairColour: '#4a2c22',
    garment: 'shirt',
    top: '#1b9369',
    trim: '#f8eed8',
    earrings: '#f5b843',
    backdrop: 'leaves',
    ground: '#e4ecd0',
    accent: '#1f8f68',
  },
  tarek: {
    skin: '#d19a68',
    hair: 'receding',
    hairColour: '#c9c4bd',
    beard: 'moustache',
    glasses: true,
    isElder: true,
    garment: 'blazer',
    top: '#5b4a45',
    trim: '#dbe7f3',
    backdrop: 'tiles',
    ground: '#dbe4ef',
    accent: '#8fb0de',
  },
  amina: {
    skin: '#6d4029',
    hair: 'braids',
    hairColour: '#1d1618',
    garment: 'dress',
    top: '#cf6638',
    trim: '#f7c25a',
    earrings: '#f5b843',
    backdrop: 'arch',
    ground: '#1f4fa8',
    accent: '#6da2ee',
  },
  youssef: {
    skin: '#dda673',
    hair: 'short',
    hairColour: '#2a1c1b',
    beard: 'full',
    glasses: true,
    garment: 'sweater',
    top: '#2d63c8',
    trim: '#f5b843',
    backdrop: 'rays',
    ground: '#f7e7c3',
    accent: '#f0cf8c',
  },
  mona: {
    skin: '#b97a4c',
    hair: 'hijab',
    hairColour: '#241a1c',
    cloth: '#d86f3f',
    garment: 'robe',
    top: '#f3e4c4',
    trim: '#2f62cf',
    backdrop: 'dunes',
    ground: '#c9dff0',
    accent: '#dda65a',
  },
  daniel: {
    skin: '#54311f',
    hair: 'short',
    hairColour: '#151014',
    garment: 'shirt',
    top: '#f0b23c',
    trim: '#6b4315',
    backdrop: 'leaves',
    ground: '#cfe6dd',
    accent: '#12735c',
  },
  saber: {
    skin: '#a9693f',
    hair: 'turban',
    hairColour: '#c9c4bd',
    cloth: '#f6efdf',
    beard: 'full',
    isElder: true,
    garment: 'robe',
    top: '#4f86c9',
    trim: '#f6efdf',
    backdrop: 'dunes',
    ground: '#fbe3b2',
    accent: '#c98a45',
  },
  mariam: {
    skin: '#d9a273',
    hair: 'bun',
    hairColour: '#33211d',
    glasses: true,
    garment: 'sweater',
    top: '#8d3f52',
    trim: '#f3d9a8',
    earrings: '#f8eed8',
    backdrop: 'arch',
    ground: '#e9cf9c',
    accent: '#f6b458',
  },
  wanjiku: {
    skin: '#7d4a30',
    hair: 'headwrap',
    hairColour: '#1d1618',
    cloth: '#f0b23c',
    garment: 'dress',
    top: '#14785f',
    trim: '#f0b23c',
    earrings: '#f8eed8',
    backdrop: 'rays',
    ground: '#bcd7f2',
    accent: '#8fbcec',
  },
  idris: {
    skin: '#8e5a39',
    hair: 'curls',
    hairColour: '#1f1719',
    beard: 'stubble',
    garment: 'blazer',
    top: '#157a5e',
    trim: '#f8eed8',
    backdrop: 'river',
    ground: '#f7dca4',
    accent: '#d98a3f',
  },
} as const satisfies Record<string, Sitter>

export type PortraitName = keyof typeof SITTERS
export const PORTRAIT_NAMES = Object.keys(SITTERS) as [PortraitName, ...PortraitName[]]

interface PortraitFrame {
  width: number
  height: number
}

/** A bust of one of the people of the sample content, centred for square and upright frames. */
export function drawPortrait(name: PortraitName, frame: PortraitFrame): string {
  const sitter: Sitter = SITTERS[name]
  const art = createArtboard({ ...frame, seed: PORTRAIT_NAMES.indexOf(name) * 2 + 1 }, 'day')
  const { w, h, random } = art
  const hair = PORTRAIT_HAIR[sitter.hair]
  const scale = Math.min(w, h) / 470
  const person = hair.behind(sitter) + portraitClothes(sitter) + portraitFace(sitter) + hair.front(sitter)
  art.add(at(w / 2, h / 2, Math.max(w, h) / 470, portraitBackdrop(sitter, random)))
  art.add(at(w / 2, h * 0.46, scale * 1.2, person))
  art.add(
    stipple(random, { count: 900, colour: '#fff6e0', opacity: 0.22, size: [1, 2.6] }, () => [
      random.next() * w,
      random.next() * h,
    ]),
  )
  art.add(box(0, 0, w, h, art.vertical([0, '#fff3d0', 0.16], [0.5, '#fff3d0', 0], [1, '#14204a', 0.16])))
  return art.toSvg()
}
