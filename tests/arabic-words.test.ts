import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const files = ['src/**/*.ar.ts', 'src/**/messages/ar/*.ts', 'src/**/arabic-*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !file.includes('.test.'))

/** Texts that staff edit: their digits stay as they were written, as the settings say. */
const isContent = (file: string) => /-defaults\.|\/fallback-|\/templates\/|sample-content/.test(file)

const literal = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g
const comment = /\/\*[\s\S]*?\*\/|\/\/.*/g

interface Text {
  file: string
  text: string
}

const texts = files.flatMap((file): Text[] => {
  const source = readFileSync(path.join(root, file), 'utf8').replace(comment, '')
  return (source.match(literal) ?? []).filter(hasArabic).map((text) => ({ file, text }))
})

function hasArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text)
}

/** One term for each thing: what was given up, and what is said instead. */
const givenUp: readonly (readonly [term: RegExp, instead: string])[] = [
  [/إصدار/, 'حزمة نشر: إصدارات are publications'],
  [/تحويلات|التحويل|تحويلًا/, 'إعادة توجيه: تحويلات are money transfers'],
  [/محفظة/, 'سجلّ الأثر'],
  [/مشروعات/, 'مشاريع'],
  [/ذيل/, 'التذييل'],
  [/(?<!\p{L})(?:ال|لل|ب)?سجل(?:ات|ًا)?(?![\p{L}\p{M}])/u, 'عنصر for a record, سجلّ and its noun for a log'],
  [/استمارة/, 'نموذج'],
  [/منطقة الإدارة/, 'لوحة الإدارة'],
  [/«التشغيل»|شاشة التشغيل/, 'المهام التلقائية'],
  [/(?<!سلة )المحذوفات/, 'سلة المحذوفات'],
  [/(?:معاينة|فعالية) حيّة/, 'مباشرة'],
  [/مميّز/, 'مختار, مختارة'],
  [/وصف الصورة/, 'النص البديل'],
  [/العنوان على الشبكة|عنوان ويب|عنوان كامل/, 'الرابط'],
  [/كلمات الزر/, 'نص الزر'],
  [/رمز مربّع|خزنة كلمات/, 'رمز QR, مدير كلمات المرور'],
  [/مطّلع/, 'مشاهد'],
  [/من نفسه(?!م)|من نفسها/, 'تلقائيًا'],
  [/(?<!\p{L})بيد (?:\$|\{)/u, 'حفظه فلان'],
  [/التخلّي|تخلّينا/, 'تجاهل, إلغاء'],
  [/إرجاع|أُرجع/, 'استعادة, تراجع'],
  [/لم ينجح (?:ذلك|هذا)|تعذّر ذلك/, 'تعذّر تنفيذ ذلك'],
  [/[يت]حتاج (?:مراجعة|إصلاح)/, 'احتاج إلى'],
  [/^(?:صفحات )?ما (?:ينتظر|يحتاج)|حُفظ من/, 'a noun: القائمة, القواعد'],
  [/صيغة أخرى/, 'نسخة أخرى من النص نفسه'],
  [/ميغا/, 'ميجا'],
  [/زوار|محركات|جدًا|يقرأه|تملأوه|ابدأوا|الإثنين/, 'زوّار, محرّكات, جدًّا, يقرؤه, تملؤوه, ابدؤوا, الاثنين'],
  [/(?<!\p{L})[ني]عدّ(?:ها?)?(?!\p{L})/u, 'نحصي: without vowels it is read as “prepare”'],
  [/(?<!رأس )المال الصبور|الميل الأول|رزقها/, 'رأس المال الصبور, مخاطر البداية, تعيش من دخلها'],
  [/(?<!من )(?<![\p{L}\p{M}])دون (?!السادسة)/u, 'من دون'],
  [/\.\.\./, '…'],
]

/** Visitors and staff are spoken to as أنتم; Noria alone speaks to women. */
const oneMan =
  /(?<!\p{L})(?:انضم|ادعم|قدّم|سجّل|استكشف|تعرّف|اختر|انسخه?|اكتب|لديك|يمكنك|مكانك|كتبته|تريد|حسابك|صلاحياتك|شاشتك|بعودتك|نموذجك)(?!\p{L}|\p{M})/u

/** A form on paper, and what a story tells of one man. */
const isAllowed = ({ text }: Text) => /لتطبع استمارة/.test(text)

function said(term: RegExp): string[] {
  return texts
    .filter((one) => term.test(inside(one.text)) && !isAllowed(one))
    .map(({ file, text }) => `${file}: ${text}`)
}

const inside = (text: string) => text.slice(1, -1)

describe('the Arabic words', () => {
  it.each(givenUp)('no longer say %s', (term) => expect(said(term)).toEqual([]))

  it('speak to nobody as one man', () => expect(said(oneMan)).toEqual([]))

  it('put names into quotation marks by `quoted` alone, which isolates them', () =>
    expect(said(/«\$\{/)).toEqual([]))
})

/** Codes and examples of what is typed are the same for everybody; the setting for digits shows both kinds. */
const digitsAllowed =
  /\u2068[^\u2069]*\u2069|\b404\b|XLIFF 2\.1|\\u[0-9a-f]{4}|^'٠'$|name@example\.com|\/annual-report-2019|٠١٢٣٤٥٦٧٨٩|من ١٠:٠٠ ص إلى ٤:٠٠ م/g

describe('the digits in Arabic words', () => {
  it('are written by the functions that know which kind is chosen, or as words', () => {
    const typed = texts
      .filter(({ file }) => !isContent(file))
      .filter(({ text }) => /[0-9٠-٩]/.test(withoutCode(text).replace(digitsAllowed, '')))
    expect(typed.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  })
})

/** What stands in `${…}` is code, also where it holds a template itself. */
function withoutCode(text: string): string {
  const inner = text.replace(/\$\{[^{}]*\}/g, '')
  return inner === text ? text : withoutCode(inner)
}
