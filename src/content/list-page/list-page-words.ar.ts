import type { Phrases } from '../../shared/phrasebook.ts'

export const listPageWords: Phrases = {
  'Events page': 'صفحة الفعاليات',
  'News page': 'صفحة الأخبار',
  'Partners page': 'صفحة الشركاء',
  'Join page': 'صفحة «انضموا إلينا»',
  'search engines': 'محرّكات البحث',
  'share picture': 'صورة المشاركة',
  'Heading on the page': 'عنوان الصفحة للزوّار',
  'Left empty, it is the name of the page.': 'إن تُرك فارغًا فهو اسم الصفحة.',
  'Its heading, how search engines find it, and how it looks when it is shared. All else comes from what it lists.':
    'عنوانها، وظهورها في محرّكات البحث، وشكلها عند المشاركة. أما الباقي فمن المحتوى المعروض فيها.',
}
