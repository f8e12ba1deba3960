import { type ComponentProps, createElement, type JSX } from 'react'

interface IconData {
  node: readonly [tag: string, attributes: Record<string, string>][]
}

const outline = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

/**
 * Stands in for the function by which the package `lucide-react` makes its icons. That one puts the attributes of an icon
 * together in several rounds whenever it is drawn, a tenth of what a page costs; and its shapes never change, so React
 * need not know them one by one.
 */
export function createLucideIcon({ node }: IconData): (props: ComponentProps<'svg'>) => JSX.Element {
  const shapes = { __html: node.map(shape).join('') }
  return (props) => createElement('svg', { ...outline, ...props, dangerouslySetInnerHTML: shapes })
}

function shape([tag, { key: _, ...attributes }]: IconData['node'][number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}></${tag}>`
}
