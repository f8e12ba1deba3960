import { quoted } from '../../shared/arabic-quote.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { closedScreenNoticeTexts as english } from './closed-screen-notice-texts.ts'

export const closedScreenNoticeTexts: MessagesShape<typeof english> = {
  closed: (title) => `شاشة ${quoted(title)} خارج صلاحياتكم`,
  why: (needed, own) =>
    `هذه الشاشة ${needed}، ودوركم: ${own}. اطلبوها من أحد المشرفين إن احتجتم إليها في العمل.`,
  roles: (labels) => {
    const list = new Intl.ListFormat('ar').format(labels)
    return labels.length === 1 ? `لدور ${list}` : `للأدوار ${list}`
  },
}
