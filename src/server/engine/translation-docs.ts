import { z } from 'zod'
import type { Definition } from '../../schema/define-content.ts'
import { otherLanguages } from '../../shared/languages.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { draftRevisionRule, revisionDoc } from './content-docs.ts'
import { maxPath, translationRule } from './translation-input.ts'

const path = z.string().describe('Names a text, such as sections/hero/header; items of lists by their id')

/** A translation as it is answered. */
export const translationDoc = z.object({
  id: z.string(),
  lang: z.enum(otherLanguages as [string, ...string[]]),
  title: z.string().describe('What the record is called in the main language'),
  state: z.enum(['none', 'draft', 'published']),
  revision: z.number(),
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
  isOriginalHidden: z
    .boolean()
    .describe('Whether visitors see none of it, because they do not see the record'),
  sources: z
    .array(
      z.object({
        path,
        label: z.string(),
        within: z.array(z.string()).describe('What it is in, from the outside'),
        kind: z.enum(['text', 'longText', 'richText', 'textList']),
        maxLength: z.number().nullable(),
        source: z.string(),
        isShown: z.boolean().describe('Whether visitors see it: what they do not see is never missing'),
      }),
    )
    .describe('What there is to translate, in the order of the record'),
  texts: z.record(z.string(), z.string()).describe('What is translated, by path'),
  missing: z.array(z.object({ path, source: z.string() })),
  outdated: z
    .array(z.object({ path, was: z.string(), is: z.string() }))
    .describe('Texts whose source changed, with the source as it was and as it is'),
})

/** Of an earlier state: one text. */
export const textPartRule = z.strictObject({
  field: z.string().max(maxPath).describe('The path of the text'),
})

const ifMatch = { 'If-Match': 'The ETag that was read, such as "r3"; 412 if somebody saved it since' }

/** The documentation of the translations of a content type. */
export function translationDocs({
  label: [one, tag],
}: Definition): Record<'read' | 'update' | 'remove' | 'revisions' | 'revert', RouteDoc> {
  const what = `the translation of a ${one.toLowerCase()}`
  return {
    read: { tag, summary: `Read ${what}, and what is missing of it`, answers: { 200: translationDoc } },
    update: {
      tag,
      summary: `Change the given texts of ${what}, or publish it; 400 where it is not whole`,
      body: translationRule,
      headers: ifMatch,
      answers: { 200: translationDoc },
    },
    remove: { tag, summary: `Take ${what} back`, headers: ifMatch, answers: { 204: null } },
    revisions: { tag, summary: `History of ${what}`, answers: { 200: z.array(revisionDoc) } },
    revert: {
      tag,
      summary: `Bring ${what} back to a revision, or of it only the text that a part names`,
      body: z.object({ part: textPartRule.optional(), draft: draftRevisionRule.optional() }),
      headers: ifMatch,
      answers: { 200: translationDoc },
    },
  }
}
