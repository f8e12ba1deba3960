import type { Phrases } from '../../shared/phrasebook.ts'

export const impactPageWords: Phrases = {
  'Call to action': 'دعوة إلى المشاركة',
  'Impact page': 'صفحة الأثر',
  'Statistics title': 'عنوان الأرقام',
  'Statistics description': 'نص الأرقام',
  'Stories title': 'عنوان القصص',
  'Stories description': 'نص القصص',
  'Reach title': 'عنوان «أين نعمل»',
  'Reach description': 'نص «أين نعمل»',
  'The page at /impact': 'الصفحة ⁨/impact⁩',
  results: 'نتائج',
  stories: 'قصص',
  'Impact Page Manager': 'إدارة صفحة الأثر',
  'Texts and sections of the page at /impact. Its figures are edited under Impact Statistics.':
    'نصوص الصفحة ⁨/impact⁩ وأقسامها. أما أرقامها ففي شاشة «أرقام الأثر».',
  'Save Impact Page': 'حفظ صفحة الأثر',
  'Failed to load the impact page': 'تعذّر تحميل صفحة الأثر',
  'Failed to save the impact page. Please try again.': 'تعذّر حفظ صفحة الأثر. يُرجى المحاولة من جديد.',
  'While it is hidden, visitors who open the page are told that it is not available.':
    'عند إخفائها تظهر لمن يفتحها رسالة بأنها غير متاحة.',
  'What else the page tells, between the statistics and the success stories.':
    'أقسام أخرى في الصفحة، بين الأرقام وقصص النجاح.',
  'Programs and projects': 'البرامج والمشاريع',
}
