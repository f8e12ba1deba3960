import type { Phrases } from '../../shared/phrasebook.ts'

export const aboutSectionWords: Phrases = {
  'About section': 'قسم في صفحة «من نحن»',
  'About sections': 'أقسام صفحة «من نحن»',
  'Map image': 'صورة الخريطة',
  'about page': 'من نحن',
  'further sections': 'أقسام أخرى',
  'Further chapters on the About page, each with a picture and, where it helps, a map.':
    'فصول أخرى في صفحة «من نحن»، لكل منها صورة، وخريطة حيث تفيد.',
  'Add Section': 'إضافة قسم',
  'Edit Section': 'تعديل القسم',
  'No further sections yet': 'لا أقسام أخرى بعد',
  'The About page is complete without them. Add one for whatever else visitors should know.':
    'صفحة «من نحن» كاملة من دونها. أضيفوا قسمًا لكل ما ينبغي أن يعرفه الزوّار غير ذلك.',
  'Failed to fetch about sections': 'تعذّر تحميل الأقسام',
  'Failed to update about section: {reason}': 'تعذّر حفظ القسم: {reason}',
  'Failed to create about section: {reason}': 'تعذّرت إضافة القسم: {reason}',
  'Failed to delete about section: {reason}': 'تعذّر حذف القسم: {reason}',
  'Section created successfully!': 'أُضيف القسم',
  'Section updated successfully!': 'حُفظ القسم',
  'Are you sure you want to delete this section?': 'هل تريدون حذف هذا القسم؟',
  'Section deleted successfully!': 'حُذف القسم',
}
