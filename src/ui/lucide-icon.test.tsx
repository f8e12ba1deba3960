import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createLucideIcon } from './lucide-icon.ts'

const Plus = createLucideIcon({
  node: [
    ['path', { d: 'M5 12h14', key: '1' }],
    ['path', { d: 'M12 5v14', key: '2' }],
  ],
})

it('draws its shapes, hidden from readers of the screen, in the colour of the text', () => {
  const html = renderToString(<Plus />)
  expect(html).toContain('<path d="M5 12h14"></path><path d="M12 5v14"></path></svg>')
  expect(html).toContain('aria-hidden="true"')
  expect(html).toContain('stroke="currentColor"')
})

it('takes what a view says about it', () => {
  const html = renderToString(<Plus className="size-14" strokeWidth={1.5} />)
  expect(html).toContain('class="size-14"')
  expect(html).toContain('stroke-width="1.5"')
})
