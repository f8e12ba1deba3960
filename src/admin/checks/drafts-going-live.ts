import type { DraftName } from '../../client/approval-requests.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { pageShowing } from '../../schema/shown-record.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { draftAddress } from '../unpublished/draft-address.ts'
import { type Drafted, readDrafted } from '../unpublished/read-drafted.ts'
import type { GoingLive } from './find-going-live.ts'

/** Stored drafts that are about to be published. */
export async function draftsGoingLive(names: readonly DraftName[]): Promise<GoingLive[]> {
  const drafts = await Promise.all(names.map(readIfThere))
  return drafts.flat()
}

/** None for a draft that is not there any more: publishing it is refused in words of its own. */
async function readIfThere(name: DraftName): Promise<GoingLive[]> {
  const drafted = await readDrafted(name).catch(() => undefined)
  if (!drafted?.isOpen) return []
  const { definition, title, values, published } = drafted
  const { definition: type, id, lang } = name
  return [
    {
      key: `${type.name} ${id} ${lang}`,
      name: { title, kind: type.label[0], lang },
      definition,
      values,
      published,
      page: pageOf(name, drafted),
      form: draftAddress(type, name),
    },
  ]
}

function pageOf({ definition, id, lang }: DraftName, { values }: Drafted): string | undefined {
  if (lang !== mainLanguage || !definition.visibleWhen(values)) return undefined
  const record = { ...values, id, createdAt: null, updatedAt: null, updatedBy: null } as RecordOf<Definition>
  return pageShowing(definition, record)
}
