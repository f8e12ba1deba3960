import { arabicCount } from '../../../shared/arabic-count.ts'
import { localNumber } from '../../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type * as english from './first-steps-texts.ts'

const records = (count: number) =>
  arabicCount(count, ['لا سجلات', 'سجل واحد', 'سجلّان', 'سجلات', 'سجلًا', 'سجل'])
const backupCommand = isolated('npm run backup')

export const firstStepsTexts: MessagesShape<typeof english.firstStepsTexts> = {
  title: 'الخطوات الأولى',
  progress: (done, all) => `أُنجز ${localNumber(done)} من ${localNumber(all)}`,
  allDone: 'تمت كلها: أصبح الموقع موقعكم.',
  hide: 'إخفاء الخطوات الأولى',
  show: 'إظهار الخطوات الأولى من جديد',
  failed: 'تعذّر تغيير الخطوات الأولى. يُرجى المحاولة من جديد.',
  done: 'تمت',
  open: 'لم تُنجَز بعد',

  identity: {
    title: 'الاسم والشعار',
    done: 'الموقع يحمل اسمكم وشعاركم.',
    noName: 'ما زال الموقع بالاسم الذي جاء به، وهو يظهر في العناوين والرسائل ونتائج البحث.',
    noLogo: 'الاسم اسمكم. بقي رفع الشعار، للصفحات الفاتحة وللداكنة.',
    setName: 'كتابة الاسم',
    setLogo: 'رفع الشعار',
  },
  languages: {
    title: 'اللغات',
    done: 'اسمكم مكتوب بكل لغات الموقع.',
    noName: 'حدّدوا اللغات التي تظهر للزوّار، بعد أن تكتبوا الاسم.',
    unnamed: (languages) => `ما زال اسمكم ناقصًا في: ${languages}.`,
    choose: 'اختيار اللغات',
    translate: 'كتابته هناك',
  },
  account: {
    title: 'حسابك أنت',
    done: 'يحمل اسمك، ولا يفتحه أحد غيرك.',
    noName: 'يرى الزملاء من غيّر ماذا، فاكتب اسمك.',
    unsafe: 'كلمة المرور الأولى كانت في ملف أو على شاشة. اختر غيرها، أو فعّل التحقّق بخطوتين.',
    look: 'إكمال حسابك',
  },
  sample: {
    title: 'المحتوى التجريبي',
    done: 'لم يبق منه ما لم تجعلوه لكم.',
    untouched: (count) =>
      `من المحتوى التجريبي كما جاء: ${records(count)}. أعيدوا كتابته، أو أزيلوه كله بخطوة واحدة.`,
    edited: (count) => `ما عملتم عليه يبقى: ${records(count)}.`,
    canReturn: (count) => `في المحذوفات: ${records(count)}.`,
    remove: 'إزالة المحتوى التجريبي',
    question: 'هل تريد إزالة المحتوى التجريبي؟',
    goes: (count) =>
      `ينتقل إلى المحذوفات ما لم يعمل عليه أحد، مع ترجماته: ${records(count)}. والصفحة التي لا محتوى فيها تقول ذلك بلطف. يمكن استعادة كل شيء بخطوة واحدة.`,
    nothingStays: 'لم يُعدّل شيء من المحتوى التجريبي، فلا يبقى منه شيء.',
    stays: (titles) => `يبقى ما عملتم عليه: ${titles}.`,
    andMore: (titles, more) => `${titles}، وغيرها: ${localNumber(more)}`,
    removing: 'جارٍ الإزالة…',
    removed: (count) => `أُزيل المحتوى التجريبي: ${records(count)}`,
    removedHint: 'يمكن استعادته من هنا ما دام في المحذوفات.',
    removeFailed: 'تعذّرت إزالة المحتوى التجريبي. يُرجى المحاولة من جديد.',
    bringBack: 'استعادة المحتوى التجريبي',
    bringingBack: 'جارٍ الاستعادة…',
    broughtBack: (count) => `استُعيد المحتوى التجريبي: ${records(count)}`,
    bringBackFailed: 'تعذّر استعادة المحتوى التجريبي. يُرجى المحاولة من جديد.',
    kept: 'بقي بعضه كما هو حتى لا يضيع شيء من عملكم:',
    reasons: {
      rewritten: 'كتبتموه من جديد',
      name_taken: 'لسجل آخر اسمه الآن، وهو باقٍ في المحذوفات',
      replaced: 'حلّ محلّه ما كتبتم، وهو باقٍ في المحذوفات',
      refused: 'باقٍ في المحذوفات',
    },
  },
  colleagues: {
    title: 'الزملاء',
    done: 'لست وحدك هنا.',
    open: 'ادعُ من سيكتبون معك. لكل منهم حساب ودور.',
    invite: 'دعوة الزملاء',
  },
  mail: {
    title: 'البريد',
    done: (moment) => `قبل خادم البريد رسالة التجربة (${moment}).`,
    open: 'يصل إلى المتقدّمين إشعار بالبريد، وإلى الزملاء دعواتهم. أرسل رسالة إلى نفسك لتتأكّد أنه يعمل.',
    notConfigured: `لا خادم بريد بعد. من يدير الخادم يكتب عنوانه في المتغيّر ${isolated('SMTP_URL')}، وحتى ذلك الحين تُدوَّن الرسائل في السجل فقط.`,
    send: 'إرسال رسالة تجربة',
    sending: 'جارٍ الإرسال…',
    accepted: 'قبلها خادم البريد. انظر في صندوق بريدك.',
    failed: 'تعذّر إرسال رسالة التجربة. يُرجى المحاولة من جديد.',
    problems: {
      not_configured: 'لا خادم بريد بعد.',
      unreachable: 'تعذّر الوصول إلى خادم البريد. هل عنوانه صحيح، وهل يُسمح لهذا الخادم بالاتصال به؟',
      sign_in: 'لا يعرف خادم البريد اسم المستخدم أو كلمة المرور.',
      unsafe: 'تعذّر الاتصال الآمن بخادم البريد.',
      refused: 'رفض خادم البريد الرسالة. ربما لا يُسمح له بالإرسال باسم المرسل.',
    },
    said: (details) => `قال: ${isolated(details)}`,
  },
  backup: {
    title: 'النسخ الاحتياطية',
    done: (moment) => `آخر نسخة احتياطية: ${moment}.`,
    none: `لا نعرف نسخة احتياطية بعد. على الخادم يكتب الأمر ${backupCommand} قاعدة البيانات والصور في ملف واحد، والأفضل أن يعمل كل ليلة بمؤقّت.`,
    old: (moment) =>
      `مرّ على آخر نسخة احتياطية أكثر من ٣٠ يومًا: ${moment}. الأفضل أن يعمل الأمر ${backupCommand} كل ليلة بمؤقّت.`,
  },
}
