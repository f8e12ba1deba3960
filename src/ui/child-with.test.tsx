import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { childWith } from './child-with.ts'

it('keeps the classes of the child behind the look, and its props where nothing else was said', () => {
  const link = (
    <a href="/join" className="mt-4" title="Join Us">
      Join
    </a>
  )
  expect(renderToStaticMarkup(childWith(link, 'look', { title: 'Come in' }))).toBe(
    '<a href="/join" class="look mt-4" title="Come in">Join</a>',
  )
  expect(renderToStaticMarkup(childWith(<b>Join</b>, 'look', {}))).toBe('<b class="look">Join</b>')
})

it('takes one child and no more', () => {
  expect(() => childWith([<b key="a" />, <b key="b" />], 'look', {})).toThrow()
})
