import { arabicCount } from '../../shared/arabic-count.ts'
import { quoted } from '../../shared/arabic-quote.ts'
import { dayText } from '../../shared/day-text.ar.ts'
import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import type { checkTexts as english } from './check-texts.ts'

const letters = (count: number) => arabicCount(count, ['لا أحرف', 'حرف واحد', 'حرفان', 'أحرف', 'حرفًا', 'حرف'])
const pixels = (count: number) =>
  arabicCount(count, ['صفر بكسل', 'بكسل واحد', 'بكسلان', 'بكسلات', 'بكسلًا', 'بكسل'])

export const checkTexts: MessagesShape<typeof english> = {
  brokenLink: (address) => `الرابط ${isolated(address)} لا يفتح شيئًا. اختاروا صفحة يراها الزوّار.`,
  deadLink: {
    gone: (address, since) =>
      `لا صفحة بالرابط ${isolated(address)} منذ ${dayText(since)}. ابحثوا عن رابطها الجديد إن نُقلت.`,
    failing: (address, since) =>
      `الموقع ${isolated(address)} يردّ بخطأ منذ ${dayText(since)}. هل ما زال الرابط مفيدًا؟`,
    silent: (address, since) =>
      `الموقع ${isolated(address)} لا يردّ منذ ${dayText(since)}. هل ما زال الرابط مفيدًا؟`,
  },
  unlikelyAddress: (address) => `الرابط ${quoted(address)} لا يفتح شيئًا. انسخوه من المتصفّح من جديد.`,
  malformedValue: (value) => `القيمة ${quoted(value)} لا تصلح لهذا الحقل.`,
  tooLong: (length, max) => `في هذا النص ${letters(length)}، ويتّسع مكانه إلى ${localNumber(max)}.`,
  longForItsPlace: (length, fits) =>
    `في هذا النص ${letters(length)}، وما زاد على ${localNumber(fits)} ينقطع أو يكسر السطر. الأفضل نص أقصر.`,
  straySpaces: () => 'في هذا النص مسافات زائدة.',
  fillerText: (words) => `${quoted(words)} نص مؤقت. اكتبوا النص الصحيح.`,
  formerName: (name, now) => `${quoted(name)} اسم سابق، واسم المؤسسة اليوم ${quoted(now)}.`,
  formerLogo: (now) => `هذا الشعار من المحتوى التجريبي. ارفعوا شعار ${quoted(now)}.`,
  namelessPicture: () => 'ليس للصورة نص بديل. صِفوها لمن لا يراها.',
  fileNameAsWords: (words) => `${quoted(words)} اسم ملف. صِفوا ما تُظهره الصورة.`,
  halfLink: {
    words: 'هنا رابط بلا نص، فلا يرى الزوّار ما يضغطون عليه.',
    address: 'هنا نص زر بلا رابط، فلا يرى الزوّار الزر.',
  },
  vagueLink: (words) => `النص ${quoted(words)} لا يدلّ على وجهة الرابط. اذكروا اسم الصفحة.`,
  headingLevels: () => 'في عناوين هذا النص مستوى ناقص، فيصعب تتبّعها بقارئ الشاشة.',
  smallPicture: (width, needed) =>
    `عرض الصورة ${pixels(width)}، وتحتاج هنا إلى ${pixels(needed)} لتبدو واضحة.`,
  heavyPicture: (megabytes) => `حجم الصورة ${localNumber(megabytes)} ميجابايت. ارفعوا نسخة أصغر.`,
  missingPicture: () => 'لم تعد الصورة موجودة. ارفعوها من جديد أو اختاروا غيرها.',
  faintColor: (color) => `اللون ${isolated(color)} أفتح من أن يُقرأ على صفحة فاتحة.`,
  goneRecord: () => 'العنصر المختار هنا محذوف أو مخفي الآن. اختاروا غيره.',
  unknownVideo: () => 'هذا ليس رابط يوتيوب: يظهر للزوّار رابطًا، لا مقطعًا داخل الصفحة.',
  unlikelyDate: (year) => `السنة ${localNumber(year)} تبدو خطأً في الكتابة.`,
  emptyEntry: (position) => `البند ${localNumber(position)} في هذه القائمة فارغ.`,
  repeatedEntry: (words) => `البند ${quoted(words)} مكرّر في هذه القائمة.`,
  missingTranslation: 'لم يُترجم هذا بعد. يقرؤه الزوّار باللغة الأساسية.',
  missingTexts: (count) =>
    `${arabicCount(count, ['لا نصوص', 'نص واحد', 'نصان', 'نصوص', 'نصًّا', 'نص'])} بلا ترجمة بعد.`,
  outdatedTexts: (count) =>
    `تحتاج الترجمة إلى مراجعة: تغيّر الأصل في ${arabicCount(count, ['لا نصوص', 'نص واحد', 'نصين', 'نصوص', 'نصًا', 'نص'])}.`,
}
