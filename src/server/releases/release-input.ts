import { z } from 'zod'
import { languages } from '../../shared/languages.ts'

const codes = languages.map(({ code }) => code) as [string, ...string[]]

/** More than anybody prepares; a transaction must come to an end. */
export const maxDrafts = 500

export const releaseRule = z.object(
  {
    name: z
      .string({ error: 'Name must be text' })
      .trim()
      .min(1, 'Name is required')
      .max(120, 'Name must be at most 120 characters'),
  },
  { error: 'The body must be a JSON object' },
)

export const draftNameRule = z.object(
  {
    type: z.string({ error: 'type must be text' }),
    id: z.string({ error: 'id must be text' }),
    lang: z.enum(codes, { error: 'lang must be a language of the site' }),
  },
  { error: 'The body must be a JSON object' },
)

const drafts = z
  .array(draftNameRule.extend({ revision: z.int({ error: 'revision must be a whole number' }) }), {
    error: 'drafts must be a list',
  })
  .max(maxDrafts, `drafts can hold at most ${maxDrafts} entries`)
  .optional()
  .describe('The revision of each draft that was looked at; 412 if one was changed since')

/** What somebody saw of the drafts that are to go live. */
export type SeenDrafts = z.infer<typeof drafts>

export const publishRule = z.object({ drafts }, { error: 'The body must be a JSON object' })

export const draftNamesRule = z.object(
  {
    drafts: z
      .array(draftNameRule, { error: 'drafts must be a list' })
      .min(1, 'drafts must name at least one draft')
      .max(maxDrafts, `drafts can hold at most ${maxDrafts} entries`),
  },
  { error: 'The body must be a JSON object' },
)

export const scheduleRule = z.object(
  {
    publishAt: z.iso.datetime({
      error: 'publishAt must be a time such as 2026-11-29T07:00:00Z',
      offset: true,
    }),
    drafts,
  },
  { error: 'The body must be a JSON object' },
)

export const undoRule = z.object(
  {
    changed: z
      .array(
        draftNameRule.extend({
          revision: z.int({ error: 'revision must be a whole number' }),
          answer: z.enum(['keep', 'bringBack'], { error: 'answer must be keep or bringBack' }),
        }),
        { error: 'changed must be a list' },
      )
      .max(maxDrafts, `changed can hold at most ${maxDrafts} entries`)
      .optional()
      .describe(
        'What becomes of each record that somebody changed since; `revision` is the one that was looked at',
      ),
  },
  { error: 'The body must be a JSON object' },
)
export type UndoInput = z.infer<typeof undoRule>
