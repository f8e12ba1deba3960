import { qualified, type XmlElement } from './parse-xml.ts'
import {
  markType,
  metadataNamespace,
  type XliffState,
  type XliffUnit,
  xliffNamespace,
  xliffStates,
} from './xliff-document.ts'
import { childrenOf, refuse } from './xliff-elements.ts'
import { fromXmlId } from './xml-id.ts'

/** One text. Tools that cut it into sentences have made several segments of it, which are one text again. */
export function readUnit(unit: XmlElement): XliffUnit {
  const { id } = unit.attributes
  if (!id) refuse('A text in this file has no id')
  const parts = unit.children.filter((child): child is XmlElement => isPart(child))
  const segments = childrenOf(unit, 'segment')
  if (segments.length === 0) refuse(`The text “${id}” in this file has no contents`)
  return {
    path: fromXmlId(id),
    source: parts
      .map((part) => textIn(part, 'source') ?? refuse(`The text “${id}” in this file has no contents`))
      .join(''),
    target: targetOf(segments, parts),
    state: stateOf(segments),
    notes: [],
    mark: markOf(unit),
  }
}

function isPart(child: XmlElement | string): boolean {
  return typeof child !== 'string' && partNames.includes(child.name)
}

const partNames = ['segment', 'ignorable'].map((name) => qualified(name, xliffNamespace))
const codePointName = qualified('cp', xliffNamespace)

/** What stands between sentences is taken over where it was not translated. */
function targetOf(segments: readonly XmlElement[], parts: readonly XmlElement[]): string | undefined {
  if (!segments.every((segment) => textIn(segment, 'target') !== undefined)) return undefined
  return parts.map((part) => textIn(part, 'target') ?? textIn(part, 'source') ?? '').join('')
}

function textIn(part: XmlElement, name: 'source' | 'target'): string | undefined {
  const [holder] = childrenOf(part, name)
  return holder && plainText(holder)
}

/** Marks that tools put around words are left out, and the words kept. */
function plainText({ children }: XmlElement): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return child
      return child.name === codePointName ? codePoint(child) : plainText(child)
    })
    .join('')
}

function codePoint({ attributes: { hex = '' } }: XmlElement): string {
  const code = /^[0-9a-f]{1,8}$/i.test(hex) ? Number.parseInt(hex, 16) : Number.NaN
  return code <= 0x10ffff
    ? String.fromCodePoint(code)
    : refuse(`This file names the character “${hex}”, which does not exist`)
}

/** The least that is true of all of them. */
function stateOf(segments: readonly XmlElement[]): XliffState {
  const names: readonly (string | undefined)[] = xliffStates
  const places = segments.map(({ attributes }) => Math.max(0, names.indexOf(attributes.state)))
  return xliffStates[Math.min(...places)] ?? 'initial'
}

function markOf(unit: XmlElement): string | undefined {
  const metas = childrenOf(unit, 'metadata', metadataNamespace)
    .flatMap((metadata) => childrenOf(metadata, 'metaGroup', metadataNamespace))
    .flatMap((group) => childrenOf(group, 'meta', metadataNamespace))
  const own = metas.find(({ attributes }) => attributes.type === markType)
  return own && plainText(own)
}
