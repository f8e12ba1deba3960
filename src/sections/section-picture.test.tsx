import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { imageWith } from '../content/page-section/blank-section.ts'
import { SectionDataProvider } from './section-context.tsx'
import { SectionPicture, type SectionPictureProps } from './section-picture.tsx'

function render(url: string, props: Partial<SectionPictureProps> & { isPreview?: boolean } = {}): string {
  const { isPreview, ...rest } = props
  return renderToString(
    <SectionDataProvider isPreview={isPreview ?? false}>
      <SectionPicture image={imageWith(url, 'A felucca')} patternId="x" {...rest} />
    </SectionDataProvider>,
  )
}

describe('the picture of a section', () => {
  it('offers our own pictures in several widths, with their real size', () => {
    const html = render('/files/media/0123456789abcdef-1600x1067.jpg')
    expect(html).toContain('0123456789abcdef-1600x1067-640.avif 640w')
    expect(html).toContain('width="1600" height="1067"')
    expect(html).toContain('loading="lazy"')
    expect(html).toContain('alt="A felucca"')
  })

  it('has a size for pictures from elsewhere too, so that nothing moves', () => {
    expect(render('https://cdn.example/a.jpg', { ratio: [800, 1000] })).toContain('width="800" height="1000"')
  })

  it('loads the first picture of a page at once', () => {
    const html = render('/a.jpg', { isPriority: true })
    expect(html).toContain('loading="eager"')
    expect(html).toContain('fetchPriority="high"')
  })

  it('asks for fewer dots on a phone than its screen has', () => {
    expect(render('/files/media/0123456789abcdef-1600x1067.jpg', { isPriority: true })).toContain('92vw"')
  })

  it.each(['', 'javascript:alert(1)', 'data:image/svg+xml,x'])(
    'is a quiet pattern for visitors where the address is %j',
    (url) => {
      const html = render(url)
      expect(html).toContain('<svg')
      expect(html).toContain('aria-label="A felucca"')
      expect(html).not.toMatch(/<img|Upload/)
    },
  )

  it('tells an editor what to upload', () => {
    expect(render('', { isPreview: true, missingText: 'Upload a logo' })).toContain('Upload a logo')
  })
})
