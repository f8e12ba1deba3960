import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { portfolioBuilderTexts as english } from './portfolio-builder-texts.ts'

export const portfolioBuilderTexts: MessagesShape<typeof english> = {
  aboutNote: 'يرى الزوّار هنا واجهة صفحة «من نحن»: عنوانها ونصّها وصورتها وأزرارها.',
  aboutLink: 'تعديل صفحة «من نحن»',
  partnersNote: 'القسم الذي بهذا العنوان يعرض شريط شعارات الشركاء.',
  partnersLink: 'تعديل الشركاء',
}
