import * as z from 'zod/mini'
import { preprocess } from './preprocess.ts'

// Zod builds faster checks where it may run generated code, and finds out by trying. In a browser our content security
// policy forbids it, and reports every try.
if ('document' in globalThis) z.config({ jitless: true })

export const fieldKinds = [
  'text',
  'longText',
  'richText',
  'email',
  'phone',
  'link',
  'address',
  'image',
  'video',
  'choice',
  'reference',
  'icon',
  'color',
  'cssClass',
  'integer',
  'toggle',
  'date',
  'textList',
  'group',
  'list',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** What the checks before publishing know of a field besides its kind. */
export interface CheckedFacts {
  /** The field beside it that says in words what it is: the alternative text of a picture, the words of a link. */
  namedBy?: string
  /** So many characters look well in its place. */
  fits?: number
  /** How wide a picture must be to look sharp, in pixels. */
  minWidth?: number
  /** How far a colour must stand out from a light page, as WCAG counts it. */
  contrast?: number
  /** Names the rules of a list whose items have rules of their own. */
  as?: string
}

/** What a form needs to know besides the rule. */
export interface FieldFacts {
  checked?: CheckedFacts
  help?: string
  placeholder?: string
  maxLength?: number
  min?: number
  max?: number
  maxItems?: number
  options?: readonly string[]
  /** What options are called where that is more than the stored value. */
  optionLabels?: Readonly<Record<string, string>>
  /** Path of the collection whose records a reference names. */
  refersTo?: string
  /** What stands before an address, such as `/programs`. */
  pagePath?: string
  /** Whether a link can be chosen from the pages of the site. */
  offersPages?: boolean
  /** How many parts an address may have. */
  maxParts?: number
  /** Who has an address that is no record's of this type. */
  takenBy?: (address: string) => string | undefined
  /** The colour that stands where none was chosen. */
  whenEmpty?: string
  /** Upload folder of an image. */
  folder?: string
  /** Fields inside a group, or of each item of a list. */
  fields?: Fields
  /** What one item of a list is called, such as `Logo`. */
  itemLabel?: string
  /** What members of an item are called, where that depends on the item. */
  memberLabels?: (item: Record<string, unknown>) => Readonly<Record<string, string>> | undefined
}

interface FieldParts<Value> {
  kind: FieldKind
  label: string
  rule: z.ZodMiniType<Value>
  /** The value that means "nothing entered". */
  empty: Value
  initial?: Value
  facts?: FieldFacts
  isRequired?: boolean
  uniqueMessage?: string | undefined
  formerNames?: readonly string[]
  isWellFormed?: ((text: string) => boolean) | undefined
  instructions?: ReadonlySet<unknown> | undefined
  /** What is answered where nothing was given; undefined where a default stands in. */
  missingMessage?: string | undefined
  isSameInEveryLanguage?: boolean
}

/** One field of a content type: its rule for both sides of the wire, and what a form shows. Immutable. */
export class Field<Value> {
  readonly kind: FieldKind
  readonly label: string
  readonly rule: z.ZodMiniType<Value>
  readonly empty: Value
  readonly initial: Value
  readonly facts: FieldFacts
  readonly isRequired: boolean
  readonly missingMessage: string | undefined
  readonly uniqueMessage: string | undefined
  /** What it was called before, newest first. */
  readonly formerNames: readonly string[]
  /** Of texts that a view does something with, such as links: whether a stored one is what it must be. */
  readonly isWellFormed: ((text: string) => boolean) | undefined
  /** Texts that tell staff what to write here: they are never its value. */
  readonly instructions: ReadonlySet<unknown> | undefined
  /** Words that are not translated, nor anything inside them. */
  readonly isSameInEveryLanguage: boolean
  #memberRule: z.ZodMiniType<Value> | undefined

  constructor(parts: FieldParts<Value>) {
    this.kind = parts.kind
    this.label = parts.label
    this.rule = parts.rule
    this.empty = parts.empty
    this.initial = parts.initial === undefined ? parts.empty : parts.initial
    this.facts = parts.facts ?? {}
    this.isRequired = parts.isRequired ?? false
    this.missingMessage = parts.missingMessage
    this.uniqueMessage = parts.uniqueMessage
    this.formerNames = parts.formerNames ?? []
    this.isWellFormed = parts.isWellFormed
    this.instructions = parts.instructions
    this.isSameInEveryLanguage = parts.isSameInEveryLanguage ?? false
  }

  /**
   * Refuses the empty value, with `message` or "<label> is required". Where every value means something, as 0 does, one
   * must be given, unless there is a default.
   */
  required(message = `${this.label} is required`): Field<Value> {
    const rule = this.rule.check(z.refine((value) => !isEmpty(value), { error: message }))
    const hasDefault = this.initial !== this.empty
    return new Field({ ...this, rule, isRequired: true, missingMessage: hasDefault ? undefined : message })
  }

  /** No two live records may share this value (case and accents aside); `message` is the answer to the second. */
  unique(message: string): Field<Value> {
    return new Field({ ...this, uniqueMessage: message })
  }

  /** What it was called before: values stored or sent under an older name are its own. */
  formerly(...names: [string, ...string[]]): Field<Value> {
    return new Field({ ...this, formerNames: [...this.formerNames, ...names] })
  }

  default(value: Value): Field<Value> {
    return new Field({ ...this, initial: value, missingMessage: undefined })
  }

  help(text: string): Field<Value> {
    return new Field({ ...this, facts: { ...this.facts, help: text } })
  }

  placeholder(text: string): Field<Value> {
    return new Field({ ...this, facts: { ...this.facts, placeholder: text } })
  }

  checked(checked: CheckedFacts): Field<Value> {
    return new Field({ ...this, facts: { ...this.facts, checked } })
  }

  /** Reads and stores nothing where one of these texts stands, which a form shows in the empty field. */
  withoutInstructions(instructions: ReadonlySet<Value>): Field<Value> {
    const rule = this.rule.check(z.overwrite((value) => (instructions.has(value) ? this.empty : value)))
    return new Field({ ...this, rule, instructions })
  }

  /** Is not translated although it holds words, such as the name of a part that code refers to. */
  sameInEveryLanguage(): Field<Value> {
    return new Field({ ...this, isSameInEveryLanguage: true })
  }

  /** Stores `value` instead of refusing an input that breaks the rule. */
  fallback(value: Value): Field<Value> {
    return new Field({ ...this, rule: z.catch(this.rule, value), initial: value, missingMessage: undefined })
  }

  /** The rule as it applies to an absent or null member of an object. */
  get memberRule(): z.ZodMiniType<Value> {
    const { empty, initial, missingMessage } = this
    this.#memberRule ??= preprocess((given, { issues }) => {
      if (given !== undefined && given !== null) return given
      if (missingMessage === undefined) return given === null ? empty : initial
      issues.push({ code: 'custom', message: missingMessage, input: given })
      return z.NEVER
    }, this.rule)
    return this.#memberRule
  }
}

// A field of any value: the parameter appears in both directions, so `unknown` would not accept a `Field<string>`.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyField = Field<any>
export type Fields = Readonly<Record<string, AnyField>>
export type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: F[K] extends Field<infer V> ? V : never }

export function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
