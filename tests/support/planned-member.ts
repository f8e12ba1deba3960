import type { LiveSite } from './live-site.ts'

/** Prepares somebody of the team to be published at a time; answers the address. */
export async function planMember(site: LiveSite, name: string, publishAt: Date): Promise<string> {
  const body = { values: { name, position: 'Planned' } }
  const begun = await site.call('/api/team-members/drafts', { method: 'POST', body })
  const member = `/api/team-members/${begun.json<{ id: string }>().id}`
  const times = { publishAt: publishAt.toISOString() }
  const set = await site.call(`${member}/schedule`, { method: 'PUT', body: times })
  if (set.status !== 200) throw new Error(`It could not be scheduled: ${set.text}`)
  return member
}

/** How often somebody was published. */
export async function timesShown(
  site: LiveSite,
  member: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const revisions = await site.call(`${member}/revisions`, { headers })
  return revisions.status === 200 ? revisions.json<unknown[]>().length : 0
}
