import type { sharingPreviewTexts as english } from './sharing-preview-texts.ts'

export const sharingPreviewTexts: typeof english = {
  heading: 'كيف ستبدو',
  searchResult: 'في نتائج البحث',
  hidden: 'يُطلب من محركات البحث ترك هذه الصفحة.',
  networks: { whatsapp: 'واتساب', facebook: 'فيسبوك', x: 'إكس', linkedin: 'لينكدإن' },
  drawnLater: 'تُرسم الصورة من العنوان والغلاف بعد حفظ الصفحة وإظهارها.',
}
