import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import { replyTime } from '../reply-time.ar.ts'
import type { composedPageTexts as english } from './composed-page-texts.ts'

export const composedPageTexts: MessagesShape<typeof english> = {
  apply: 'قدّموا الآن',
  aboutProgram: 'عن البرنامج',
  aboutProject: 'عن المشروع',
  facts: 'نظرة سريعة',
  duration: 'المدة',
  participants: 'المشاركون',
  location: 'المكان',
  beneficiaries: 'المستفيدون',
  timeline: 'الإطار الزمني',
  objectives: 'الأهداف',
  features: 'ما الذي نقدّمه',
  process: 'كيف نعمل',
  achievements: 'أهم ما تحقّق',
  requirements: 'من يمكنه التقديم',
  impact: 'الأثر',
  activities: 'الأنشطة',
  joinProgram: (title) => `الانضمام إلى ${isolated(title)}`,
  helpProject: (title) => `ساعدوا ${isolated(title)} على أن يكبر`,
  workWithUs: 'العمل معنا',
  closing: () => `حدّثونا عن أنفسكم، ونردّ خلال ${replyTime()}.`,
  join: 'انضموا إلينا',
  all: 'كل البرامج والمشاريع',
}
