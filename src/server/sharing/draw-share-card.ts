import path from 'node:path'
import sharp from 'sharp'
import { shareCardSize } from '../../shared/share-card-url.ts'
import { textDirection } from '../../shared/text-language.ts'
import { truncate } from '../../shared/truncate.ts'
import { escapeXml } from '../http/escape-xml.ts'
import { sourcePath } from '../source-path.ts'
import { openPicture } from '../uploads/prepare-picture.ts'

export interface ShareCardShades {
  ground: string
  line: string
  veil: string
}

const houseShades: ShareCardShades = { ground: '#0e1f4d', line: '#5b8def', veil: '#0b1638' }

export interface ShareCard {
  title: string
  /** Who publishes the page. */
  publisher: string
  direction: 'ltr' | 'rtl'
  /** Dark shades of the foundation's own colour; those of the house where it has none. */
  shades: ShareCardShades | undefined
  /** The bytes of its cover. */
  cover: Buffer | undefined
}

const { width, height } = shareCardSize
const margin = 72
const family = ['Alexandria', 'Bold'].join(' ')
const fonts = ['latin', 'latin-ext', 'arabic'].map((letters) =>
  path.join(sourcePath('server/sharing/fonts'), `alexandria-${letters}-700-normal.ttf`),
)

/** A picture for cards in chats and networks: the cover, and in front of it the title and who publishes it. */
export async function drawShareCard({
  title,
  publisher,
  direction,
  cover,
  ...look
}: ShareCard): Promise<Buffer> {
  const shades = look.shades ?? houseShades
  await loadFonts()
  const written = textDirection(title) ?? direction
  const name = await drawText(truncate(title, 110), {
    size: sizeFor(title),
    color: '#ffffff',
  })
  const under = await drawText(publisher, { size: 30, color: '#ffd98a' })
  const start = (textWidth: number, side: 'ltr' | 'rtl') =>
    side === 'rtl' ? width - margin - textWidth : margin
  const bottom = height - margin
  return sharp(await ground(cover, shades))
    .composite([
      { input: veil(direction, shades) },
      { input: under.image, left: start(under.width, written), top: bottom - under.height },
      { input: name.image, left: start(name.width, written), top: bottom - under.height - 34 - name.height },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

function sizeFor(title: string): number {
  if (title.length <= 28) return 84
  return title.length <= 60 ? 66 : 52
}

let loaded: Promise<unknown> | undefined

/** The drawing of text knows a font once it was named; whatever fonts the machine has, or has none. */
function loadFonts(): Promise<unknown> {
  loaded ??= Promise.all(
    fonts.map((fontfile) => sharp({ text: { text: '.', font: family, fontfile } }).metadata()),
  )
  return loaded
}

interface TextLook {
  size: number
  color: string
}

async function drawText(text: string, { size, color }: TextLook) {
  const [fontfile = ''] = fonts
  const input = {
    text: `<span foreground="${color}">${escapeXml(text)}</span>`,
    font: `${family} ${size}`,
    fontfile,
    rgba: true,
    dpi: 72,
    width: width - 2 * margin,
  }
  const { data: image, info } = await sharp({ text: input }).png().toBuffer({ resolveWithObject: true })
  return { image, width: info.width, height: info.height }
}

async function ground(cover: Buffer | undefined, shades: ShareCardShades): Promise<Buffer> {
  if (!cover) return Buffer.from(plainGround(shades))
  return (await openPicture(cover)).resize({ width, height, fit: 'cover', position: 'attention' }).toBuffer()
}

const waves = ({ line: color }: ShareCardShades) =>
  Array.from({ length: 9 }, (_, line) => {
    const y = 60 + line * 46
    return `<path d="M0 ${y}C300 ${y - 70} 520 ${y + 110} 820 ${y + 10}S1120 ${y - 60} 1200 ${y - 10}" fill="none" stroke="${color}" stroke-opacity="${0.08 + line * 0.02}" stroke-width="${6 + line * 2}"/>`
  }).join('')
const plainGround = (shades: ShareCardShades) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${shades.ground}"/>${waves(shades)}</svg>`

/** Dark where the words stand, so that they can be read in front of any picture. */
function veil(direction: 'ltr' | 'rtl', { veil: color }: ShareCardShades): Buffer {
  const side = direction === 'rtl' ? 'x1="1" x2="0"' : 'x1="0" x2="1"'
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
<linearGradient id="down" x1="0" y1="0" x2="0" y2="1"><stop offset="0.1" stop-color="${color}" stop-opacity="0.12"/><stop offset="0.55" stop-color="${color}" stop-opacity="0.72"/><stop offset="1" stop-color="${color}" stop-opacity="0.94"/></linearGradient>
<linearGradient id="side" ${side} y1="0" y2="0"><stop offset="0" stop-color="${color}" stop-opacity="0.45"/><stop offset="0.7" stop-color="${color}" stop-opacity="0"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#down)"/><rect width="100%" height="100%" fill="url(#side)"/></svg>`)
}
