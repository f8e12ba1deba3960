import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture } from './picture.tsx'

describe('Picture', () => {
  it('loads lazily unless it is told to hurry', () => {
    const later = renderToStaticMarkup(<Picture src="/a.webp" alt="Two farmers" patternId="eden" />)
    expect(later).toContain('loading="lazy"')
    const first = renderToStaticMarkup(
      <Picture src="/a.webp" alt="" patternId="eden" loading="eager" fetchPriority="high" />,
    )
    expect(first).toContain('loading="eager"')
    expect(first).toContain('fetchPriority="high"')
  })

  it.each([null, undefined, ''])('draws the pattern of the record where the address is %s', (src) => {
    const html = renderToStaticMarkup(<Picture src={src} alt="Two farmers" patternId="eden" />)
    expect(html).toContain('<svg')
    expect(html).not.toContain('<img')
    expect(html).toContain('aria-label="Two farmers"')
  })

  it('keeps the stand-in of a decorative picture silent', () => {
    const html = renderToStaticMarkup(<Picture src={null} alt="" patternId="eden" />)
    expect(html).not.toContain('role="img"')
    expect(html).toContain('aria-hidden="true"')
  })
})
