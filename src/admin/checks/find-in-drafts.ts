import type { DraftName } from '../../client/approval-requests.ts'
import type { Finding } from '../../schema/checks/check.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { pageShowing } from '../../schema/shown-record.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { type Drafted, readDrafted } from '../unpublished/read-drafted.ts'
import { findBeforePublishing } from './find-before-publishing.ts'

/** What should be mended in a draft before visitors see it. */
export interface DraftFindings {
  name: DraftName
  /** Of the form that edits the draft. */
  definition: Definition
  title: string
  errors: readonly Finding[]
}

/** The errors that visitors would see once these drafts are published together, at that time where it is a later one. */
export async function findInDrafts(names: readonly DraftName[], at?: Date): Promise<DraftFindings[]> {
  const drafts = await Promise.all(names.map(async (name) => ({ name, drafted: await readIfThere(name) })))
  const goingLive = new Set(drafts.flatMap(({ name, drafted }) => (drafted && pageOf(name, drafted)) ?? []))
  const found = await Promise.all(
    drafts.map(async ({ name, drafted }) => {
      if (!drafted) return []
      const { definition, title, values, published } = drafted
      const all = await findBeforePublishing(definition, values, published, { ...(at && { at }), goingLive })
      const errors = all.filter(({ severity, isNew }) => isNew && severity === 'error')
      return errors.length === 0 ? [] : [{ name, definition, title, errors }]
    }),
  )
  return found.flat()
}

/** Undefined for a draft that is not there any more: publishing it is refused in words of its own. */
async function readIfThere(name: DraftName): Promise<Drafted | undefined> {
  const drafted = await readDrafted(name).catch(() => undefined)
  return drafted?.isOpen ? drafted : undefined
}

function pageOf({ definition, id, lang }: DraftName, { values }: Drafted): string | undefined {
  if (lang !== mainLanguage || !definition.visibleWhen(values)) return undefined
  const record = { ...values, id, createdAt: null, updatedAt: null, updatedBy: null } as RecordOf<Definition>
  return pageShowing(definition, record)
}
