import { findContentWords } from '../../../content/content-words.ar.ts'
import { eventKindName } from '../../../content/event/event-kind-name.ar.ts'
import { footerDefaults } from '../../../content/footer/footer-defaults.ar.ts'
import { impactPageDefaults } from '../../../content/impact-page/impact-page-defaults.ar.ts'
import { missionVisionDefaults } from '../../../content/mission-vision/mission-vision-defaults.ar.ts'
import { closedSentence, openSentence } from '../../../content/program/opening-texts.ar.ts'
import { programsPageDefaults } from '../../../content/programs-page/programs-page-defaults.ar.ts'
import { builtInNames } from '../../../content/site-settings/built-in-names.ar.ts'
import { timeZoneNames } from '../../../content/site-settings/time-zone-names.ar.ts'
import { arabicHours } from '../../../shared/arabic-hours.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { visitorTexts as english } from '../en/visitor-texts.ts'
import { previewTexts } from './preview-texts.ts'

const failed = 'تعذّر عرض هذه الصفحة الآن. يُرجى المحاولة بعد قليل.'

export const visitorTexts: MessagesShape<typeof english> = {
  foundation: { names: builtInNames, clocks: timeZoneNames },
  records: {
    footer: footerDefaults,
    'impact-page-content': impactPageDefaults,
    'mission-vision': missionVisionDefaults,
    'programs-page-content': programsPageDefaults,
    'site-settings': { name: builtInNames.name, shortName: builtInNames.shortName },
  },
  programOpenings: { closedSentence, openSentence },
  pageNames: {
    '/': 'الرئيسية',
    '/about': 'من نحن',
    '/programs': 'البرامج',
    '/portfolio': 'سجلّ الأثر',
    '/impact': 'أثرنا',
    '/events': 'الفعاليات',
    '/news': 'الأخبار',
    '/search': 'البحث',
    '/partners': 'الشركاء',
    '/join': 'انضموا إلينا',
  },
  errorPage: {
    title: 'حدث خطأ',
    failed,
    refused: (_reason, isPassing) => (isPassing ? failed : 'تعذّر فتح هذا الرابط. يُرجى التأكّد من كتابته.'),
    home: 'إلى الصفحة الرئيسية',
  },
  exported: {
    formNote: (url, email) =>
      `هذه نسخة من الموقع لا تستقبل النماذج. يمكنكم إرسال نموذجكم من ${url} أو بالبريد الإلكتروني إلى ${email}.`,
  },
  search: {
    kindOf: (label) => (/page$/i.test(label) ? 'صفحة' : (findContentWords(label) ?? label)),
    pages: {
      '/': {
        title: 'الرئيسية',
        words: 'البداية',
        description: 'ما تقوم به المؤسسة باختصار.',
      },
      '/about': {
        title: 'من نحن',
        words: 'الرسالة الرؤية القيم الفريق الأهداف تواصل',
        description: 'من نحن، وما نسعى إليه، والقائمون على هذا العمل.',
      },
      '/programs': {
        title: 'البرامج',
        words: 'دورات تسريع إرشاد تقديم',
        description: 'البرامج المتاحة للتقديم.',
      },
      '/portfolio': {
        title: 'سجلّ الأثر',
        words: 'مشاريع شركات نتائج',
        description: 'الشركات والمشاريع التي نعمل معها.',
      },
      '/impact': {
        title: 'الأثر',
        words: 'نتائج أرقام قصص نجاح',
        description: 'ما الذي تغيّر، بالأرقام والقصص.',
      },
      '/events': {
        title: 'الفعاليات',
        words: 'ورش تقويم معرض صور',
        description: 'ما يُقام قريبًا، وما أُقيم من قبل، وصوره.',
      },
      '/news': {
        title: 'الأخبار',
        words: 'مدوّنة مقالات صحافة إعلانات',
        description: 'ما حدث في برامجنا ومشاريعنا.',
      },
      '/partners': {
        title: 'الشركاء',
        words: 'داعمون رعاة مانحون',
        description: 'الجهات التي تعمل معنا.',
      },
      '/join': {
        title: 'انضموا إلينا',
        words: 'تقديم طلب تواصل نموذج',
        description: 'قدّموا طلبًا إلى أحد البرامج، أو اكتبوا إلينا.',
      },
    },
  },
  calendar: {
    name: (foundation) => `فعاليات ${foundation}`,
    time: (time) => `الوقت: ${time}`,
    type: eventKindName,
  },
  news: {
    title: (foundation) => `أخبار ${foundation}`,
    description: 'ما حدث في برامجنا ومشاريعنا، والأحدث أولًا.',
  },
  preview: previewTexts,
  refusals: {
    tooManyToday: 'وصل اليوم عدد كبير جدًّا من الطلبات من شبكتكم. يُرجى المحاولة من جديد غدًا.',
  },
  receipt: {
    subject: 'وصلنا طلبكم',
    greeting: (applicant) => `مرحبًا ${applicant}،`,
    namelessGreeting: 'مرحبًا،',
    arrived: (foundation, hours) =>
      `شكرًا لكم على الكتابة إلى ${foundation}. وصلنا طلبكم، ونردّ عليه خلال ${arabicHours(hours)}.`,
    mistaken:
      'لا حاجة إلى أي خطوة أخرى حتى ذلك الحين. وإن لم يكن الطلب منكم فقد أخطأ أحدهم في كتابة عنوان البريد، ويمكنكم تجاهل هذه الرسالة.',
  },
}
