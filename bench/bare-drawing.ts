import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * How fast this machine draws: a server that draws a page with React for each request and does nothing else. The page
 * is always the same one, about as large as a home page: 360 components, 1,141 elements, 83 KB.
 */
const partCount = 60
const factCount = 5

function Fact({ part, index }: { part: number; index: number }): ReactNode {
  return createElement(
    'li',
    { className: 'flex items-center gap-3 border-line border-t py-2' },
    createElement('span', { className: 'text-muted text-small' }, `Fact ${index}`),
    createElement('a', { href: `/parts/${part}/${index}`, title: `"${part}" & ${index}` }, `More of ${part}`),
  )
}

function Part({ part }: { part: number }): ReactNode {
  return createElement(
    'section',
    { 'aria-label': `Part ${part}`, className: 'mx-auto grid max-w-page gap-12 px-gutter py-16' },
    createElement('h2', { className: 'font-semibold text-h2' }, `The part with the number ${part}`),
    createElement(
      'p',
      { className: 'mt-5 text-lead' },
      'Founders & communities, in "their" own words. '.repeat(4),
    ),
    createElement(
      'ul',
      { className: 'mt-6 grid gap-2' },
      Array.from({ length: factCount }, (_, index) => createElement(Fact, { part, index, key: index })),
    ),
  )
}

function draw(): string {
  const parts = Array.from({ length: partCount }, (_, part) => createElement(Part, { part, key: part }))
  return renderToString(createElement('main', null, parts))
}

const server = createServer((_, reply) => {
  reply.setHeader('content-type', 'text/html').end(draw())
})
server.listen(0, '127.0.0.1', () => console.log(`ready ${(server.address() as AddressInfo).port}`))
