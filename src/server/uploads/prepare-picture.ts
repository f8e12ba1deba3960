import type { Metadata, Sharp } from 'sharp'
import { AppError } from '../../shared/app-error.ts'
import type { PictureExtension } from '../../shared/picture-url.ts'
import { formatOf, isOtherPicture, type PictureFormat } from './picture-format.ts'
import { largePictureWork, pictureWork } from './picture-work.ts'

export interface PreparedPicture {
  bytes: Buffer
  width: number
  height: number
  extension: PictureExtension
}

const maxPixels = 50_000_000
/**
 * Of pictures that are decoded as a whole before they are made smaller: a file of a kilobyte would take a gigabyte
 * otherwise. All others are read and made smaller line by line.
 */
const maxPixelsAtOnce: Record<PictureFormat, number> = {
  avif: 5_000_000,
  png: 12_000_000,
  jpeg: 16_000_000,
  gif: 16_000_000,
  webp: 16_000_000,
}
/** An AVIF of 10 or 12 bits takes a third more memory than one of 8. */
const maxDeepAvifPixels = 3_500_000
/** Writing AVIF takes 50 bytes a pixel. */
const maxAvifPixels = 2_000_000
/** Writing WebP with transparency takes 23 bytes a pixel; of a landscape of 16:9 this is nearly the whole side. */
const maxWebpPixels = 3_500_000
/** Twice what a wide page shows; a larger original would only make every variant slower. */
const maxSide = 2560
/** Above this, an opaque PNG or GIF is a photograph that JPEG holds in a fraction of the bytes. */
const maxLosslessBytes = 512 * 1024

/** Visitors get the variants; this is what those are made from, so it may be quick rather than smallest. */
const encode: Record<PictureExtension, (image: Sharp) => Sharp> = {
  // MozJPEG's table without its long search: a fifth smaller than plain JPEG in the same time.
  jpg: (image) => image.jpeg({ quality: 82, quantisationTable: 3 }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 85 }),
  avif: (image) => image.avif({ quality: 60, effort: 1 }),
}

/**
 * Makes a file of our own out of what came in: decoded, turned upright, in sRGB, no larger than needed, and without
 * anything that is not a pixel (camera data, place, comments, whatever was hung behind the picture).
 * Of an animation the first frame is kept: nothing on the pages may move without a way to stop it.
 */
export async function preparePicture(bytes: Buffer): Promise<PreparedPicture> {
  const format = formatOf(bytes)
  if (!format) throw notAPicture(bytes)
  return pictureWork(async () => {
    const picture = await openPicture(bytes)
    const facts = await picture.metadata().catch(refuse)
    if (!isDecodedAtOnce(format, facts)) return encoded(picture, format, facts, bytes.length)
    if (facts.width * facts.height > maxPixelsOf(format, facts)) throw tooManyPixels()
    return largePictureWork(() => encoded(picture, format, facts, bytes.length))
  })
}

async function encoded(
  picture: Sharp,
  format: PictureFormat,
  facts: Metadata,
  bytes: number,
): Promise<PreparedPicture> {
  const extension = extensionFor(format, facts, bytes)
  const side = extension === 'webp' ? webpSide(facts) : maxSide
  const upright = picture
    .clone()
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await encode[extension](upright)
    .timeout({ seconds: 30 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
  return { bytes: data, width: info.width, height: info.height, extension }
}

/** Interlaced and progressive ones come in several passes over the whole picture. */
function isDecodedAtOnce(format: PictureFormat, { isProgressive, depth }: Metadata): boolean {
  if (format === 'jpeg') return isProgressive
  return format !== 'png' || isProgressive || depth === 'ushort'
}

function maxPixelsOf(format: PictureFormat, { depth }: Metadata): number {
  return format === 'avif' && depth === 'ushort' ? maxDeepAvifPixels : maxPixelsAtOnce[format]
}

/** The longer side at which a picture of this shape has as many pixels as may be written. */
function webpSide({ width, height }: Metadata): number {
  const ratio = Math.max(width, height) / Math.min(width, height)
  return Math.min(maxSide, Math.floor(Math.sqrt(maxWebpPixels * ratio)))
}

/** A picture that ends half way is an error, not half grey; and no header talks the decoder into more than the limit. */
export async function openPicture(bytes: Buffer): Promise<Sharp> {
  // Loaded with the first picture: twenty megabytes that a server which only sends what it holds never needs.
  const { default: sharp } = await import('sharp')
  // Every picture is decoded once; a cache of them would only hold memory.
  sharp.cache(false)
  return sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
}

function extensionFor(format: PictureFormat, facts: Metadata, bytes: number): PictureExtension {
  if (format === 'avif') return facts.width * facts.height > maxAvifPixels ? 'webp' : 'avif'
  if (format === 'webp') return 'webp'
  if (format === 'jpeg') return 'jpg'
  return facts.hasAlpha || bytes <= maxLosslessBytes ? 'png' : 'jpg'
}

function notAPicture(bytes: Buffer): AppError {
  return isOtherPicture(bytes)
    ? new AppError('wrong_type', 'Please select a PNG, JPG, GIF, WebP or AVIF image')
    : new AppError('bad_input', 'Please select an image file')
}

function tooManyPixels(): AppError {
  return new AppError('too_large', 'The image has too many pixels. Please make it smaller.')
}

function refuse(error: unknown): never {
  const hasTooManyPixels = error instanceof Error && error.message.includes('exceeds pixel limit')
  const refusal = hasTooManyPixels
    ? tooManyPixels()
    : new AppError('bad_input', 'The image is damaged. Please select another image file.')
  refusal.cause = error
  throw refusal
}
