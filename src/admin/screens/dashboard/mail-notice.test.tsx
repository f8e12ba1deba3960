import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../../client/query-client.ts'
import type { SessionUser } from '../../../client/session.ts'
import { defaultPermissions, type Role } from '../../../shared/roles.ts'
import { CurrentUserContext } from '../../current-user.ts'
import { MailNotice } from './mail-notice.tsx'

function noticeFor(role: Role, failing: number): string {
  const client = createQueryClient(async () => undefined)
  if (role === 'admin')
    client.setQueryData(['/api/mail/status'], { waiting: 3, failing, lastError: 'connect ECONNREFUSED' })
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
        <MailNotice />
      </CurrentUserContext>
    </QueryClientProvider>,
  )
}

it('says how many mails wait and why', () => {
  const notice = noticeFor('admin', 1)
  expect(notice).toContain('3 mails could not be sent yet')
  expect(notice).toContain('connect ECONNREFUSED')
})

it('says nothing while mails leave, nor to those who cannot mend it', () => {
  expect(noticeFor('admin', 0)).toBe('')
  expect(noticeFor('editor', 1)).toBe('')
})
