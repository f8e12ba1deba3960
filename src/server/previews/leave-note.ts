import { z } from 'zod'
import { text } from '../../schema/fields.ts'
import type { AppContext } from '../app-context.ts'
import { addressBlock } from '../auth/address-block.ts'
import { ChangeLog } from '../engine/change-log.ts'
import { takeFromLimit } from '../http/rate-limit-store.ts'
import { isValidTarget } from '../http/request-target.ts'
import type { NoteOutcome } from './preview-bar.ts'
import { insertNote, type PreviewRow } from './preview-store.ts'

/** The names of what is said about previews in the change log. */
export const noteTypes = { comment: 'preview-comment', approval: 'preview-approval' } as const

const hour = 3600
const maxPerAddress = 20
const maxPerPreview = 200

const rules = {
  kind: z.enum(['comment', 'approval']),
  name: text('Name', { max: 80 }).required().memberRule,
  comment: text('Comment', { max: 2000 }).required().memberRule,
  remark: text('Comment', { max: 2000 }).memberRule,
}

interface Given {
  preview: PreviewRow
  body: Record<string, unknown>
  ip: string
}

/** Takes what somebody without an account says about a preview. They are called as they call themselves. */
export async function leaveNote(context: AppContext, { preview, body, ip }: Given): Promise<NoteOutcome> {
  const kind = rules.kind.safeParse(body.kind).data ?? 'comment'
  const name = rules.name.safeParse(body.name)
  if (!name.success) return 'name'
  const said = (kind === 'comment' ? rules.comment : rules.remark).safeParse(body.text)
  if (!said.success) return 'text'
  const now = context.now()
  const time = now.toISOString()
  if (await isFlood(context, preview, ip, now)) return 'many'
  await context.database.write(async (tx) => {
    const page = pathIn(body.page)
    const values = { name: String(name.data), text: String(said.data), page }
    const note = await insertNote(tx, { preview_id: preview.id, kind, ...values, created_at: time })
    await new ChangeLog(noteTypes[kind]).append(tx, {
      time,
      // Not by the name they gave: anybody can call themselves like one of the staff.
      actor: { id: null, name: 'A visitor' },
      action: 'create',
      id: note.id,
      revision: 1,
      before: null,
      after: { title: preview.title, ...values },
    })
  })
  return kind
}

async function isFlood(
  { database }: AppContext,
  { id }: PreviewRow,
  ip: string,
  now: Date,
): Promise<boolean> {
  const limits = [
    { key: `preview-note address ${addressBlock(ip)}`, max: maxPerAddress, windowSeconds: hour },
    { key: `preview-note of ${id}`, max: maxPerPreview, windowSeconds: 24 * hour },
  ]
  for (const limit of limits) if ((await takeFromLimit(database.db, limit, now)) !== undefined) return true
  return false
}

/** The path of a page of the site; the first page where none is given. */
export function pathIn(given: unknown): string {
  const path = typeof given === 'string' ? (given.split('?', 1)[0] ?? '') : ''
  return /^\/(?!\/)[\w\-/.%~]{0,500}$/.test(path) && isValidTarget(path) ? path : '/'
}
