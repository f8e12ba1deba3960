export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'

/**
 * What the first bytes say a file is; names and announced types are not asked. Only these five ever reach a decoder:
 * the library could open SVG, PDF and more, and each of those is a language with a history of its own.
 */
export function formatOf(bytes: Buffer): PictureFormat | undefined {
  if (startsWith(bytes, 'ffd8ff')) return 'jpeg'
  if (startsWith(bytes, '89504e470d0a1a0a')) return 'png'
  const head = bytes.toString('latin1', 0, 12)
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  return brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : undefined
}

/** Pictures all the same, so that their owner hears which kinds to use instead. */
export function isOtherPicture(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 0, 1024)
  const isSvg = /^[\s\xef\xbb\xbf]*<(?:\?xml|!--|!doctype svg|svg)/i.test(text) && /<svg[\s>]/i.test(text)
  const isTiff = startsWith(bytes, '49492a00') || startsWith(bytes, '4d4d002a')
  const isBitmap = text.startsWith('BM') && bytes.length > 26
  return isSvg || isTiff || isBitmap || brandsOf(bytes).some((brand) => /^(?:hei[cfmsx]|mif1)$/.test(brand))
}

/** An ISO media file begins with its size, `ftyp`, and the brands it claims, four characters each. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return []
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4))
  return brands
}

function startsWith(bytes: Buffer, hex: string): boolean {
  return bytes.subarray(0, hex.length / 2).equals(Buffer.from(hex, 'hex'))
}
