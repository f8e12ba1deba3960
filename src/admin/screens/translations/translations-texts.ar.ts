import { localNumber } from '../../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { translationsTexts as english } from './translations-texts.ts'

export const translationsTexts: MessagesShape<typeof english> = {
  title: 'الترجمات',
  description: 'نصوص لم تُترجم، ونصوص تغيّر أصلها بعد ترجمتها، وترجمات لم تُنشر بعد.',
  loading: 'جارٍ تحميل القائمة…',
  loadFailed: 'تعذّر تحميل القائمة.',
  progress: (language) => `النصوص: ${language}`,
  upToDate: (done, total) => `المترجم والمحدّث: ${localNumber(done)} من ${localNumber(total)}`,
  published: 'منشورة',
  drafts: 'مسودات',
  untranslated: 'لم تبدأ',
  missing: 'نصوص ناقصة',
  outdated: 'نصوص تحتاج إلى مراجعة',
  ofRecords: (count, total) => `${localNumber(count)} من ${localNumber(total)}`,
  type: 'نوع المحتوى',
  allTypes: 'كل الأنواع',
  list: (language) => `المطلوب ترجمته: ${language}`,
  nothing: 'لا ترجمات مطلوبة',
  nothingHint: 'كل النصوص مترجمة ومحدّثة ومنشورة.',
  missingCount: (count) => `ناقص: ${localNumber(count)}`,
  outdatedCount: (count) => `للمراجعة: ${localNumber(count)}`,
  readyToPublish: 'جاهزة للنشر',
  states: { none: 'لم تبدأ', draft: 'مسودة', published: 'منشورة' },
  translate: 'ترجمة',
  check: 'مراجعة',
  open: 'فتح',
  saved: (who, time) => `آخر حفظ: ${isolated(who)}، ${time}`,
  pages: 'صفحات القائمة',
  panelFailed: 'تعذّر تحميل الترجمات.',
  hidden: 'مخفية عن الزوّار',
  all: 'كل الترجمات',
}
