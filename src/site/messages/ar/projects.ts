import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { projects as english } from '../en/projects.ts'

export const projects: MessagesShape<typeof english> = {
  loading: 'نحمّل المشروع…',
  notFound: 'لم نجد هذا المشروع',
  failed: (status) =>
    status === 404
      ? 'هذا المشروع غير موجود، أو غير متاح للجمهور حاليًا.'
      : 'تعذّر تحميل المشروع. يُرجى المحاولة من جديد.',
  idLabel: 'المشروع:',
  backToProjects: 'العودة إلى البرامج والمشاريع',
  storiesTitle: 'قصص من هذا المشروع',
}
