import type { Phrases } from '../../shared/phrasebook.ts'

export const missionVisionWords: Phrases = {
  'Mission & Vision': 'الرسالة والرؤية',
  'Mission title': 'عنوان الرسالة',
  'The first paragraph stands in large letters; what follows in ordinary ones.':
    'تظهر الفقرة الأولى بخط كبير، وما بعدها بخط عادي.',
  Mission: 'الرسالة',
  'Mission image': 'صورة الرسالة',
  'Vision title': 'عنوان الرؤية',
  Vision: 'الرؤية',
  'Vision image': 'صورة الرؤية',
  'Hidden from the About page when off': 'عند إلغائه لا تظهر في صفحة «من نحن»',
  'Two statements on About': 'في صفحة «من نحن»',
  statement: 'بيان',
  purpose: 'غاية',
  'Mission & Vision Manager': 'إدارة الرسالة والرؤية',
  'The two statements on the About page, each with its picture.':
    'البيانان في صفحة «من نحن»، لكل منهما صورته.',
  'Failed to load mission and vision': 'تعذّر تحميل الرسالة والرؤية',
  'Mission and vision saved successfully!': 'حُفظت الرسالة والرؤية',
  'Failed to save mission and vision. Please try again.': 'تعذّر حفظ الرسالة والرؤية. يُرجى المحاولة من جديد.',
}
