import { textPath } from '../../schema/words-in-field.ts'
import {
  markType,
  metadataNamespace,
  type XliffDocument,
  type XliffFile,
  type XliffUnit,
  xliffNamespace,
} from './xliff-document.ts'
import { toXmlId } from './xml-id.ts'

/** The document as XLIFF 2.1. Texts keep every space and line break. */
export function writeXliff({ sourceLanguage, language, files }: XliffDocument): string {
  const attributes = {
    xmlns: xliffNamespace,
    'xmlns:mda': metadataNamespace,
    version: '2.1',
    srcLang: sourceLanguage,
    trgLang: language,
  }
  const root = element('xliff', attributes, files.map(writeFile).join('\n'))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

function writeFile({ type, id, notes, units }: XliffFile): string {
  const name = textPath(textPath('', type), id)
  const attributes = { id: toXmlId(name), original: name, canResegment: 'no', 'xml:space': 'preserve' }
  return element('file', attributes, [...writeNotes(notes), ...units.map(writeUnit)].join('\n'))
}

function writeUnit({ path, source, target, state, notes, mark }: XliffUnit): string {
  const texts = [element('source', {}, writeText(source))]
  if (target !== undefined) texts.push(element('target', {}, writeText(target)))
  const parts = [
    ...(mark === undefined ? [] : [writeMark(mark)]),
    ...writeNotes(notes),
    element('segment', { state }, texts.join('')),
  ]
  return element('unit', { id: toXmlId(path), name: path }, parts.join(''))
}

function writeMark(mark: string): string {
  const meta = element('mda:meta', { type: markType }, escapeXml(mark))
  return element('mda:metadata', {}, element('mda:metaGroup', {}, meta))
}

function writeNotes(notes: readonly string[]): string[] {
  if (notes.length === 0) return []
  const written = notes.map((note) =>
    element('note', {}, escapeXml(note.toWellFormed().replace(forbidden, ''))),
  )
  return [element('notes', {}, written.join(''))]
}

function element(name: string, attributes: Record<string, string>, content: string): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
  return `<${name}${given.join('')}>${content}</${name}>`
}

// What XML 1.0 has no way to say. Half a surrogate pair is matched because of the flag u.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]/gu

/** Characters that XML forbids are written as XLIFF has it: `<cp hex="0007"/>`. */
function writeText(text: string): string {
  return escapeXml(text).replace(forbidden, (character) => {
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    return `<cp hex="${hex}"/>`
  })
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
}

function escapeAttribute(text: string): string {
  return escapeXml(text.toWellFormed().replace(forbidden, ''))
    .replaceAll('"', '&quot;')
    .replace(/[\n\t]/g, (space) => `&#${space.charCodeAt(0)};`)
}
