import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { createQueryClient } from '../../src/client/query-client.ts'
import { fetchAsStaff } from '../../src/client/staff-request.ts'

type Answers = Record<string, () => Response | Promise<Response>>

/** For the rest of the test, these paths are answered so, and no others. */
export function answerFetch(answers: Answers): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers[url]
    if (!answer) throw new Error(`The test has no answer to ${url}`)
    return answer()
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}

/** What components of the staff area need around them to read. */
export function StaffData({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={createQueryClient(fetchAsStaff)}>{children}</QueryClientProvider>
}
