import { AppError } from '../../shared/app-error.ts'
import { mainLanguage } from '../../shared/languages.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from '../engine/actor.ts'
import type { DraftName, Publishing } from '../engine/publishing.ts'
import { findDraft } from '../engine/record-draft-store.ts'
import {
  listDraftsIn,
  putReleaseDraft,
  type ReleaseDraftRow,
  type ReleaseRow,
} from '../engine/release-store.ts'
import { nameOf, type RefusedDraft } from './release-record.ts'
import { settleAll } from './settle-all.ts'

export interface Write {
  actor: Actor
  now: Date
}

/** Not all drafts of a release could be published, so none was. */
export class ReleaseRefused extends AppError {
  readonly drafts: RefusedDraft[]

  constructor(drafts: RefusedDraft[]) {
    const issues = drafts.map(({ type, id, lang, reason }) => ({
      path: `${type}/${id}/${lang}`,
      message: reason,
    }))
    super('bad_input', 'Nothing was published: not every draft of the release can be.', { issues })
    this.drafts = drafts
  }
}

/**
 * Publishes every draft of a release within the caller's transaction, or throws with each that is refused; `check` may
 * refuse one, too.
 */
export async function publishDraftsOf(
  tx: Handle,
  publishing: Publishing,
  { id }: Pick<ReleaseRow, 'id'>,
  by: Write,
  check: (name: DraftName) => Promise<void> = async () => {},
): Promise<void> {
  const rows = await listDraftsIn(tx, id)
  if (rows.length === 0) throw new AppError('bad_input', 'There is nothing in this release to publish.')
  const refused = await settleAll(tx, recordsFirst(rows), async (row) => {
    await check(nameOf(row))
    await publishOne(tx, publishing, row, by)
  })
  if (refused.length > 0)
    throw new ReleaseRefused(
      refused.map(({ row: { type, id, language: lang, title }, reason, code }) => ({
        ...{ type, id, lang, title, reason, code },
      })),
    )
}

/** The words of a new record come after it. */
function recordsFirst(rows: readonly ReleaseDraftRow[]): ReleaseDraftRow[] {
  const isRecord = ({ language }: ReleaseDraftRow) => language === mainLanguage
  return [...rows.filter(isRecord), ...rows.filter((row) => !isRecord(row))]
}

async function publishOne(
  tx: Handle,
  publishing: Publishing,
  row: ReleaseDraftRow,
  by: Write,
): Promise<void> {
  const name = nameOf(row)
  const before = await publishing.contentOf(name.type).published.find(tx, name)
  const title = (await publishing.preparedTitle(tx, name)) ?? row.title
  // Marked first: a draft that ends while it waits would leave the release.
  const marked = { ...row, title, state: 'published', before_revision: before?.revision ?? 0 }
  await putReleaseDraft(tx, marked)
  const { revision } = await publishing.publish(tx, name, by)
  const ended = await findDraft(tx, name)
  await putReleaseDraft(tx, { ...marked, after_revision: revision, draft_revision: ended?.revision ?? null })
}
