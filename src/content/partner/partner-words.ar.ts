import type { Phrases } from '../../shared/phrasebook.ts'

export const partnerWords: Phrases = {
  Partner: 'شريك',
  Partners: 'الشركاء',
  'Partner Name': 'اسم الشريك',
  'Partner with this name already exists': 'يوجد شريك بهذا الاسم',
  Website: 'الموقع',
  'Logos and links': 'شعارات وروابط',
  sponsors: 'رعاة',
  donors: 'مانحون',
  logo: 'شعار',
  supporters: 'داعمون',
  'Partners Manager': 'إدارة الشركاء',
  'The organisations whose logos pass by on the website and stand on the Partners page.':
    'المؤسسات التي تمرّ شعاراتها في الموقع وتظهر في صفحة الشركاء.',
  'No partners yet': 'لا شركاء بعد',
  'Add the first one; its logo appears on the website at once.':
    'أضيفوا أول شريك ليظهر شعاره في الموقع فورًا.',
  'Partner created successfully!': 'أُضيف الشريك',
  'Partner updated successfully!': 'حُفظ الشريك',
  'Partner deleted successfully!': 'حُذف الشريك',
  'Are you sure you want to delete this partner?': 'هل تريدون حذف هذا الشريك؟',
}
