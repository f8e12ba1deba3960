import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../../client/query-client.ts'
import type { SessionUser } from '../../../client/session.ts'
import { defaultPermissions, type Role } from '../../../shared/roles.ts'
import { CurrentUserContext } from '../../current-user.ts'
import { DueWorkNotice } from './due-work-notice.tsx'

const fine = { waiting: 3, failing: 0, failed: 0, overdueSeconds: 0, lastError: 'It was Tuesday' }

function noticeFor(role: Role, changes: Partial<typeof fine>): string {
  const client = createQueryClient(async () => undefined)
  if (role === 'admin') client.setQueryData(['/api/due-work/status'], { ...fine, ...changes })
  const user: SessionUser = {
    id: '1',
    email: 'a@example.org',
    name: 'A',
    displayName: 'A',
    role,
    permissions: defaultPermissions(role),
    isActive: true,
    language: null,
    lastLogin: null,
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <CurrentUserContext value={user}>
        <MemoryRouter>
          <DueWorkNotice />
        </MemoryRouter>
      </CurrentUserContext>
    </QueryClientProvider>,
  )
}

it('says how much waits and why, in plain words where there are any', () => {
  expect(noticeFor('admin', { failing: 3 })).toContain('3 tasks could not be done yet')
  expect(noticeFor('admin', { failing: 1 })).toContain('It was Tuesday')
  const down = noticeFor('admin', { failing: 1, lastError: 'connect ECONNREFUSED' })
  expect(down).toContain('The mail server does not answer')
  expect(down).toContain('href="/admin/operations"')
})

it('says what failed for good, and first of all that nobody does what is due', () => {
  const failed = noticeFor('admin', { failed: 1, failing: 2 })
  expect(failed).toContain('1 task failed for good')
  expect(failed).toContain('href="/admin/operations?state=failed"')
  expect(noticeFor('admin', { failed: 1, overdueSeconds: 720 })).toContain('due for 12 minutes')
})

it('says nothing while work is done, nor to those who cannot mend it', () => {
  expect(noticeFor('admin', {})).toBe('')
  expect(noticeFor('editor', { failing: 1 })).toBe('')
})
