import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { QrCode } from './qr-code.tsx'

it('draws each dark square of the code once, on white, with a name for screen readers', () => {
  const text = 'otpauth://totp/Site:mona@example.org?secret=ABCDEFGH'
  const html = renderToStaticMarkup(<QrCode text={text} label="QR code" />)
  const dark = encode(text, { ecc: 'M', border: 2 }).data.flat().filter(Boolean)
  expect(html.match(/h1v1h-1z/g)).toHaveLength(dark.length)
  expect(html).toContain('aria-label="QR code"')
  expect(html).toContain('fill="#fff"')
})
