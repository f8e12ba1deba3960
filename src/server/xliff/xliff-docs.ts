import { z } from 'zod'
import type { RouteDoc } from '../http/route-access.ts'

const tag = 'Translations'
const xliff = { answers: { 200: z.string() }, answerType: 'application/xliff+xml' }

const conflict = z.object({
  path: z.string(),
  label: z.string(),
  reason: z.enum(['source', 'translation']).describe('What changed here since the export'),
  source: z.object({ inFile: z.string(), now: z.string() }),
  text: z.object({ inFile: z.string(), now: z.string() }),
  seen: z.string().describe('To be sent back with the decision'),
})

const plan = z.object({
  lang: z.string(),
  isApplied: z.boolean().describe('False for a trial, and where somebody has to decide first'),
  records: z.array(
    z.object({
      type: z.string(),
      id: z.string(),
      title: z.string(),
      state: z.enum(['none', 'draft', 'published', 'gone']),
      taken: z.number(),
      texts: z.record(z.string(), z.string()).describe('What is taken over by path, where it is published'),
      confirmed: z.number().describe('Outdated texts that the translator found to be still right'),
      conflicts: z.array(conflict),
      refused: z.array(
        z.object({ path: z.string(), label: z.string(), reason: z.enum(['gone', 'tooLong']) }),
      ),
    }),
  ),
})

export const xliffDocs = {
  all: {
    tag,
    summary: 'Every text that is missing or outdated, for translators, as XLIFF 2.1',
    query: {
      lang: 'The language to translate into',
      type: 'Only records of this content type, such as program',
    },
    ...xliff,
  },
  import: {
    tag,
    summary:
      'Take what translators sent back; nothing that changed here since the export is overwritten undecided',
    answers: { 200: plan },
  },
  record: ([one, many]: readonly [string, string]) => ({
    tag: many,
    summary: `All texts of a ${one.toLowerCase()} for translators, as XLIFF 2.1`,
    ...xliff,
  }),
} satisfies Record<string, RouteDoc | ((label: readonly [string, string]) => RouteDoc)>
