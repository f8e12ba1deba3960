import { foundation } from '../../../content/foundation.ts'
import { arabicCount } from '../../../shared/arabic-count.ts'
import { quoted } from '../../../shared/arabic-quote.ts'
import { localNumber } from '../../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { events as english } from '../en/events.ts'

const eventForms = ['لا فعاليات', 'فعالية واحدة', 'فعاليتان', 'فعاليات', 'فعالية', 'فعالية'] as const
const albumForms = ['لا ألبومات', 'ألبوم واحد', 'ألبومان', 'ألبومات', 'ألبومًا', 'ألبوم'] as const
const upcomingForms = [
  'الفعاليات القادمة',
  'فعالية قادمة واحدة',
  'فعاليتين قادمتين',
  'فعاليات قادمة',
  'فعالية قادمة',
  'فعالية قادمة',
] as const
const pastForms = [
  'الفعاليات السابقة',
  'فعالية سابقة واحدة',
  'فعاليتين سابقتين',
  'فعاليات سابقة',
  'فعالية سابقة',
  'فعالية سابقة',
] as const
const placeForms = [
  'لا أماكن متبقية',
  'مكان واحد متبقٍّ',
  'مكانان متبقيان',
  'أماكن متبقية',
  'مكانًا متبقيًا',
  'مكان متبقٍّ',
] as const
const roomForms = ['لا أماكن', 'مكان واحد', 'مكانان', 'أماكن', 'مكانًا', 'مكان'] as const
const registeredForms = ['لا مسجّلين بعد', 'مسجّل واحد', 'مسجّلان', 'مسجّلين', 'مسجّلًا', 'مسجّل'] as const
const photoForms = ['لا صور', 'صورة واحدة', 'صورتان', 'صور', 'صورة', 'صورة'] as const

export const events: MessagesShape<typeof english> = {
  title: 'الفعاليات والوسائط',
  lead: 'ورش عمل وأمسيات مفتوحة ومؤتمرات ندعوكم إليها، وصور من قلب العمل.',
  description:
    'فعاليات المؤسسة القادمة والسابقة بمواعيدها وأماكنها وطريقة التسجيل فيها، وألبومات صور من برامجنا ومشاريعنا.',
  searchLabel: 'البحث في الفعاليات والوسائط',
  searchPlaceholder: 'البحث في الفعاليات والوسائط…',
  found: (events, albums, query) =>
    `${arabicCount(events, eventForms)} و${arabicCount(albums, albumForms)} عن ${quoted(query)}`,
  noResults: (query) => `لا نتائج عن ${quoted(query)}`,
  noResultsText: 'جرّبوا كلمة أخرى: مكانًا أو نوع فعالية أو موضوعًا.',
  clearSearch: 'مسح البحث',
  noMatchingUpcoming: (query) => `لا فعاليات قادمة عن ${quoted(query)}`,
  noMatchingPast: (query) => `لا فعاليات سابقة عن ${quoted(query)}`,
  seeUpcoming: (number) => `عرض ${arabicCount(number, upcomingForms)}`,
  seePast: (number) => `عرض ${arabicCount(number, pastForms)}`,
  subscribe: 'الاشتراك في التقويم',
  eventsHeading: 'الفعاليات',
  upcoming: 'الفعاليات القادمة',
  past: 'الفعاليات السابقة',
  noUpcoming: 'لا فعاليات قادمة',
  noUpcomingText: 'نعلن فعاليات جديدة قريبًا، فعودوا إلينا.',
  noPast: 'لا فعاليات سابقة',
  loading: 'نحمّل الفعاليات والوسائط…',
  failedEvents: 'تعذّر تحميل الفعاليات',
  failedAlbums: 'تعذّر تحميل الألبومات',

  featured: 'مختارة',
  featuredAlbum: 'مختار',
  next: 'الفعالية القادمة',
  register: 'سجّلوا الآن',
  registerFor: (title) => `التسجيل في ${quoted(title)} (يُفتح في نافذة جديدة)`,
  newTab: '(يُفتح في نافذة جديدة)',
  registered: (number, capacity) =>
    capacity === null
      ? arabicCount(number, registeredForms)
      : `المسجّلون: ${localNumber(number)} من ${localNumber(capacity)}`,
  registrations: 'التسجيل',
  places: (number) => arabicCount(number, roomForms),
  placesLeft: (number) => arabicCount(number, placeForms),
  undated: 'يُعلَن الموعد لاحقًا',
  full: 'اكتملت الأماكن',
  running: 'تجري الآن',
  over: 'انتهت هذه الفعالية',
  cancelledText: 'أُلغيت هذه الفعالية',
  status: { Cancelled: 'ملغاة', Completed: 'انتهت' },
  noRegistration: 'لا تسجيل عبر الإنترنت',
  date: 'التاريخ',
  time: 'الوقت',
  clockTime: (time) => `${time} بتوقيت ${foundation.clock}`,
  location: 'المكان',
  price: 'السعر',
  to: 'حتى',

  gallery: 'ألبومات الصور',
  galleryLead: 'هكذا بدا العمل: في الحقول، وفي قاعات الدرس، وعلى المنصّة.',
  noAlbums: 'لا ألبومات بعد',
  noMatchingAlbums: (query) => `لا ألبومات عن ${quoted(query)}`,
  viewGallery: 'عرض الألبوم',
  viewGalleryOf: (title) => `عرض الألبوم: ${isolated(title)}`,
  photos: (number) => arabicCount(number, photoForms),
  galleryFailed: 'تعذّر فتح الألبوم',
  galleryFailedText: 'يُرجى التحقّق من الاتصال بالإنترنت ثم المحاولة من جديد.',

  lightbox: {
    position: (number, total) => `${localNumber(number)} من ${localNumber(total)}`,
    announcement: (number, total, words) =>
      `الصورة ${localNumber(number)} من ${localNumber(total)}${words ? `: ${isolated(words)}` : ''}`,
    description: 'مفاتيح الأسهم تنقل بين الصور، ومفتاح Escape يغلق الألبوم.',
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    rotate: 'تدوير ربع دورة',
    download: 'تنزيل الصورة',
    close: 'إغلاق الألبوم',
    thumbnails: 'كل الصور',
    show: (number, words) => `عرض الصورة ${localNumber(number)}${words ? `: ${isolated(words)}` : ''}`,
    failed: 'تعذّر تحميل هذه الصورة.',
    photographer: (name) => `تصوير: ${name}`,
    tags: 'الوسوم',
  },

  detail: {
    loading: 'نحمّل الفعالية…',
    failed: 'تعذّر تحميل الفعالية',
    notFound: 'لم نجد هذه الفعالية',
    notFoundText: 'هذه الفعالية غير موجودة، أو غير متاحة للجمهور حاليًا.',
    back: 'العودة إلى الفعاليات',
    breadcrumbs: 'مكانكم في الموقع',
    facts: 'الموعد والمكان',
    about: 'عن هذه الفعالية',
    map: 'عرض على الخريطة',
    addToCalendar: 'إضافة إلى التقويم',
    share: 'مشاركة',
    copied: 'نُسخ الرابط',
    copyFailed: 'تعذّر نسخ الرابط',
    related: 'فعاليات أخرى',
    all: 'كل الفعاليات',
  },
}
