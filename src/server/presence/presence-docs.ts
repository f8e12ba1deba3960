import { z } from 'zod'
import type { RouteDoc } from '../http/route-access.ts'

const stored = z
  .object({
    revision: z.number(),
    updatedAt: z.string(),
    updatedBy: z.string().nullable(),
    isGone: z.boolean(),
  })
  .nullable()
const person = z.object({
  id: z.string(),
  name: z.string(),
  isYou: z.boolean(),
  hasUnsavedChanges: z.boolean(),
})
export const presenceDoc: RouteDoc = {
  tag: 'Presence',
  summary:
    'Say that a record is open in an editor, and hear who else has it open and what was stored meanwhile. Whoever accepts text/event-stream gets an event with the whole state now and after every change',
  query: {
    path: 'Of the content type, such as partners',
    id: 'Of the record',
    lang: 'Of the translation that is edited; the main language stands for the record itself',
    tab: 'Names the window: the same with every call of it, 8 to 64 letters and digits, and after a dot the number of the editor in it, if it opens several one after the other',
    unsaved: 'true while it holds unsaved changes',
  },
  answers: { 200: z.object({ people: z.array(person), published: stored, draft: stored }) },
}
