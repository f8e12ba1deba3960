import type { Phrases } from '../../shared/phrasebook.ts'

export const portfolioWords: Phrases = {
  'Portfolio page': 'صفحة سجلّ الأثر',
  'Portfolio pages': 'صفحات سجلّ الأثر',
  'Portfolio of Impact': 'سجلّ الأثر',
  'The page at /portfolio': 'الصفحة ⁨/portfolio⁩',
  'Portfolio Builder': 'تصميم صفحة سجلّ الأثر',
  'Title and visibility': 'العنوان والظهور',
  'The name of the whole page, and whether visitors see it': 'اسم الصفحة كلها، وظهورها للزوّار',
  'Search engines and sharing': 'محرّكات البحث والمشاركة',
  'How the page looks where its link is posted': 'شكل الصفحة عند مشاركة رابطها',
  'Used where there is no cover image': 'تُستخدم إن لم تكن هناك صورة غلاف',
  'The Portfolio of Impact page at /portfolio: what your work has changed, and for whom. The page at /impact and the figures have screens of their own.':
    'صفحة سجلّ الأثر ⁨/portfolio⁩: ما الذي غيّره عملكم، ولمن. للصفحة ⁨/impact⁩ وللأرقام شاشتان أخريان.',
  Back: 'رجوع',
  'Portfolio saved successfully!': 'حُفظت صفحة سجلّ الأثر',
  'Error saving portfolio: Save failed: {status}': 'تعذّر حفظ صفحة سجلّ الأثر ({status})',
  'Error saving portfolio: {reason}': 'تعذّر حفظ صفحة سجلّ الأثر: {reason}',
  'Failed to load portfolio pages': 'تعذّر تحميل صفحة سجلّ الأثر',
}
