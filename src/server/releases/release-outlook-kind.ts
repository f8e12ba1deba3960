import type { AppContext } from '../app-context.ts'
import { readSetting, saveSetting } from '../database/setting-store.ts'
import type { Handle } from '../database/tables.ts'
import type { StoredKind } from '../due-work/due-kind.ts'
import type { DuePayloads } from '../due-work/due-payloads.ts'
import type { Publishing } from '../engine/publishing.ts'
import { listReleaseRows, type ReleaseRow } from '../engine/release-store.ts'
import { staffMessages } from '../messages/staff-messages.ts'
import { tellStaff } from '../users/tell-staff.ts'
import { refusedIfLive } from './release-outlook.ts'
import type { RefusedDraft } from './release-record.ts'

const everyMs = 5 * 60_000
/** Which drafts people were told of, by the release: nobody is told the same twice. */
const setting = 'release_doubts'

type Doubts = Record<string, string[]>

/** Tells people of a scheduled release that cannot go live when that becomes so, rather than at its time. */
export function releaseOutlookKind(
  { config }: Pick<AppContext, 'config'>,
  publishing: Publishing,
): StoredKind<DuePayloads['release-outlook']> {
  return {
    leaseMs: 30_000,
    every: { ms: everyMs, payload: {} },
    apply: async (tx, _work, now) => {
      const told = ((await readSetting(tx, setting)) ?? {}) as Doubts
      const next: Doubts = {}
      for (const row of await listReleaseRows(tx)) {
        if (row.state !== 'scheduled') continue
        const refused = await refusedIfLive(tx, publishing, row, now)
        if (refused.length === 0) continue
        const keys = refused.map(keyOf)
        next[row.id] = keys
        const isNews = keys.some((key) => !told[row.id]?.includes(key))
        if (isNews) await tell(tx, config.publicUrl, row, refused, now)
      }
      if (JSON.stringify(next) !== JSON.stringify(told)) await saveSetting(tx, setting, next)
      return undefined
    },
  }
}

function keyOf({ type, id, lang }: RefusedDraft): string {
  return `${type}/${id}/${lang}`
}

async function tell(
  tx: Handle,
  publicUrl: string,
  { id, name, publish_at, created_by_id, scheduled_by_id }: ReleaseRow,
  refused: readonly RefusedDraft[],
  now: Date,
): Promise<void> {
  const titles = refused.map(({ title }) => `– ${title}`).join('\n')
  const address = `${publicUrl}/admin/releases/${id}`
  await tellStaff(
    tx,
    [created_by_id, scheduled_by_id],
    (language) => {
      const { subject, told, open } = staffMessages[language].releaseInDoubt
      const lines = [told(name, publish_at ?? ''), titles, '', open, address]
      return { subject: subject(name), text: lines.join('\n') }
    },
    now,
  )
}
