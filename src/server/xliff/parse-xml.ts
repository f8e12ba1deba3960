import { SaxesParser } from 'saxes'

export interface XmlElement {
  /** With its namespace: see `qualified`. */
  name: string
  attributes: Readonly<Record<string, string>>
  children: (XmlElement | string)[]
}

export class XmlProblem extends Error {}

export function qualified(name: string, namespace: string): string {
  return `{${namespace}}${name}`
}

/** Deeper than any file of a translator; whoever sends more means to exhaust the reader. */
const maxDepth = 40

/** Strict: what is not well-formed, or brings definitions of its own, is refused with the place where it is wrong. */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const document: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [document]
  const addText = (part: string) => open.at(-1)?.children.push(part)
  parser.on('error', (error) => {
    throw new XmlProblem(error.message)
  })
  parser.on('doctype', () => {
    throw new XmlProblem('it has a document type')
  })
  parser.on('opentag', ({ uri, local, attributes }) => {
    const given = Object.values(attributes).map(({ name, value }): [string, string] => [name, value])
    const opened = { name: qualified(local, uri), attributes: Object.fromEntries(given), children: [] }
    open.at(-1)?.children.push(opened)
    open.push(opened)
    if (open.length > maxDepth) throw new XmlProblem('its elements are nested too deeply')
  })
  parser.on('closetag', () => open.pop())
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(text).close()
  const root = document.children.find((child) => typeof child !== 'string')
  if (!root) throw new XmlProblem('it is empty')
  return root
}
