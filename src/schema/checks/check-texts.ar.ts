import { arabicCount } from '../../shared/arabic-count.ts'
import { dayText } from '../../shared/day-text.ar.ts'
import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import type { checkTexts as english } from './check-texts.ts'

const letters = (count: number) => arabicCount(count, ['لا حروف', 'حرف واحد', 'حرفان', 'حروف', 'حرفًا', 'حرف'])
const pixels = (count: number) =>
  arabicCount(count, ['صفر بكسل', 'بكسل واحد', 'بكسلان', 'بكسلات', 'بكسلًا', 'بكسل'])

export const checkTexts: MessagesShape<typeof english> = {
  brokenLink: (address) => `الرابط ${isolated(address)} لا يؤدي إلى شيء. اختر صفحة يراها الزوار.`,
  deadLink: {
    gone: (address, since) =>
      `لا صفحة عند ${isolated(address)} منذ ${dayText(since)}. ابحث عن عنوانها الجديد إن انتقلت.`,
    failing: (address, since) =>
      `الموقع ${isolated(address)} يردّ بخطأ منذ ${dayText(since)}. هل ما زال الرابط مفيدًا؟`,
    silent: (address, since) =>
      `الموقع ${isolated(address)} لا يردّ منذ ${dayText(since)}. هل ما زال الرابط مفيدًا؟`,
  },
  unlikelyAddress: (address) => `«${isolated(address)}» عنوان لا يؤدي إلى شيء. انسخه من المتصفح مرة أخرى.`,
  malformedValue: (value) => `«${isolated(value)}» لا يصلح لهذا الحقل.`,
  tooLong: (length, max) => `في هذا النص ${letters(length)}، ومكانه يتسع لـ${localNumber(max)}.`,
  longForItsPlace: (length, fits) =>
    `في هذا النص ${letters(length)}، وما زاد على ${localNumber(fits)} ينقطع أو يكسر السطر. الأفضل نص أقصر.`,
  straySpaces: () => 'في هذا النص مسافات زائدة.',
  fillerText: (words) => `«${isolated(words)}» نص مؤقت يحجز المكان. اكتب النص الصحيح.`,
  formerName: (name, now) => `«${isolated(name)}» اسم سابق، واسم المؤسسة اليوم «${isolated(now)}».`,
  formerLogo: (now) => `جاء هذا الشعار مع المحتوى التجريبي. ارفعوا شعار «${isolated(now)}».`,
  namelessPicture: () => 'ليس للصورة نص بديل. صِف ما تُظهره لمن لا يراها.',
  fileNameAsWords: (words) => `«${isolated(words)}» اسم ملف. صِف ما تُظهره الصورة.`,
  halfLink: {
    words: 'هنا عنوان بلا كلمات. لا يرى الزوار ما يضغطون عليه.',
    address: 'هنا كلمات زر بلا عنوان. لا يرى الزوار الزر.',
  },
  vagueLink: (words) => `«${isolated(words)}» لا تقول إلى أين يؤدي الرابط. اذكر اسم الصفحة.`,
  headingLevels: () => 'عناوين هذا النص تقفز فوق مستوى، فيضيع من يسمعها بقارئ الشاشة.',
  smallPicture: (width, needed) =>
    `عرض الصورة ${pixels(width)}، وتحتاج هنا إلى ${pixels(needed)} لتبدو واضحة.`,
  heavyPicture: (megabytes) => `حجم الصورة ${localNumber(megabytes)} ميغابايت. ارفع نسخة أصغر.`,
  missingPicture: () => 'لم تعد الصورة موجودة. ارفعها من جديد أو اختر غيرها.',
  faintColor: (color) => `اللون ${isolated(color)} أفتح من أن يُقرأ على صفحة فاتحة.`,
  goneRecord: () => 'ما اختير هنا محذوف أو مخفي الآن. اختر شيئًا آخر.',
  unknownVideo: () => 'هذا ليس عنوانًا على يوتيوب: يرى الزوار رابطًا بلا مشغّل.',
  unlikelyDate: (year) => `السنة ${localNumber(year)} تبدو خطأ في الكتابة.`,
  emptyEntry: (position) => `العنصر ${localNumber(position)} في هذه القائمة فارغ.`,
  repeatedEntry: (words) => `«${isolated(words)}» مكرّر في هذه القائمة.`,
  missingTranslation: 'لا ترجمة لهذا بعد. يقرأه الزوار باللغة الأساسية.',
  missingTexts: (count) =>
    `${arabicCount(count, ['لا نصوص', 'نص واحد', 'نصان', 'نصوص', 'نصًا', 'نص'])} بلا ترجمة بعد.`,
  outdatedTexts: (count) =>
    `تحتاج الترجمة مراجعة: تغيّر الأصل في ${arabicCount(count, ['لا نصوص', 'نص واحد', 'نصين', 'نصوص', 'نصًا', 'نص'])}.`,
}
