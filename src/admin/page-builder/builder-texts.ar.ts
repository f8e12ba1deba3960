import { arabicCount } from '../../shared/arabic-count.ts'
import { quoted } from '../../shared/arabic-quote.ts'
import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import type { builderTexts as english } from './builder-texts.ts'

export const builderTexts: MessagesShape<typeof english> = {
  edit: 'تعديل',
  preview: 'معاينة',
  views: 'ما يُعرض',
  viewPage: 'عرض الصفحة',
  newTab: '(في نافذة جديدة)',
  sections: 'الأقسام',
  sectionsHint: 'يراها الزوّار من أعلى إلى أسفل. افتحوا قسمًا لتعديل نصّه وصوره.',
  add: 'إضافة قسم',
  addHint: 'اختاروا شكله، ويمكنكم اختيار تخطيط آخر لاحقًا.',
  addBefore: (title) => `إضافة قسم قبل ${quoted(title)}`,
  show: (title) => `إظهار ${quoted(title)} في الصفحة`,
  off: 'متوقّف',
  offHint: 'هذا القسم متوقّف: لا يظهر للزوّار ولا في المعاينة.',
  isOff: (title) => `أُوقف ${quoted(title)}`,
  moved: (title) => `نُقل ${quoted(title)}`,
  hidden: 'مخفي',
  sample: 'نص تجريبي',
  unwritten: 'لا يظهر حتى تكتبوه',
  wrong: 'يحتاج إلى مراجعة',
  more: (title) => `المزيد عن ${quoted(title)}`,
  duplicate: 'نسخة أخرى',
  delete: 'حذف',
  deleteTitle: 'حذف هذا القسم؟',
  deleteText: (title) => `يخرج ${quoted(title)} من هذه الصفحة مع نصوصه وصوره.`,
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
      'لا أقسام بنصّها الأول',
      'قسم واحد ما زال بالنص الذي بدأ به',
      'قسمان ما زالا بالنص الذي بدآ به',
      'أقسام ما زالت بالنص الذي بدأت به',
      'قسمًا ما زالت بالنص الذي بدأت به',
      'قسم ما زالت بالنص الذي بدأت به',
    ]),
  samplesHint:
    'يقرؤه الزوّار كما هو، وما يقول لكم ماذا تكتبون لا يرونه. اكتبوا نصوصكم، أو أوقفوا ما لا حاجة إليه.',
  samplesOff: (count) => (count === 1 ? 'إيقافه' : count === 2 ? 'إيقافهما' : 'إيقافها'),
  samplesAreOff: (count) =>
    arabicCount(count, [
      'لا أقسام متوقّفة',
      'قسم واحد متوقّف الآن',
      'قسمان متوقّفان الآن',
      'أقسام متوقّفة الآن',
      'قسمًا متوقّفًا الآن',
      'قسم متوقّف الآن',
    ]),
  composed: 'هذه الصفحة تتكوّن من حقولها الأخرى',
  composedHint:
    'يظهر العنوان والنصوص والقوائم بترتيب ثابت. حوّلوها إلى أقسام لترتيب الصفحة وصياغتها كما تريدون.',
  compose: 'تحويل إلى أقسام',
  full: 'تتّسع الصفحة لستين قسمًا على الأكثر.',
  empty: 'لا أقسام بعد',
  emptyHint: 'أضيفوا القسم الأول ليظهر في المعاينة فورًا.',
  nothingShown: 'لا شيء يُعرض بعد',
  nothingShownHint: 'شغّلوا قسمًا ليظهر هنا كما سيراه الزوّار.',
  viewsFailed: 'بعض الأقسام لا يمكن عرضها في المعاينة',
  viewsFailedHint: 'تعذّر تحميل ما يرسمها. يمكنك متابعة التحرير: لا يضيع شيء.',
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
  words: 'الكلمات',
  buttons: 'الأزرار',
  button: 'إظهار الزر',
  colors: 'الألوان',
  resetColors: 'استخدام ألوان الموقع',
  width: 'عروض جاهزة',
  pixels: (width) => arabicCount(width, ['لا بكسل', 'بكسل واحد', 'بكسلان', 'بكسلات', 'بكسلًا', 'بكسل']),
  align: 'المحاذاة',
  alignments: { left: 'البداية', center: 'الوسط', right: 'النهاية' },
  video: 'معاينة الفيديو',
  unknownLayout: 'تخطيط غير معروف',
  unknownLayoutHint: 'لا يمكن عرض هذا التخطيط. اختاروا غيره.',
  item: (place) => `البند ${localNumber(place)}`,
  buttonExample: 'انضم إلينا',
}
