import { z } from 'zod'
import type { SourceText, TranslatedText, TranslatedTexts } from '../../schema/translation-status.ts'
import { badInput, type FieldIssue } from '../../shared/app-error.ts'
import type { TranslationData } from './translation-store.ts'

export const maxPath = 500
/** No text of a record is longer. */
const maxSource = 60_000

/** What is sent: only the texts that are named change; an empty one is taken away. */
export const translationRule = z.object({
  texts: z
    .record(
      z.string().max(maxPath),
      z
        .union([z.string(), z.object({ text: z.string(), source: z.string().max(maxSource) })], {
          error: 'Translation must be text',
        })
        .nullable(),
      { error: 'Texts must be an object' },
    )
    .optional()
    .describe('By path: the text, or the text and the source that was read when it was written'),
  state: z.enum(['draft', 'published'], { error: 'State must be one of: draft, published' }).optional(),
  stillRight: z
    .array(z.string().max(maxPath), { error: 'stillRight must be a list of texts' })
    .max(10_000)
    .optional()
    .describe('Paths of texts that are right for the source as it is now'),
})

export type TranslationInput = z.infer<typeof translationRule>

export function readTranslationInput(body: unknown): TranslationInput {
  const given = translationRule.safeParse(body)
  if (given.success) return given.data
  throw badInput(
    given.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message: path.length === 0 ? 'The body must be a JSON object' : message,
    })),
  )
}

/** The texts as they are once the input is stored. Throws with every text that is wrong. */
export function changedTexts(
  sources: readonly SourceText[],
  before: TranslatedTexts,
  { texts = {}, stillRight = [] }: TranslationInput,
): TranslatedTexts {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const issues: FieldIssue[] = []
  const result: Record<string, TranslatedText> = { ...before }
  for (const [path, given] of Object.entries(texts)) {
    const source = byPath.get(path)
    const text = source ? cleanText(source, textIn(given), issues) : ''
    if (!source) issues.push({ path: `texts.${path}`, message: `The record has no text at ${path}` })
    else if (text === '') delete result[path]
    // Whoever sends a text again as it stands has not looked at what changed in its source.
    else if (result[path]?.text !== text || isObjectWithSource(given))
      result[path] = { text, source: isObjectWithSource(given) ? given.source : source.source }
  }
  for (const path of stillRight) {
    const source = byPath.get(path)
    const known = result[path]
    if (source && known) result[path] = { ...known, source: source.source }
    else issues.push({ path: 'stillRight', message: `Nothing is translated at ${path}` })
  }
  if (issues.length > 0) throw badInput(issues)
  return result
}

type GivenText = NonNullable<TranslationInput['texts']>[string]

function isObjectWithSource(given: GivenText): given is Exclude<GivenText, string | null> {
  return typeof given === 'object' && given !== null
}

function textIn(given: GivenText): string {
  return isObjectWithSource(given) ? given.text : (given ?? '')
}

/** By the rules of the field, whose cleaning applies too. */
function cleanText({ path, field }: SourceText, text: string, issues: FieldIssue[]): string {
  if (text.trim() === '') return ''
  const isEntry = field.kind === 'textList'
  const result = field.rule.safeParse(isEntry ? [text] : text)
  if (result.success) return isEntry ? (result.data[0] ?? '') : result.data
  issues.push(...result.error.issues.map(({ message }) => ({ path: `texts.${path}`, message })))
  return ''
}

type Draft = Pick<TranslationData, 'state' | 'texts'>

/**
 * Refuses to publish what is not whole. What is published already may lack what was added to its source since, and be
 * translated step by step, but loses nothing.
 */
export function checkWhole(sources: readonly SourceText[], before: Draft | undefined, after: Draft): void {
  if (after.state !== 'published') return
  const allowed = (path: string) => before?.state === 'published' && !before.texts[path]
  const missing = sources.filter(({ path, isShown }) => isShown && !after.texts[path] && !allowed(path))
  if (missing.length === 0) return
  const issues = missing.map(({ path, label, within }) => ({
    path: `texts.${path}`,
    message: `${[...within, label].join(', ')} is not translated yet`,
  }))
  const count = missing.length === 1 ? 'One text is' : `${missing.length} texts are`
  throw badInput(issues, `${count} not translated yet, so it cannot be published`)
}
