import { partnerLogosInArabic, pictured } from './arabic-pictures.ts'
import { arabicProgramFilms, arabicProgramGallery, arabicProgramShowcase } from './arabic-unused-sections.ts'
import type { SampleTexts } from './sample-texts.ts'

const subtitle = 'ثمانية أسابيع بين المدرسة وأول أجر'
const description =
  'برنامج صيفي لمن أنهوا المدرسة ويريدون حرفة خضراء: الطاقة الشمسية أو الري أو الصيانة. يبدأ الصيف القادم.'

const sections: Record<string, SampleTexts> = {
  hero: {
    header: 'خطوة',
    subheader: subtitle,
    content: description,
    buttonText: 'أبلغوني عند فتح الباب',
    images: [pictured('solar-quarter')],
  },
  logoCenter: {
    header: 'اسمه خطوة',
    content: 'ولا يَعِد بأكثر من خطوة واحدة، لكنها الأولى.',
    images: [pictured('logo-khatwa')],
  },
  aspiration: {
    header: 'بين المدرسة والعمل صيف واحد',
    content:
      'في ذلك الصيف كثيرًا ما يتحدّد من يبقى ومن يرحل ومن ينتظر. وفي الوقت نفسه تبحث «حلوان للطاقة الشمسية» ومشاريعنا عمّن يمدّ أنبوبًا أو يركّب لوحًا أو يلحم سلكًا، ولا تجد.\n\nخطوة تجمع الاثنين قبل أن يأتي سبتمبر.',
    images: [pictured('classroom-day')],
  },
  funding: {
    header: 'ما الذي نقدّمه',
    content: 'البرنامج مجاني، والأسابيع الأربعة الأخيرة مدفوعة الأجر.',
    items: [
      { title: 'حرفة', description: 'أربعة أسابيع في الورشة، في مجموعات من عشرة.' },
      { title: 'تدريب بأجر', description: 'أربعة أسابيع في شركة أو في أحد مشاريعنا.' },
      { title: 'شهادة', description: 'من معهد الدلتا للتكنولوجيا.' },
    ],
  },
  impact: {
    header: 'خطة الصيف الأول',
    content: 'حين ينتهي الصيف نضع هنا الأرقام الحقيقية.',
    items: [
      { stat: '٦٠', label: 'مكانًا' },
      { stat: '٣', label: 'حِرف' },
      { stat: '٨', label: 'أسابيع' },
    ],
  },
  activities: {
    header: 'اليدان أولًا',
    content: 'يبدأ كل يوم في الورشة وينتهي بنصف ساعة من النظري، لا العكس.',
    images: [pictured('workshop-evening')],
  },
  partnerships: arabicProgramGallery,
  timeline: {
    header: 'قبل أن نبدأ',
    content: 'ثلاثة أمور لا بد منها، وبهذا الترتيب.',
    items: [
      { title: 'التجهيز', description: 'تصل الطاولات والعدد إلى ورشتَي المنيا وأسوان.' },
      { title: 'فتح الباب', description: 'نستقبل الطلبات في الربيع، ونكتب إلى كل من ترك اسمه.' },
      { title: 'البداية', description: 'يبدأ الستون الأوائل في الأسبوع التالي لآخر امتحان.' },
    ],
  },
  showcase: arabicProgramShowcase,
  partners: {
    header: 'نجهّزه مع',
    content: 'شركاء يدرّبون ويمنحون الشهادة ويوظّفون.',
    images: partnerLogosInArabic('delta-institute', 'helwan-solar-works'),
  },
  ...arabicProgramFilms,
  support: {
    header: 'أسماؤكم تكفينا الآن',
    content: 'نكتب إليكم مرة واحدة، يوم نفتح باب التقديم.',
    buttonText: 'تسجيل الاسم',
    secondaryButtonText: 'كل البرامج',
  },
}

export const arabicKhatwa: SampleTexts = {
  title: 'خطوة',
  subtitle,
  description,
  fullDescription:
    'خطوة لمن ترك مقاعد المدرسة لتوّه. أربعة أسابيع في الورشة، تليها أربعة أسابيع بأجر في شركة أو في أحد مشاريعنا. في الصيف الأول ستون مكانًا وثلاث حِرف: الطاقة الشمسية والري والصيانة.',
  overview: 'أربعة أسابيع في الورشة، وأربعة أسابيع من العمل بأجر.',
  objectives: ['حرفة مطلوبة حيث تعيشون', 'أول أجر خلال ثمانية أسابيع', 'شخص يعرف عملكم ويشهد به'],
  process: ['التقديم في الربيع', 'اختيار الحرفة', 'البداية بعد آخر امتحان'],
  features: ['بلا رسوم', 'تدريب بأجر', 'شهادة من معهد الدلتا للتكنولوجيا'],
  requirements: ['إنهاء المدرسة هذا العام أو العام الماضي', 'السكن في المنيا أو أسوان'],
  duration: '٨ أسابيع',
  participants: '٦٠ من خريجي المدارس',
  location: 'المنيا وأسوان',
  sections,
}
