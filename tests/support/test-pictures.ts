import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

export interface FormPart {
  name?: string
  filename?: string
  type?: string
  bytes: Buffer | string
}

export const boundary = 'a-line-that-no-part-holds'

/** A form as browsers send it; `payload` and `headers` fit `app.inject`. */
export function formOf(...parts: FormPart[]): { payload: Buffer; headers: Record<string, string> } {
  const lines = parts.flatMap(({ name = 'file', filename, type, bytes }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    type === undefined ? '\r\n\r\n' : `\r\nContent-Type: ${type}\r\n\r\n`,
    bytes,
    '\r\n',
  ])
  const payload = Buffer.concat([...lines, `--${boundary}--\r\n`].map((line) => Buffer.from(line as string)))
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** The form with one picture in it. */
export function pictureForm(bytes: Buffer | string, filename = 'picture.png', type = 'image/png') {
  return formOf({ filename, type, bytes })
}

/** A plain picture; give each test a colour of its own where files must differ. */
export function plain(width: number, height: number, background = '#3b82f6'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** Left half red, right half blue: shows how a picture was turned. */
export function redAndBlue(width: number, height: number): Sharp {
  const half = { create: { width: Math.floor(width / 2), height, channels: 3, background: '#f00' } } as const
  return plain(width, height, '#00f').composite([{ input: half, left: 0, top: 0 }])
}

/** Grain that hardly compresses, so that a file is as large as its pixels. */
export function grain(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
}

/** The pixel at a place, as [red, green, blue]. */
export async function pixelOf(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 }).toColourspace('srgb').removeAlpha()
  return [...(await pixel.raw().toBuffer())]
}

/** An AVIF of a few bytes that claims to be as large as asked. */
export async function avifClaiming(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(64, 64).avif({ effort: 0 }).toBuffer()
  const size = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(width, size)
  bytes.writeUInt32BE(height, size + 4)
  return bytes
}

/** A GIF of a few bytes that claims to be as large as asked. */
export async function gifClaiming(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(4, 4).gif().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 4, 0, 4, 0]))
  for (const at of [6, frame + 5]) {
    bytes.writeUInt16LE(width, at)
    bytes.writeUInt16LE(height, at + 2)
  }
  return bytes
}

/** Eight bits a colour and line by line, where nothing else is asked. */
interface PngForm {
  depth?: 8 | 16
  isInterlaced?: boolean
}

/** A PNG of a few bytes that claims to be as large as asked. */
export function pngClaiming(width: number, height: number, form: PngForm = {}): Buffer {
  const { depth = 8, isInterlaced = false } = form
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, 2, 0, 0, isInterlaced ? 1 : 0], 8)
  const pixels = deflateSync(Buffer.alloc(64))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}
