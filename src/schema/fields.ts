import * as z from 'zod/mini'
import { isSafeImageAddress, isSafeLink } from '../shared/safe-url.ts'
import { cleanText } from './clean-text.ts'
import { Field } from './field.ts'
import { addressLike, cleanAddress, cleanColor, isDate, line, wholeNumber } from './field-rules.ts'
import { isEmail } from './is-email.ts'

export function text(label: string, options: { max?: number } = {}): Field<string> {
  const max = options.max ?? 200
  return new Field({ kind: 'text', label, rule: line(label, max), empty: '', facts: { maxLength: max } })
}

/** Names one record of another collection by its id, or none. The record may be gone: its id stays until another is chosen. */
export function reference(label: string, refersTo: string): Field<string> {
  return new Field({ kind: 'reference', label, rule: line(label, 200), empty: '', facts: { refersTo } })
}

export function longText(label: string, options: { max?: number } = {}): Field<string> {
  const max = options.max ?? 5000
  const rule = z
    .string({ error: `${label} must be text` })
    .check(z.overwrite(cleanText), z.maxLength(max, { error: `${label} must be at most ${max} characters` }))
  return new Field({ kind: 'longText', label, rule, empty: '', facts: { maxLength: max } })
}

/** A long text whose words may have looks: a small subset of Markdown. What was plain text before is one as it stands. */
export function richText(label: string, options: { max?: number } = {}): Field<string> {
  return new Field({ ...longText(label, options), kind: 'richText' })
}

export function email(label: string): Field<string> {
  const rule = addressLike(label, isEmail, `${label} must be an email address`)
  const facts = { maxLength: 254 }
  return new Field({ kind: 'email', label, rule, empty: '', facts, isWellFormed: isEmail })
}

const isPhone = (value: string) => /^[+()\d\s./-]{4,40}$/.test(value) && /\d/.test(value)
const isCalledFromAnywhere = (value: string) => isPhone(value) && /^(\+|00)/.test(value)

/** WhatsApp takes international numbers alone. */
export function phone(label: string, { isInternational = false } = {}): Field<string> {
  const isWellFormed = isInternational ? isCalledFromAnywhere : isPhone
  const message = isInternational
    ? `${label} must be a phone number that begins with + and a country code`
    : `${label} must be a phone number`
  const rule = addressLike(label, isWellFormed, message)
  const facts = { maxLength: 40 }
  return new Field({ kind: 'phone', label, rule, empty: '', facts, isWellFormed })
}

export function link(label: string): Field<string> {
  const rule = addressLike(
    label,
    isSafeLink,
    `${label} must be a web address, an email or phone link, or a path on this site`,
    cleanAddress,
  )
  const facts = { maxLength: 2000 }
  return new Field({ kind: 'link', label, rule, empty: '', facts, isWellFormed: isSafeLink })
}

/** A link whose form offers the pages of the site, and says so where visitors cannot see the chosen one. */
export function pageLink(label: string): Field<string> {
  const field = link(label)
  return new Field({ ...field, facts: { ...field.facts, offersPages: true } })
}

export function image(label: string, options: { folder: string }): Field<string> {
  const rule = addressLike(label, isSafeImageAddress, `${label} must be the address of a picture`)
  const facts = { folder: options.folder }
  return new Field({ kind: 'image', label, rule, empty: '', facts, isWellFormed: isSafeImageAddress })
}

/** A video's page; which addresses become a player is decided where it is shown. */
export function video(label: string): Field<string> {
  const isWebAddress = (value: string) => isSafeLink(value) && /^https?:/i.test(value)
  const rule = addressLike(label, isWebAddress, `${label} must be a web address`, cleanAddress)
  const facts = { maxLength: 2000 }
  return new Field({ kind: 'video', label, rule, empty: '', facts, isWellFormed: isWebAddress })
}

