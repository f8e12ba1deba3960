import type { Phrases } from '../../shared/phrasebook.ts'

export const successStoryWords: Phrases = {
  'Success story': 'قصة نجاح',
  'Person or venture': 'الشخص أو الشركة',
  'Founder of …': 'مثل: مؤسِّسة شركة …',
  'Role or venture': 'الصفة أو الشركة',
  Story: 'القصة',
  'The story is also shown on the page of this program.': 'تظهر القصة كذلك في صفحة هذا البرنامج.',
  'The story is also shown on the page of this project.': 'تظهر القصة كذلك في صفحة هذا المشروع.',
  'Success Stories': 'قصص النجاح',
  'People and ventures': 'أشخاص وشركات',
  testimonials: 'شهادات',
  quotes: 'أقوال',
  founders: 'مؤسّسون',
  alumni: 'خرّيجون',
  'Success Stories Manager': 'إدارة قصص النجاح',
  'People and ventures whose story is told on the Impact page, on the page of their program or project, and in quote sections that carry their name.':
    'أشخاص وشركات نحكي قصصهم في صفحة الأثر، وفي صفحة برنامجهم أو مشروعهم، وفي أقسام الاقتباس التي تحمل أسماءهم.',
  'Add Success Story': 'إضافة قصة نجاح',
  'Edit Success Story': 'تعديل قصة النجاح',
  'No success stories yet': 'لا قصص نجاح بعد',
  'Tell of one person first: who they are, what changed, and what they say about it.':
    'ابدؤوا بشخص واحد: من هو، وما الذي تغيّر، وماذا يقول عنه.',
  'Success story created successfully!': 'أُضيفت القصة',
  'Success story updated successfully!': 'حُفظت القصة',
  'Success story deleted successfully!': 'حُذفت القصة',
  'Are you sure you want to delete this success story?': 'هل تريدون حذف هذه القصة؟',
  'Picture and place': 'الصورة والمكان',
}
