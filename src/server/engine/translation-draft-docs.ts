import { z } from 'zod'
import type { Definition } from '../../schema/define-content.ts'
import { badInput } from '../../shared/app-error.ts'
import { idempotencyDoc } from '../http/idempotency.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { draftDoc, draftTagDoc } from './draft-docs.ts'
import { draftRule } from './draft-input.ts'
import { translationDoc } from './translation-docs.ts'
import type { WordedInput } from './translation-draft-ground.ts'
import { translationRule } from './translation-input.ts'

const { texts, stillRight } = translationRule.shape
const { sources, missing, outdated } = translationDoc.shape

const wordedRule = z.object({
  texts: texts.unwrap(),
  stillRight,
  recordRevision: draftRule.shape.recordRevision.describe(
    'The revision of the translation that the texts were written over; that of the draft, or of today, by default',
  ),
})

/** Throws with everything that is wrong about the body. */
export function readWordedInput(body: unknown): WordedInput {
  const given = wordedRule.safeParse(body)
  if (given.success) return given.data
  throw badInput(
    given.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message: path.length === 0 ? 'The body must be a JSON object' : message,
    })),
  )
}

const words = z.record(z.string(), z.string())

const translationDraft = draftDoc.extend({
  isNew: z.boolean().describe('Whether visitors never read the translation: it is a draft as it stands'),
  values: words.describe('The words by the path of their text, with the changes of the draft'),
  base: words.describe('What they are written over'),
  published: words.nullable().describe('What visitors read; null for a translation that was never published'),
  changed: z.array(z.string()).describe('Paths of texts that differ from what is published'),
  clashes: z.array(z.string()).describe('Paths of texts that were also published in another way since'),
  sources,
  missing,
  outdated,
})

type DocName = 'read' | 'update' | 'discard' | 'restore' | 'publish'

/** The documentation of the drafts of the translations of a content type. */
export function translationDraftDocs({ label: [one, tag] }: Definition): Record<DocName, RouteDoc> {
  const what = `the draft of the translation of a ${one.toLowerCase()}`
  return {
    read: { tag, summary: `Read ${what}; visitors never do`, answers: { 200: translationDraft } },
    update: {
      tag,
      summary: `Write the given texts into ${what}, or begin one. Nothing is published`,
      body: wordedRule,
      headers: draftTagDoc,
      answers: { 200: translationDraft },
    },
    discard: {
      tag,
      summary: `Throw ${what} away; 409 where it was never published, and is taken back itself`,
      headers: draftTagDoc,
      answers: { 204: null },
    },
    restore: {
      tag,
      summary: `Bring ${what} back that was thrown away last`,
      headers: draftTagDoc,
      answers: { 200: translationDraft },
    },
    publish: {
      tag,
      summary: `Publish ${what}, with the given texts written into it first; 412 where the same text was published meanwhile`,
      body: wordedRule.partial(),
      headers: { ...draftTagDoc, ...idempotencyDoc },
      answers: { 200: translationDoc },
    },
  }
}
