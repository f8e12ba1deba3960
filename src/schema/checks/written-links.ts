import { linksIn } from '../../shared/rich-marks.ts'
import type { FieldKind } from '../field.ts'
import type { Place } from './check.ts'

export interface WrittenLink {
  address: string
  /** What visitors press; empty where the field itself has no words. */
  words: string
}

const inText = (text: string): WrittenLink[] =>
  text.includes('](') ? linksIn(text).map(({ words, href }) => ({ words, address: href })) : []

const whole = (text: string): WrittenLink[] => (text === '' ? [] : [{ address: text, words: '' }])
const none = (): WrittenLink[] => []

/** Where links stand in a value of each kind. */
const linksByKind: Record<FieldKind, (text: string) => WrittenLink[]> = {
  text: none,
  longText: none,
  richText: inText,
  email: none,
  phone: none,
  link: whole,
  address: none,
  image: none,
  video: whole,
  choice: none,
  reference: none,
  icon: none,
  color: none,
  cssClass: none,
  integer: none,
  toggle: none,
  date: none,
  textList: none,
  group: none,
  list: none,
}

/** The addresses that visitors can follow from a value. */
export function writtenLinks({ field, value }: Pick<Place, 'field' | 'value'>): WrittenLink[] {
  return typeof value === 'string' ? linksByKind[field.kind](value) : []
}

/** The path of an address of the site; undefined for one elsewhere, and for what is no page. */
export function sitePath(address: string, siteUrl = ''): string | undefined {
  const own = siteUrl !== '' && address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address
  if (!own.startsWith('/') || own.startsWith('//')) return undefined
  return own.split(/[?#]/, 1)[0]
}

/** An address on the web that is not the site's own; undefined for every other one. */
export function outsideAddress(address: string, siteUrl = ''): string | undefined {
  const isWeb = /^https?:\/\//i.test(address)
  return isWeb && sitePath(address, siteUrl) === undefined ? address.split('#', 1)[0] : undefined
}
