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

const maxPaths = 100

/** Which of these paths of the site lead nowhere. */
export async function readNowhere(paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set()
  const query = new URLSearchParams(paths.slice(0, maxPaths).map((path) => ['path', path]))
  const { record } = await readAsStaff<{ nowhere: string[] }>(`${checksUrl}/links?${query}`)
  return new Set(record.nowhere)
}
