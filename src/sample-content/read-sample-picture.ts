import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type PictureName, type SamplePicture, samplePictures } from './sample-pictures.ts'

/**
 * Photographs are uploaded as JPEG, the original that visitors can download; nearly without loss, since storing them
 * encodes them once more. Vectors become PNG, which keeps transparency.
 */
const encoders: Record<SamplePicture['format'], (image: Sharp) => Sharp> = {
  webp: (image) => image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  svg: (image) => image.png(),
}

/** A picture of this folder, as a file that can be uploaded. */
export function readSamplePicture(folder: string, name: PictureName): Promise<Buffer> {
  const { format } = samplePictures[name]
  return encoders[format](sharp(path.join(folder, `${name}.${format}`))).toBuffer()
}
