/**
 * The address of a stored picture says everything a view needs, so nothing has to be looked up:
 * `/files/partners/0f3a…-1600x900.jpg` is the picture, `/files/partners/0f3a…-1600x900-640.avif` the same 640 pixels wide.
 */
export const pictureTypes = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const

export type PictureExtension = keyof typeof pictureTypes
export type VariantExtension = 'avif' | 'webp'

export interface Picture {
  folder: string
  /** The first 16 digits of the SHA-256 of the file. */
  hash: string
  width: number
  height: number
  extension: PictureExtension
}

export interface PictureVariant {
  folder: string
  hash: string
  /** Of the picture itself. */
  width: number
  height: number
  variantWidth: number
  extension: VariantExtension
}

export interface PictureSources {
  src: string
  /** Known for our own pictures only; an address elsewhere has nothing but its `src`. */
  width?: number
  height?: number
  avifSrcSet?: string
  webpSrcSet?: string
}

export const filesRoot = '/files/'
const steps = [320, 480, 640, 720, 960, 1280, 1920]
const named =
  /^\/files\/((?:[a-z]+\/){0,3}[a-z]+)\/([0-9a-f]{16})-([1-9]\d{0,4})x([1-9]\d{0,4})(?:-([1-9]\d{0,3}))?\.([a-z]+)$/

export function pictureUrl({ folder, hash, width, height, extension }: Picture): string {
  return `${filesRoot}${folder}/${hash}-${width}x${height}.${extension}`
}

export function variantUrl({ folder, hash, width, height, variantWidth, extension }: PictureVariant): string {
  return `${filesRoot}${folder}/${hash}-${width}x${height}-${variantWidth}.${extension}`
}

export function parsePictureUrl(url: string): Picture | null {
  const [, folder, hash, width, height, variantWidth, extension] = named.exec(url) ?? []
  if (!folder || !hash || variantWidth !== undefined || !isPictureExtension(extension)) return null
  return { folder, hash, width: Number(width), height: Number(height), extension }
}

/** Null as well for a width that is not offered: nobody can ask for one more size. */
export function parseVariantUrl(url: string): PictureVariant | null {
  const [, folder, hash, width, height, variantWidth, extension] = named.exec(url) ?? []
  if (!folder || !hash || !isVariantExtension(extension)) return null
  if (!variantWidths(Number(width)).includes(Number(variantWidth))) return null
  return {
    folder,
    hash,
    width: Number(width),
    height: Number(height),
    variantWidth: Number(variantWidth),
    extension,
  }
}

/** The steps below the picture's own width, and that width itself up to the last step; never wider than the picture. */
export function variantWidths(width: number): number[] {
  const widest = Math.min(width, steps.at(-1) ?? width)
  return [...steps.filter((step) => step < widest), widest]
}

/** What an `img` and the `source`s around it need; `sizes` is for the view to say. */
export function pictureSources(url: string): PictureSources {
  const picture = parsePictureUrl(url)
  if (!picture) return { src: url }
  const { width, height, extension } = picture
  const widths = variantWidths(width)
  const stem = url.slice(0, -`.${extension}`.length)
  const srcSet = (form: VariantExtension, offered: number[]) =>
    offered.map((step) => `${stem}-${step}.${form} ${step}w`).join(', ')
  // Browsers that cannot read AVIF are few: three steps for them spare all others many addresses.
  const fewer = widths.filter((step) => step % 480 === 0 || step === widths.at(-1))
  return { src: url, width, height, avifSrcSet: srcSet('avif', widths), webpSrcSet: srcSet('webp', fewer) }
}

function isPictureExtension(value: string | undefined): value is PictureExtension {
  return value !== undefined && Object.hasOwn(pictureTypes, value)
}

function isVariantExtension(value: string | undefined): value is VariantExtension {
  return value === 'avif' || value === 'webp'
}
