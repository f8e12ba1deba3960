import { replyTime } from '../../../content/reply-time.ar.ts'
import { localNumber } from '../../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import { isolated } from '../../../shared/text-language.ts'
import type { home as english } from '../en/home.ts'

export const home: MessagesShape<typeof english> = {
  description:
    'نعمل مع روّاد الأعمال والمجتمعات المحلية في مصر وأفريقيا والمنطقة: تسريع نموّ، وتوجيه، وماء، وصحة، وتعلّم.',
  aspirationLink: 'المزيد عنّا',
  funding: {
    title: 'التمويل يتبع النتائج',
    text: 'ندفع المال على مراحل، ولا تبدأ مرحلة قبل أن تثبت سابقتها أنها نجحت. فلا يحتاج أحد إلى التخمين أين ذهبت عطيّته.',
    link: 'فيمَ ننفق المال',
    steps: [
      {
        title: 'نتفق على النتيجة',
        text: 'قبل أن ندفع شيئًا نكتب مع المجتمع المحلي أو رائد الأعمال ما الذي سيتغيّر، ومتى.',
      },
      {
        title: 'نقيسها',
        text: 'يحصي النتائج أهل المكان أنفسهم. ولا نحسب نتيجة قبل أن يؤكّدها صاحبها.',
      },
      {
        title: 'نموّل الخطوة التالية',
        text: 'ما ينجح نتوسّع فيه، وما لا ينجح نغيّره أو ننهيه، ونقول ذلك علنًا.',
      },
    ],
  },
  impact: {
    title: 'الحصيلة',
    text: 'نحصي مرة كل عام، وننشر الأرقام التي تراجعت كما ننشر الأرقام التي ارتفعت.',
    link: 'أثرنا بالأرقام',
    loading: 'نحمّل الأرقام…',
  },
  framework: {
    link: 'كل البرامج والمشاريع',
    loadingPrograms: 'نحمّل البرامج…',
    loadingProjects: 'نحمّل المشاريع…',
    place: 'المكان',
    reach: 'المستفيدون',
    previous: 'المشروع السابق',
    next: 'المشروع التالي',
    pause: 'إيقاف التنقّل بين المشاريع',
    play: 'التنقّل بين المشاريع تلقائيًا',
    choose: 'اختيار مشروع',
    carousel: 'عرض متتابع',
    slideRole: 'شريحة',
    slide: (position, count, title) =>
      `${localNumber(position)} من ${localNumber(count)}: ${isolated(title)}`,
    show: (title) => `عرض ${isolated(title)}`,
  },
  partners: {
    title: 'لا أحد ينجز هذا وحده',
    text: 'مصارف وتعاونيات وجامعات وشركات تعطي المال والمكان والأدوات والوقت.',
    link: 'تعرّفوا إلى شركائنا',
    loading: 'نحمّل قائمة الشركاء…',
  },
  events: {
    title: 'الفعاليات القادمة',
    pastTitle: 'الفعاليات السابقة',
    link: 'كل الفعاليات والوسائط',
    none: 'لا فعاليات قادمة',
    noneText: 'نعلن فعاليات جديدة قريبًا، فعودوا إلينا.',
    failed: 'تعذّر تحميل الفعاليات',
    loading: 'نحمّل الفعاليات…',
    featured: 'مختارة',
  },
  join: {
    title: 'لكم مكان في هذا العمل',
    text: () =>
      `ابنوا شركة تحلّ مشكلة، أو رافقوا من يبنيها، أو ساعدوا قرية على حفظ مائها. اكتبوا إلينا، ونردّ خلال ${replyTime()}.`,
    primary: 'انضموا إلينا',
    secondary: 'استكشفوا برامجنا',
  },
}
