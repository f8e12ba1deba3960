import sharp, { type Sharp } from 'sharp'
import type { SceneFrame } from './drawing/artboard.ts'
import { drawPortrait, type PortraitName } from './portraits.ts'
import { type SceneName, scenes } from './scene-catalogue.ts'

/**
 * `jpeg` and `webp` are small, to be served as they are. `source` is a JPEG nearly without loss and quick to make, for
 * pictures that whoever stores them encodes once more. `png` keeps transparency.
 */
export type PictureFormat = 'jpeg' | 'webp' | 'png' | 'source'

export type ArtworkSpec = { format?: PictureFormat } & (
  | ({ scene: SceneName } & SceneFrame)
  | { portrait: PortraitName; width: number; height: number }
  | { svg: string }
)

const PAPER = '#fbfaf7'

const encoders = {
  jpeg: (image) => image.flatten({ background: PAPER }).jpeg({ quality: 82, mozjpeg: true }),
  webp: (image) => image.webp({ quality: 82 }),
  png: (image) => image.png(),
  source: (image) => image.flatten({ background: PAPER }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
} as const satisfies Record<PictureFormat, (image: Sharp) => Sharp>

export function drawArtwork(spec: ArtworkSpec): string {
  if ('scene' in spec) return scenes[spec.scene](spec)
  if ('portrait' in spec) return drawPortrait(spec.portrait, spec)
  return spec.svg
}

/** Draws a scene, a portrait or a given SVG and encodes it as an image file. */
export async function renderArtwork(spec: ArtworkSpec): Promise<Buffer> {
  const { format = 'jpeg' } = spec
  return encoders[format](sharp(Buffer.from(drawArtwork(spec)))).toBuffer()
}
