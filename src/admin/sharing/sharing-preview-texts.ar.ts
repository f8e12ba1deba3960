import type { sharingPreviewTexts as english } from './sharing-preview-texts.ts'

export const sharingPreviewTexts: typeof english = {
  heading: 'شكلها عند المشاركة',
  searchResult: 'في نتائج البحث',
  hidden: 'نطلب من محرّكات البحث عدم عرض هذه الصفحة.',
  networks: { whatsapp: 'واتساب', facebook: 'فيسبوك', x: 'إكس', linkedin: 'لينكدإن' },
  drawnLater: 'تُنشأ الصورة من العنوان وصورة الغلاف بعد حفظ الصفحة وإظهارها.',
}
