import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { fallbackStatTexts as english } from './fallback-stat-texts.ts'

export const fallbackStatTexts: MessagesShape<typeof english> = [
  { label: 'شركات ناشئة سرّعنا نموّها', description: 'في ١٤ دفعة من بريدجز منذ ٢٠١٦' },
  { label: 'أشخاص وصلنا إليهم', description: 'عبر مشاريع عدن وجرافين ونيتروس معًا' },
  { label: 'فرص عمل جديدة', description: 'في شركات خرجت من برامجنا' },
  { label: 'مجتمعات محلية', description: 'قرى ومراكز وعيادات نعمل فيها' },
  { label: 'ساعات توجيه', description: 'قدّمها متطوّعو آي‌منتور' },
  { label: 'موجّهون معنا اليوم', description: 'يلتقون روّاد الأعمال مرة كل أسبوعين' },
  { label: 'دول', description: 'من المغرب إلى كينيا' },
]
