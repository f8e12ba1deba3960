import type { Phrases } from '../../shared/phrasebook.ts'

export const siteMenuWords: Phrases = {
  Menu: 'القائمة',
  'Name of the menu': 'اسم القائمة',
  'Read out to those who cannot see it. Empty: Main': 'يُقرأ لمن لا يراها. إن تُرك فارغًا: القائمة الرئيسية',
  'Words in the menu': 'الكلمات في القائمة',
  'Empty: the name of the page': 'إن تُركت فارغة: اسم الصفحة',
  Shown: 'ظاهر',
  Entries: 'البنود',
  Entry: 'بند',
  Shows: 'ما يظهر',
  'Page or link': 'صفحة أو رابط',
  'Programs & Projects': 'البرامج والمشاريع',
  'Below it': 'تحته',
  'Entry below': 'بند تحته',
  'Without entries visitors see the menu that the site began with.':
    'إن لم يكن هنا بند يرى الزوّار القائمة التي بدأ بها الموقع.',
  'Links at the top of every page': 'الروابط أعلى كل صفحة',
  navigation: 'تنقّل',
  navbar: 'شريط علوي',
  links: 'روابط',
  'What stands at the top of every page and in the menu of phones. The links at the end of pages are in the Footer Manager.':
    'ما يظهر أعلى كل صفحة وفي قائمة الهواتف. أما روابط آخر الصفحة ففي شاشة التذييل.',
}
