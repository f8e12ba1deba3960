import { invitationType } from './account-links/invitations.ts'
import { reviewLabels } from './applications/application-record.ts'
import { approvalRolesType } from './approval/approval-rules.ts'
import type { OtherSubject } from './engine/activity-routes.ts'
import { approvalType } from './engine/approval-log.ts'
import { draftType } from './engine/draft-rows.ts'
import { releaseLabels, releaseType } from './engine/release-rows.ts'
import { scheduleType } from './engine/schedule-rows.ts'
import { translationType } from './engine/translation-rows.ts'
import { mailServerType } from './mail-server/mail-server.ts'
import { dueWorkType } from './operations/operations.ts'
import { noteTypes } from './previews/leave-note.ts'
import { previewType } from './previews/preview-log.ts'
import { secondFactorRolesType } from './users/second-factor-rules.ts'
import { accountLabels } from './users/user-changes.ts'

/** What the change log speaks of besides records, and who may read it. */
export const loggedSubjects: readonly OtherSubject[] = [
  { type: 'application', label: 'Application', permission: 'write', fieldLabels: reviewLabels },
  {
    type: 'user',
    label: 'User',
    permission: 'manage_users',
    titleField: 'displayName',
    fieldLabels: accountLabels,
  },
  {
    type: secondFactorRolesType,
    label: 'List of roles that need a second factor',
    permission: 'manage_users',
  },
  {
    type: invitationType,
    label: 'Invitation',
    permission: 'manage_users',
    titleField: 'name',
    fieldLabels: { expiresAt: 'expiry', state: 'State' },
  },
  {
    type: dueWorkType,
    label: 'Task',
    permission: 'manage_users',
    titleField: 'kind',
  },
  {
    type: mailServerType,
    label: 'Mail server',
    permission: 'all',
    fieldLabels: {
      host: 'server',
      port: 'port',
      encryption: 'encryption',
      user: 'user name',
      password: 'password',
    },
  },
  { type: 'file', label: 'File', permission: 'read' },
  {
    type: translationType,
    label: 'Translation',
    permission: 'read',
    titleField: 'title',
    fieldLabels: { texts: 'Texts', state: 'State' },
  },
  { type: draftType, label: 'Draft', permission: 'read', titleField: 'title' },
  { type: releaseType, label: 'Release', permission: 'read', titleField: 'name', fieldLabels: releaseLabels },
  { type: approvalType, label: 'Draft', permission: 'read', titleField: 'title' },
  {
    type: approvalRolesType,
    label: 'List of roles that ask for approval',
    permission: 'manage_users',
  },
  { type: previewType, label: 'Preview', permission: 'read', titleField: 'title' },
  { type: noteTypes.comment, label: 'Comment on a preview', permission: 'read', titleField: 'title' },
  { type: noteTypes.approval, label: 'Approval of a preview', permission: 'read', titleField: 'title' },
  {
    type: scheduleType,
    label: 'Schedule',
    permission: 'read',
    titleField: 'title',
    fieldLabels: { publishAt: 'Time of publishing', hideAt: 'Time of hiding' },
  },
]
