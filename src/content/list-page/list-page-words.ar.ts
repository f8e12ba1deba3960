import type { Phrases } from '../../shared/phrasebook.ts'

export const listPageWords: Phrases = {
  'Events page': 'صفحة الفعاليات',
  'News page': 'صفحة الأخبار',
  'Partners page': 'صفحة الشركاء',
  'Join page': 'صفحة «انضم إلينا»',
  'search engines': 'محركات البحث',
  'share picture': 'صورة المشاركة',
  'How this page is found by search engines and looks when it is shared. Its texts come from elsewhere.':
    'كيف تجد محركات البحث هذه الصفحة، وكيف تبدو عند مشاركتها. أما نصوصها فمن شاشات أخرى.',
}
