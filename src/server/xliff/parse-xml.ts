import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { giveWay } from '../give-way.ts'

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

/** More than any file of a translator has; whoever sends more means to exhaust the reader. */
const maxDepth = 40
const maxElements = 200_000
const maxAttributes = 50
/** Characters between two marks: five times the longest text, as each sign may be written as `&amp;`. */
const maxTextLength = 512 * 1024
/** Characters read at once, a few milliseconds of work. */
const pieceLength = 16 * 1024

/** Told of each child of the root as soon as it has been read whole. */
export type TakeChild = (child: XmlElement, root: XmlElement) => void

/**
 * Strict: what is not well-formed, or brings definitions of its own, is refused with the place where it is wrong. Reads in
 * pieces and gives way between them. Children of the root are handed over one by one and not collected, so that a long file
 * is never in memory as objects; answers the root without them.
 */
export async function parseXml(text: string, take: TakeChild): Promise<XmlElement> {
  const { parser, root, lastMarkAt } = openReader(take)
  const pause = giveWay()
  for (let at = 0; at < text.length; at += pieceLength) {
    parser.write(text.slice(at, at + pieceLength))
    if (at + pieceLength - lastMarkAt() > maxTextLength) throw new XmlProblem('one of its texts is too long')
    await pause()
  }
  parser.close()
  return root() ?? refuseXml('it is empty')
}

function openReader(take: TakeChild) {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  let elements = 0
  let attributes = 0
  let markAt = 0
  const addText = (part: string) => {
    markAt = parser.position
    // Of what stands beside the children of the root nothing is wanted.
    if (open.length > 1) open.at(-1)?.children.push(part)
  }
  parser.on('error', (error) => refuseXml(error.message))
  parser.on('doctype', () => refuseXml('it has a document type'))
  parser.on('opentagstart', () => {
    attributes = 0
    elements += 1
    markAt = parser.position
    if (elements > maxElements) refuseXml('it has too many elements')
    if (open.length >= maxDepth) refuseXml('its elements are nested too deeply')
  })
  parser.on('attribute', () => {
    attributes += 1
    markAt = parser.position
    if (attributes > maxAttributes) refuseXml('one of its elements has too many attributes')
  })
  parser.on('opentag', (tag) => {
    const opened = elementOf(tag)
    root ??= opened
    if (open.length > 1) open.at(-1)?.children.push(opened)
    open.push(opened)
  })
  parser.on('closetag', () => {
    const closed = open.pop()
    markAt = parser.position
    if (open.length === 1 && root && closed) take(closed, root)
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  return { parser, root: () => root, lastMarkAt: () => markAt }
}

function elementOf({ uri, local, attributes }: SaxesTagNS): XmlElement {
  const given = Object.values(attributes).map(({ name, value }: SaxesAttributeNS) => [name, value])
  return { name: qualified(local, uri), attributes: Object.fromEntries(given), children: [] }
}

function refuseXml(problem: string): never {
  throw new XmlProblem(problem)
}
