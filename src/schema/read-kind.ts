import type { AnyField, FieldKind } from './field.ts'

/**
 * A stored value as a field of some kind reads it: the value itself where it fits, converted where the meaning is plain,
 * and undefined where there is no reading it. Limits on length and number are about input: what is longer is still read.
 */
type ReadKind = (stored: unknown, field: AnyField) => unknown

/** Of kinds without fields inside. */
export const readKind: Record<Exclude<FieldKind, 'group' | 'list'>, ReadKind> = {
  text: readLine,
  longText: (stored) => textOf(stored, '\n'),
  richText: (stored) => textOf(stored, '\n'),
  email: readLine,
  phone: readLine,
  link: readLine,
  address: readLine,
  image: readLine,
  video: readLine,
  choice: readOption,
  reference: readLine,
  icon: readOption,
  color: readLine,
  cssClass: readLine,
  integer: readInteger,
  toggle: readToggle,
  date: readLine,
  textList: readTexts,
}

function readLine(stored: unknown, field: AnyField): string | undefined {
  const text = textOf(stored, ', ')
  if (text === undefined) return undefined
  const line = text.includes('\n') || text.includes('\t') ? text.replace(/[\n\t]+/g, ' ') : text
  return line === field.empty || !field.isWellFormed || field.isWellFormed(line) ? line : undefined
}

function readOption(stored: unknown, field: AnyField): string | undefined {
  const exact = readLine(stored, field)
  if (exact !== undefined) return exact
  const wanted = textOf(stored, ', ')?.trim().toLowerCase()
  return field.facts.options?.find((option) => option.toLowerCase() === wanted)
}

function textOf(stored: unknown, separator: string): string | undefined {
  if (typeof stored === 'string') return stored
  if (typeof stored === 'number') return String(stored)
  if (typeof stored === 'boolean') return stored ? 'Yes' : 'No'
  return isTexts(stored) ? stored.join(separator) : undefined
}

function readInteger(stored: unknown, { facts }: AnyField): number | undefined {
  if (Number.isInteger(stored)) return stored as number
  if (typeof stored === 'boolean') return stored ? 1 : 0
  if (typeof stored !== 'string' || !/^\s*-?\d{1,15}\s*$/.test(stored)) return undefined
  const number = Number(stored)
  return number >= (facts.min ?? number) && number <= (facts.max ?? number) ? number : undefined
}

const yes = new Set(['yes', 'true', 'on', '1'])
const no = new Set(['no', 'false', 'off', '0', ''])

function readToggle(stored: unknown): boolean | undefined {
  if (typeof stored === 'boolean') return stored
  if (typeof stored !== 'string' && typeof stored !== 'number') return undefined
  const word = String(stored).trim().toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : undefined
}

function readTexts(stored: unknown): string[] | undefined {
  if (isTexts(stored)) return stored
  const parts = Array.isArray(stored) ? stored : textOf(stored, '\n')?.split('\n')
  const texts = parts?.map((part) => textOf(part, ', '))
  return texts && isTexts(texts) ? texts.map((text) => text.trim()).filter((text) => text !== '') : undefined
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
