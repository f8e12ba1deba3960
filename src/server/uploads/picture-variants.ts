import { buffer } from 'node:stream/consumers'
import type { Sharp } from 'sharp'
import {
  filesRoot,
  type PictureVariant,
  pictureTypes,
  pictureUrl,
  type VariantExtension,
  variantUrl,
} from '../../shared/picture-url.ts'
import type { AppContext } from '../app-context.ts'
import { type FileRow, findFile } from './file-store.ts'
import { pictureWork } from './picture-work.ts'
import { openPicture } from './prepare-picture.ts'

const maxFullColourPixels = 2_000_000

export interface PictureVariants {
  /** The bytes of a variant that is not stored yet; undefined where there is no such picture. */
  make(variant: PictureVariant): Promise<Buffer | undefined>
}

/**
 * More effort halves no file and takes several times as long: the first visitor waits for this. Photographs come with a
 * colour for every four dots, and are kept so; drawings and marks have edges that would show it.
 * Large ones are shown at less than their own size, where it does not show, and would take 150 MB and more.
 */
const encode: Record<VariantExtension, (image: Sharp, chromaSubsampling: '4:2:0' | '4:4:4') => Sharp> = {
  avif: (image, chromaSubsampling) => image.avif({ quality: 50, effort: 2, chromaSubsampling }),
  webp: (image) => image.webp({ quality: 78 }),
}

/**
 * Variants are made when first asked for and stored beside the picture. Only pictures with a row and only the widths
 * on offer are made, each once however many ask at the same time: nobody can fill the storage or the processor.
 */
export function openPictureVariants(
  { database, files }: Pick<AppContext, 'database' | 'files'>,
  onNotKept: (error: unknown) => void,
): PictureVariants {
  const inTheMaking = new Map<string, Promise<Buffer | undefined>>()

  async function make(variant: PictureVariant): Promise<Buffer | undefined> {
    const row = await findFile(database.db, variant.folder, variant.hash)
    const source = row && originalOf(row, variant)
    const original = source && (await files.open(source))
    if (!original) return undefined
    const bytes = await buffer(original.body)
    const image = (await openPicture(bytes)).resize({ width: variant.variantWidth })
    const hasFullColour = row.type !== pictureTypes.jpg && pixelsOf(variant) <= maxFullColourPixels
    const made = await encode[variant.extension](image, hasFullColour ? '4:4:4' : '4:2:0').toBuffer()
    // A storage that is full still lets people see: this one goes out unkept, and the next request tries again.
    await files.put(variantUrl(variant).slice(filesRoot.length), made).catch(onNotKept)
    return made
  }

  return {
    make: (variant) => {
      const name = variantUrl(variant)
      const known = inTheMaking.get(name)
      if (known) return known
      const work = pictureWork(() => make(variant)).finally(() => inTheMaking.delete(name))
      inTheMaking.set(name, work)
      return work
    },
  }
}

function pixelsOf({ width, height, variantWidth }: PictureVariant): number {
  return variantWidth * variantWidth * (height / width)
}

/** The size is taken from the address: where it is not the picture's, no file has that name. */
function originalOf({ type }: FileRow, variant: PictureVariant): string | undefined {
  const extension = extensions.find((candidate) => pictureTypes[candidate] === type)
  return extension && pictureUrl({ ...variant, extension }).slice(filesRoot.length)
}

const extensions = ['avif', 'jpg', 'png', 'webp'] as const
