import { z } from 'zod'
import { checkDraft } from '../../schema/check-draft.ts'
import type { Definition } from '../../schema/define-content.ts'
import { badInput } from '../../shared/app-error.ts'
import type { Values } from './content-record.ts'

export const draftRule = z.object({
  values: z
    .record(z.string(), z.unknown(), { error: 'values must be a JSON object' })
    .describe('Those that are named change; required ones may still be empty'),
  recordRevision: z
    .int({ error: 'recordRevision must be a whole number' })
    .min(0)
    .max(2 ** 31 - 1)
    .optional()
    .describe(
      'The revision of the record that the values were written over; that of the draft, or of today, by default',
    ),
})

export interface DraftInput {
  values: Values
  recordRevision?: number | undefined
}

/** Throws with every field that not even a draft can hold. */
export function readDraftInput(definition: Definition, body: unknown): DraftInput {
  const given = draftRule.safeParse(body)
  if (given.success) return { ...given.data, values: checkDraft(definition, given.data.values) }
  throw badInput(
    given.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message: path.length === 0 ? 'The body must be a JSON object' : message,
    })),
  )
}