export function choice<const Option extends string>(
  label: string,
  options: readonly [Option, ...Option[]],
): Field<Option> {
  const rule = z.enum(options, { error: `${label} must be one of: ${options.join(', ')}` })
  const isWellFormed = (value: string) => (options as readonly string[]).includes(value)
  return new Field<Option>({
    kind: 'choice',
    label,
    rule,
    empty: options[0],
    facts: { options },
    isWellFormed,
  })
}

/**
 * A choice that keeps names it does not know, as long as they are harmless: a record written elsewhere survives,
 * and the view falls back to its default.
 */
export function openChoice(label: string, options: readonly string[]): Field<string> {
  const form = /^[\w #:/-]*$/
  const rule = line(label, 60).check(z.regex(form, { error: `${label} must be a plain name` }))
  const isWellFormed = (value: string) => form.test(value)
  return new Field({ kind: 'choice', label, rule, empty: '', facts: { options }, isWellFormed })
}

/** An icon's name; the view draws its default icon for a name it does not know. */
export function icon(label: string, names: readonly string[]): Field<string> {
  return new Field({ ...openChoice(label, names), kind: 'icon' })
}

interface ColorOptions {
  /** What is shown and used where none was chosen. */
  whenEmpty?: string
}

export function color(label: string, facts: ColorOptions = {}): Field<string> {
  const isColor = (value: string) => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)
  const rule = addressLike(label, isColor, `${label} must be a colour such as #1e40af`, cleanColor)
  return new Field({ kind: 'color', label, rule, empty: '', facts, isWellFormed: isColor })
}

/** Names of style classes, never style itself: no quotes, brackets or semicolons. */
export function cssClass(label: string, options: readonly string[] = []): Field<string> {
  const form = /^[a-z0-9:/\- ]*$/i
  const rule = line(label, 120).check(z.regex(form, { error: `${label} must be style class names` }))
  const isWellFormed = (value: string) => form.test(value)
  return new Field({ kind: 'cssClass', label, rule, empty: '', facts: { options }, isWellFormed })
}

interface IntegerOptions {
  min?: number
  max?: number
}

export function integer(label: string, { min = 0, max = 1_000_000_000 }: IntegerOptions = {}): Field<number> {
  return new Field({
    kind: 'integer',
    label,
    rule: wholeNumber(label, min, max),
    empty: 0,
    facts: { min, max },
  })
}

/** A number that may be left out, such as an event's capacity. */
export function optionalInteger(
  label: string,
  { min = 0, max = 1_000_000_000 }: IntegerOptions = {},
): Field<number | null> {
  const rule = z.nullable(wholeNumber(label, min, max))
  return new Field<number | null>({ kind: 'integer', label, rule, empty: null, facts: { min, max } })
}

export function toggle(label: string): Field<boolean> {
  return new Field<boolean>({
    kind: 'toggle',
    label,
    rule: z.boolean({ error: `${label} must be true or false` }),
    empty: false,
  })
}

/** A day (`2026-11-15`) or a moment (ISO with zone, kept in UTC). */
export function date(label: string): Field<string> {
  const rule = line(label, 40).check(
    z.refine((value) => value === '' || isDate(value), {
      error: `${label} must be a date such as 2026-11-15`,
    }),
    z.overwrite((value) => (value.includes('T') && isDate(value) ? new Date(value).toISOString() : value)),
  )
  return new Field({ kind: 'date', label, rule, empty: '', isWellFormed: isDate })
}

/** Lines of text; blank ones are dropped. */
export function textList(label: string, options: { maxItems?: number; max?: number } = {}): Field<string[]> {
  const { maxItems = 100, max = 1000 } = options
  const rule = z.array(line(label, max), { error: `${label} must be a list of texts` }).check(
    z.maxLength(maxItems, { error: `${label} can hold at most ${maxItems} entries` }),
    z.overwrite((lines) => lines.filter((entry) => entry !== '')),
  )
  return new Field<string[]>({
    kind: 'textList',
    label,
    rule,
    empty: [],
    facts: { maxItems, maxLength: max },
  })
}
