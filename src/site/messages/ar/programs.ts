import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { programs as english } from '../en/programs.ts'

export const programs: MessagesShape<typeof english> = {
  listDescription: 'برامج تسريع نموّ وتوجيه وتدريب لروّاد الأعمال الاجتماعيين والمجتمعات المحلية.',
  accepting: 'باب التقديم مفتوح',
  apply: 'التقديم',
  applyTo: (title) => `التقديم إلى ${isolated(title)}`,
  readMore: 'المزيد',
  readMoreOf: (title) => `المزيد عن ${isolated(title)}`,
  duration: 'المدة',
  participants: 'المشاركون',
  deadline: 'آخر موعد للتقديم',
  loading: 'نحمّل البرامج…',
  failedTitle: 'تعذّر تحميل البرامج',
  failedText: 'نواجه مشكلة في تحميل برامجنا. يُرجى المحاولة لاحقًا.',
  tryAgain: 'إعادة المحاولة',
  emptyTitle: 'لا برامج جارية الآن',
  detailLoading: 'نحمّل البرنامج…',
  detailFailed: 'تعذّر تحميل البرنامج',
  notFound: 'لم نجد هذا البرنامج',
  notFoundText: 'هذا البرنامج غير موجود، أو غير متاح للجمهور حاليًا.',
  backToPrograms: 'العودة إلى البرامج',
  storiesTitle: 'قصص من هذا البرنامج',
}
