import { plain } from './test-pictures.ts'

export interface HostileFile {
  what: string
  bytes: Buffer
  filename: string
  type: string
  /** Else a picture is made of it that holds nothing but pixels. */
  isRefused: boolean
}

const script = '<script>alert(document.domain)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`

/** Files that run a script where a server believes their name or their announced type. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const png = await plain(24, 24).png().toBuffer()
  const jpeg = await plain(24, 24).jpeg().toBuffer()
  const gif = await plain(24, 24).gif().toBuffer()
  // The width field reads as `/*`, so that a script engine takes the picture for a comment.
  gif.write('GIF89a/*', 0, 'latin1')
  const note = Buffer.from(script)
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, note.length + 2]), note])
  const refused = (what: string, text: string, filename: string, type: string): HostileFile => ({
    what,
    bytes: Buffer.from(text),
    filename,
    type,
    isRefused: true,
  })
  const cleaned = (what: string, parts: Buffer[], filename: string, type: string): HostileFile => ({
    what,
    bytes: Buffer.concat(parts),
    filename,
    type,
    isRefused: false,
  })
  return [
    refused('an SVG', svg, 'a.svg', 'image/svg+xml'),
    refused('an SVG named and announced as PNG', svg, 'a.png', 'image/png'),
    refused(
      'an SVG behind a prologue',
      `\ufeff<?xml version="1.0"?>\n<!-- x -->${svg}`,
      'a.png',
      'image/png',
    ),
    refused('a page as PNG', `<!doctype html>${script}`, 'a.png', 'image/png'),
    refused('a page by its name', `<html>${script}`, 'a.html', 'text/html'),
    refused('a script', 'alert(1)//GIF89a', 'a.js', 'image/gif'),
    refused('a PDF with a script', '%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>', 'a.pdf', 'image/png'),
    cleaned('a GIF that is a script too', [gif, Buffer.from('*/=1;alert(1)')], 'a.gif', 'image/gif'),
    cleaned('a PNG with a page behind it', [png, Buffer.from(`<html>${script}`)], 'a.html', 'text/html'),
    cleaned('a PNG announced as SVG', [png, Buffer.from(svg)], 'a.svg', 'image/svg+xml'),
    cleaned('a JPEG with a comment', [jpeg.subarray(0, 2), comment, jpeg.subarray(2)], 'a.jpg', 'image/jpeg'),
  ]
}
