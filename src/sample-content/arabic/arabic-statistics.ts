import type { SampleTexts } from './sample-texts.ts'

/** Labels that stay right whatever figure stands above them: nothing in them is counted. */
export const arabicStatistics: Record<string, SampleTexts> = {
  'startups-accelerated': {
    label: 'شركات ناشئة سرّعنا نموّها',
    description: 'في ١٤ دفعة من بريدجز منذ ٢٠١٦',
  },
  'people-reached': {
    label: 'أشخاص وصلنا إليهم',
    description: 'عبر مشاريع عدن وجرافين ونيتروس معًا',
  },
  'jobs-created': {
    label: 'فرص عمل جديدة',
    description: 'في شركات خرجت من برامجنا',
  },
  communities: {
    label: 'مجتمعات محلية',
    description: 'قرى ومراكز وعيادات نعمل فيها',
  },
  'hours-of-mentoring': {
    label: 'ساعات توجيه',
    description: 'قدّمها متطوّعو آي‌منتور',
  },
  'active-mentors': {
    label: 'موجّهون معنا اليوم',
    description: 'يلتقون روّاد الأعمال مرة كل أسبوعين',
  },
  countries: {
    label: 'دول',
    description: 'من المغرب إلى كينيا',
  },
}
