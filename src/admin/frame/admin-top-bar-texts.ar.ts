import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { adminTopBarTexts as english } from './admin-top-bar-texts.ts'

export const adminTopBarTexts: MessagesShape<typeof english> = {
  openMenu: 'فتح القائمة',
  menu: 'القائمة',
  search: 'البحث في كل شيء',
  account: 'حسابي',
  openAccount: 'الاسم وكلمة المرور والأجهزة',
  signOut: 'تسجيل الخروج',
}
