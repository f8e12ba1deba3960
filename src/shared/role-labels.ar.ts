import type * as english from './role-labels.ts'

export const roleLabels: typeof english.roleLabels = {
  viewer: 'مشاهد',
  editor: 'محرّر',
  admin: 'مشرف',
  super_admin: 'مشرف عام',
}
