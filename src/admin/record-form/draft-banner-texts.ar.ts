import { arabicCount } from '../../shared/arabic-count.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { draftBannerTexts as english } from './draft-banner-texts.ts'

export const draftBannerTexts: MessagesShape<typeof english> = {
  found: (time) => `عمل لم يُحفظ من ${time}`,
  several: (count) =>
    `عمل لم يُحفظ من ${arabicCount(count, ['زيارات سابقة', 'زيارة واحدة', 'زيارتين', 'زيارات', 'زيارة', 'زيارة'])}`,
  hint: 'كُتب في هذا المتصفّح ولم يُحفظ.',
  hintSeveral: 'كُتب في هذا المتصفّح ولم يُحفظ. يبقى كل منها حتى تستعيدوه أو تتجاهلوه.',
  restore: 'استعادة',
  restoreFrom: (what) => `استعادة العمل من ${what}`,
  discard: 'تجاهل',
  discardFrom: (what) => `تجاهل العمل من ${what}`,
  discarded: (time) => `أُلغي العمل الذي لم يُحفظ من ${time}`,
  undo: 'تراجع',
  unkept: 'تعذّر الاحتفاظ بما تكتبونه في هذا المتصفّح',
  unkeptHint: 'مساحة التخزين فيه ممتلئة. احفظوا قبل مغادرة هذه الشاشة.',
}
