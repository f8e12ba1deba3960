import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SectionCounter } from './section-counter.tsx'

it('the server sends the figure itself, once, for those who see it and those who hear it', () => {
  const html = renderToStaticMarkup(<SectionCounter figure="86,000+" delay={500} />)
  expect(html.match(/86,000\+/g)).toHaveLength(1)
  expect(html).not.toMatch(/aria-hidden|opacity-0/)
})
