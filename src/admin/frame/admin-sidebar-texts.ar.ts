import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { adminSidebarTexts as english } from './admin-sidebar-texts.ts'

export const adminSidebarTexts: MessagesShape<typeof english> = {
  menu: 'القائمة',
  viewWebsite: 'عرض الموقع',
  newTab: '(في نافذة جديدة)',
  signOut: 'تسجيل الخروج',
  signingOut: 'جارٍ تسجيل الخروج…',
}
