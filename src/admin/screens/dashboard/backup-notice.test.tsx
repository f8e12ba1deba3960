import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../../client/query-client.ts'
import type { SessionUser } from '../../../client/session.ts'
import { defaultPermissions, type Role } from '../../../shared/roles.ts'
import { CurrentUserContext } from '../../current-user.ts'
import type { BackupStatus } from '../backups/backup-facts.ts'
import { BackupNotice } from './backup-notice.tsx'

const fine: BackupStatus = { lastBackup: null, isOverdue: false, problem: null, drill: null }

function noticeFor(role: Role, changes: Partial<BackupStatus>): string {
  const client = createQueryClient(async () => undefined)
  if (role === 'admin') client.setQueryData(['/api/backups/status'], { ...fine, ...changes })
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
        <BackupNotice />
      </CurrentUserContext>
    </QueryClientProvider>,
  )
}

it('says that backups fail, and what to do', () => {
  const failed = noticeFor('admin', { problem: 'no_room' })
  expect(failed).toContain('The last backup failed')
  expect(failed).toContain('make room on its disk')
  expect(failed).toContain('Please tell a super admin')
  expect(noticeFor('admin', { isOverdue: true })).toContain('no backup for more than two days')
})

it('says that the last backup did not stand its check', () => {
  const drill = { time: '2026-12-01T01:30:00.000Z', problem: 'damaged', backupTime: null } as const
  expect(noticeFor('admin', { drill })).toContain('The backup is damaged and cannot be restored.')
  expect(noticeFor('admin', { drill: { ...drill, problem: null } })).toBe('')
})

it('says nothing while all is well, nor to those who cannot mend it', () => {
  expect(noticeFor('admin', {})).toBe('')
  expect(noticeFor('editor', { problem: 'no_room' })).toBe('')
})
