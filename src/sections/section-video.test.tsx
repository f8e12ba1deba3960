import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SectionDataProvider } from './section-context.tsx'
import { SectionVideo } from './section-video.tsx'

function render(url: string, isPreview = false): string {
  return renderToString(
    <SectionDataProvider isPreview={isPreview}>
      <SectionVideo url={url} title="The well" patternId="x" />
    </SectionDataProvider>,
  )
}

describe('the video of a section', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
  ])('plays %s in place, and asks YouTube for nothing before that', (url) => {
    const html = render(url)
    expect(html).toContain('aria-label="Play video: The well"')
    expect(html).not.toMatch(/<iframe|<img|src=/)
  })

  it('is 560 pixels wide at 16:9 unless told otherwise', () => {
    const html = render('https://youtu.be/dQw4w9WgXcQ')
    expect(html).toContain('max-inline-size:560px')
    expect(html).toContain('aspect-video')
  })

  it.each(['https://vimeo.com/1', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ'])(
    'is a plain link for %s',
    (url) => {
      const html = render(url)
      expect(html).toContain(`href="${url}"`)
      expect(html).toContain('rel="noopener noreferrer"')
      expect(html).not.toMatch(/<iframe|<button/)
    },
  )

  it.each(['javascript:alert(1)', '//evil.example', ''])('shows a visitor nothing for %j', (url) => {
    expect(render(url)).toBe('')
  })

  it('asks an editor for an address', () => {
    expect(render('', true)).toContain('Add a YouTube address')
  })
})
