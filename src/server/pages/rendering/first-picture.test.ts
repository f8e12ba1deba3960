import { expect, it } from 'vitest'
import { firstPictureHint } from './first-picture.ts'

const hintOf = (...pieces: string[]) => firstPictureHint(pieces.join(''))
const picture = (name: string, image: string, sizes = ' sizes="92vw"') =>
  `<picture class="contents"><source type="image/avif" srcSet="/${name}-320.avif 320w, /${name}-720.avif 720w"${sizes}/><source type="image/webp" srcSet="/${name}-480.webp 480w"${sizes}/><img ${image} src="/${name}.jpg"/></picture>`

it('names the first picture of a page as it stands in its markup, and no other', () => {
  const pictures = [picture('a', 'loading="lazy"'), picture('b', 'loading="eager" fetchPriority="high"')]
  expect(hintOf('<p>Before</p>', pictures.join('<p>Between</p>'), picture('c', 'fetchPriority="high"'))).toBe(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/b-320.avif 320w, /b-720.avif 720w" imagesizes="92vw" fetchpriority="high">',
  )
})

it('takes a picture that does not say how wide it is for as wide as the screen', () => {
  expect(hintOf(picture('a', 'fetchPriority="high"', ''))).toContain('imagesizes="100vw"')
})

it.each([
  ['a page without a picture', '<p>Words</p>'],
  ['a page whose pictures all come later', picture('a', 'loading="lazy"')],
  [
    'a picture of another website',
    '<picture><img fetchPriority="high" src="https://a.example/a.jpg"/></picture>',
  ],
])('says nothing of %s', (_, body) => {
  expect(hintOf(body)).toBe('')
})
