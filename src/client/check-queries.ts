import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Finding } from '../schema/checks/check.ts'
import type { Language } from '../shared/languages.ts'
import { readAsStaff } from './staff-request.ts'

/** What should be mended, as the server answers it. */
export interface ReportedFinding extends Omit<Finding, 'path'> {
  type: string
  id: string
  title: string
  lang: Language
  revision: number
  /** Such as `sections.2.images.0.alt`; empty for the record as a whole. */
  field: string
}

export interface CheckReportAnswer {
  records: number
  errors: number
  hints: number
  total: number
  findings: ReportedFinding[]
}

export const checksUrl = '/api/checks'

/** What should be mended across the site, read afresh whenever it is looked at. */
export function useCheckReport(limit: number): UseQueryResult<CheckReportAnswer> {
  return useQuery<CheckReportAnswer>({
    queryKey: [`${checksUrl}?limit=${limit}`],
    refetchOnMount: 'always',
    placeholderData: (before) => before,
  })
}

/** Where the foundation still has a name, or a logo, from before. */
export const formerCheck = 'former-name'

/** In how many places that is. */
export function useLeftoverCount(isWanted: boolean): number {
  const query = useQuery<CheckReportAnswer>({
    queryKey: [`${checksUrl}?check=${formerCheck}&limit=0`],
    enabled: isWanted,
    refetchOnMount: 'always',
  })
  return query.data?.total ?? 0
}

/** What the foundation is called, and was before. */
export interface KnownNames {
  now: string
  current: string[]
  former: string[]
}

export async function readFoundationNames(): Promise<KnownNames> {
  return (await readAsStaff<KnownNames>(`${checksUrl}/names`)).record
}

const maxPaths = 100

/** Which of these paths of the site lead nowhere. */
export async function readNowhere(paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set()
  const query = new URLSearchParams(paths.slice(0, maxPaths).map((path) => ['path', path]))
  const { record } = await readAsStaff<{ nowhere: string[] }>(`${checksUrl}/links?${query}`)
  return new Set(record.nowhere)
}
