import { arabicCount } from '../../shared/arabic-count.ts'
import { quoted } from '../../shared/arabic-quote.ts'
import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import type { builderTexts as english } from './builder-texts.ts'

export const builderTexts: MessagesShape<typeof english> = {
  edit: 'تعديل',
  preview: 'معاينة',
  views: 'طريقة العرض',
  viewPage: 'عرض الصفحة',
  newTab: '(في نافذة جديدة)',
  sections: 'الأقسام',
  sectionsHint: 'يراها الزوّار من أعلى إلى أسفل. افتحوا قسمًا لتعديل نصّه وصوره.',
  add: 'إضافة قسم',
  addHint: 'اختاروا شكله، ويمكنكم اختيار تخطيط آخر لاحقًا.',
  addBefore: (title) => `إضافة قسم قبل ${quoted(title)}`,
  show: (title) => `إظهار ${quoted(title)} في الصفحة`,
  off: 'غير مفعّل',
  offHint: 'هذا القسم غير مفعّل: لا يظهر للزوّار ولا في المعاينة.',
  isOff: (title) => `أُلغي تفعيل ${quoted(title)}`,
  moved: (title) => `نُقل ${quoted(title)}`,
  hidden: 'مخفي',
  sample: 'نص تجريبي',
  unwritten: 'لا يظهر قبل كتابة نصّه',
  wrong: 'يحتاج إلى مراجعة',
  more: (title) => `خيارات أخرى: ${quoted(title)}`,
  duplicate: 'تكرار',
  delete: 'حذف',
  deleteTitle: 'حذف هذا القسم؟',
  deleteText: (title) => `يُحذف ${quoted(title)} من هذه الصفحة بنصوصه وصوره.`,
  deleted: (title) => `حُذف ${quoted(title)}`,
  undo: 'تراجع',
  layout: 'التخطيط',
  changeLayout: 'تغيير التخطيط',
  chooseLayout: 'اختيار تخطيط',
  chooseLayoutHint: 'يبدأ العنوان والمتن بنص تجريبي للتخطيط الجديد، وتبقى الصور والبنود حيث يعرضها.',
  currentLayout: 'المستخدم الآن',
  layoutChanged: (label) => `التخطيط الآن: ${label}`,
  layoutChangedHint: 'في العنوان والمتن الآن نص تجريبي.',
  spare: 'أقسام جاهزة',
  spareHint: 'ليست في الصفحة. أضيفوا ما يناسبكم واكتبوا نصّه.',
  addSpare: (title) => `إضافة ${quoted(title)}`,
  samples: (count) =>
    arabicCount(count, [
      'لا أقسام بنصّها التجريبي',
      'قسم واحد ما زال بنصّه التجريبي',
      'قسمان ما زالا بنصّهما التجريبي',
      'أقسام ما زالت بنصّها التجريبي',
      'قسمًا ما زالت بنصّها التجريبي',
      'قسم ما زالت بنصّها التجريبي',
    ]),
  samplesHint:
    'يقرأ الزوّار هذا النص كما هو، أما إرشادات الكتابة فلا يرونها. اكتبوا نصوصكم، أو ألغوا تفعيل ما لا حاجة إليه.',
  samplesOff: (count) => (count === 1 ? 'إلغاء تفعيله' : count === 2 ? 'إلغاء تفعيلهما' : 'إلغاء تفعيلها'),
  samplesAreOff: (count) =>
    arabicCount(count, [
      'لا أقسام غير مفعّلة',
      'قسم واحد غير مفعّل الآن',
      'قسمان غير مفعّلين الآن',
      'أقسام غير مفعّلة الآن',
      'قسمًا غير مفعّل الآن',
      'قسم غير مفعّل الآن',
    ]),
  composed: 'هذه الصفحة تتكوّن من حقولها الأخرى',
  composedHint:
    'يظهر العنوان والنصوص والقوائم بترتيب ثابت. حوّلوها إلى أقسام لترتيب الصفحة وصياغتها كما تريدون.',
  compose: 'تحويل إلى أقسام',
  full: 'تتّسع الصفحة لستين قسمًا على الأكثر.',
  empty: 'لا أقسام بعد',
  emptyHint: 'أضيفوا القسم الأول ليظهر في المعاينة فورًا.',
  nothingShown: 'لا شيء للعرض بعد',
  nothingShownHint: 'فعّلوا قسمًا ليظهر هنا كما سيراه الزوّار.',
  viewsFailed: 'بعض الأقسام لا يمكن عرضها في المعاينة',
  viewsFailedHint: 'تعذّر تحميل ملفات العرض. يمكنكم متابعة التعديل: لن يضيع شيء.',
  viewsRetry: 'إعادة المحاولة',
  editSection: (title) => `تعديل القسم: ${isolated(title)}`,
  firstImages: (count) =>
    count === 1
      ? 'تظهر صورة واحدة.'
      : count === 2
        ? 'تظهر الصورتان الأوليان.'
        : `تظهر أول ${arabicCount(count, ['صور', 'صورة', 'صورتين', 'صور', 'صورة', 'صورة'])}.`,
  firstItems: (count) =>
    count === 1
      ? 'يظهر البند الأول.'
      : count === 2
        ? 'يظهر البندان الأولان.'
        : `تظهر أول ${arabicCount(count, ['بنود', 'بند', 'بندين', 'بنود', 'بندًا', 'بند'])}.`,
  moreImages: (count) =>
    arabicCount(count, [
      'لا صور أخرى محفوظة.',
      'صورة أخرى محفوظة لتخطيطات أخرى.',
      'صورتان أخريان محفوظتان لتخطيطات أخرى.',
      'صور أخرى محفوظة لتخطيطات أخرى.',
      'صورة أخرى محفوظة لتخطيطات أخرى.',
      'صورة أخرى محفوظة لتخطيطات أخرى.',
    ]),
  image: 'الصورة',
  words: 'النص',
  buttons: 'الأزرار',
  button: 'إظهار الزر',
  colors: 'الألوان',
  resetColors: 'استخدام ألوان الموقع',
  width: 'مقاسات جاهزة',
  pixels: (width) => arabicCount(width, ['لا بكسل', 'بكسل واحد', 'بكسلان', 'بكسلات', 'بكسلًا', 'بكسل']),
  align: 'المحاذاة',
  alignments: { left: 'البداية', center: 'الوسط', right: 'النهاية' },
  video: 'معاينة الفيديو',
  unknownLayout: 'تخطيط غير معروف',
  unknownLayoutHint: 'لا يمكن عرض هذا التخطيط. اختاروا غيره.',
  item: (place) => `البند ${localNumber(place)}`,
  buttonExample: 'انضموا إلينا',
}
