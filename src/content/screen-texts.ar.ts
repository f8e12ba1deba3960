import { arabicCount } from '../shared/arabic-count.ts'
import { localNumber } from '../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../shared/messages-shape.ts'
import { isolated } from '../shared/text-language.ts'
import type * as english from './screen-texts.ts'

export const screenTexts: MessagesShape<typeof english.screenTexts> = {
  accepting: 'باب التقديم مفتوح',
  numbered: {
    logo: (place) => `الشعار ${localNumber(place)}`,
    value: (place) => `القيمة ${localNumber(place)}`,
    goal: (number) => (typeof number === 'number' ? `الهدف ${localNumber(number)}` : 'الهدف'),
  },
  named: (place, name) => `${place}: ${isolated(name)}`,
  membersShown: (count) =>
    `خارج صفحة «من نحن»: لا يظهر فيها إلا أول ${arabicCount(count, ['', 'واحد', 'اثنين', 'أعضاء', 'عضوًا', 'عضو'])}`,
  statRows: {
    first: 'الصف الأول في الصفحة الرئيسية',
    second: 'الصف الثاني في الصفحة الرئيسية',
    none: 'في صفحة الأثر وحدها',
  },
  link: {
    complete: (place, title) => `✓ الرابط ${localNumber(place)}، كامل: ${isolated(title)}`,
    incomplete: (place, lacks) =>
      `! الرابط ${localNumber(place)}، ينقصه ${{ address: 'الوجهة', title: 'الاسم', both: 'الاسم والوجهة' }[lacks]}`,
  },
  photos: (count) => arabicCount(count, ['بلا صور', 'صورة واحدة', 'صورتان', 'صور', 'صورة', 'صورة']),
  album: {
    visible: 'يرى الزوّار هذا الألبوم',
    featured: 'مختار',
    hidden: 'مخفي عن الزوّار: النشر غير مفعّل',
  },
  places: (taken, capacity) => `الأماكن المحجوزة: ${localNumber(taken)} من ${localNumber(capacity)}`,
}

export const publicationTexts: MessagesShape<typeof english.publicationTexts> = {
  statuses: { Draft: 'مسودة', Published: 'منشورة', Cancelled: 'ملغاة', Completed: 'منتهية' },
  switchedOff: (status) => `${status}، لكن النشر غير مفعّل`,
  seenAs: {
    Draft: '',
    Published: 'يرى الزوّار هذه الفعالية',
    Cancelled: 'يرى الزوّار هذه الفعالية بعلامة «ملغاة»',
    Completed: 'يرى الزوّار هذه الفعالية بين السابقة بعلامة «انتهت»',
  },
  hidden: (status) => `مخفية عن الزوّار، وحالتها: ${status}`,
}

export const publicPageTexts: MessagesShape<typeof english.publicPageTexts> = {
  home: 'الرئيسية',
  about: 'من نحن',
  programs: 'البرامج',
  portfolio: 'سجلّ الأثر',
  impact: 'أثرنا',
  events: 'الفعاليات والوسائط',
  news: 'الأخبار',
  partners: 'الشركاء',
  join: 'انضموا إلينا',
  builtIn: 'يقرأ الزوّار النصوص الأصلية بدلًا منها.',
  hidden: 'تظهر لمن يفتحها رسالة بأنها غير متاحة.',
}
