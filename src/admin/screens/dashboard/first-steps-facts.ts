import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMay } from '../../current-user.ts'
import type { TestMailResult } from '../../mail/mail-facts.ts'

export interface SampleRecord {
  path: string
  label: string
  id: string
  title: string
}

/** What is to be done before a new site is the own one, as the server decides it. */
export interface FirstSteps {
  isHidden: boolean
  steps: {
    identity: { isDone: boolean; hasName: boolean; hasLogo: boolean }
    languages: { isDone: boolean; unnamed: string[] }
    account: { isDone: boolean; hasName: boolean; isSafe: boolean }
    sample: { isDone: boolean; untouched: number; edited: SampleRecord[]; removed: number }
    colleagues: { isDone: boolean }
    mail: { isDone: boolean; isConfigured: boolean; lastTest: TestMailResult | null }
    backup: { isDone: boolean; lastBackup: string | null }
  }
}

export type Facts = FirstSteps['steps']

export interface BroughtBack {
  restored: number
  kept: (SampleRecord & {
    reason: 'rewritten' | 'name_taken' | 'replaced' | 'refused'
    details?: string
  })[]
}

export const firstStepsUrl = '/api/first-steps'

/** Undefined for those who do not manage the site. */
export function useFirstSteps(): UseQueryResult<FirstSteps> {
  return useQuery<FirstSteps>({
    queryKey: [firstStepsUrl],
    enabled: useMay('all'),
    refetchOnMount: 'always',
  })
}

/** Everything that was read may be another one: what was removed or came back stands in every list. */
export function forgetEverything(client: QueryClient): Promise<void> {
  return client.invalidateQueries()
}
