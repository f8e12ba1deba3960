import { fallbackProjectTexts } from '../../content/project/fallback-project-texts.ar.ts'
import { partnerLogosInArabic, pictured } from './arabic-pictures.ts'
import { arabicProjectFilms, arabicProjectShowcase } from './arabic-unused-sections.ts'
import type { SampleTexts } from './sample-texts.ts'

const texts = fallbackProjectTexts.nitrous

const sections: Record<string, SampleTexts> = {
  hero: {
    header: texts.title,
    subheader: texts.subtitle,
    content: texts.description,
    buttonText: 'ادعموا المشروع',
    images: [pictured('clinic-morning')],
  },
  logoCenter: {
    header: 'ثلاثة أشياء لا تستغني عنها عيادة',
    content: 'النَّفَس، والنور، ومن يعرف ماذا يفعل.',
    images: [pictured('logo-nitrous')],
  },
  aspiration: {
    header: 'بدأت الحكاية بأسطوانة فارغة',
    content:
      'في ٢٠١٦ سألتنا قابلة في قنا: ماذا أفعل إذا نفد الأكسجين ليلًا والشاحنة لا تأتي قبل الثلاثاء؟ ولم يكن عندنا جواب.\n\nبعد عام صارت عيادتها تنتج أكسجينها: جهاز في حجم حقيبة سفر، وبطارية، وستة ألواح، وممرضة تستطيع فكّه وتركيبه. ثم لحقت بها ثلاث وعشرون عيادة.',
    images: [pictured('clinic-visit')],
  },
  funding: {
    header: 'أين تذهب الأموال',
    content: 'تجهيز العيادة الواحدة يكلّف ١٫٦ مليون جنيه، وتشغيلها خمس سنوات ٠٫٧ مليون أخرى.',
    items: [
      { title: 'الأكسجين: ٤٤٪', description: 'أجهزة إنتاج الأكسجين، وبجوارها رفّ من قطع الغيار.' },
      { title: 'الكهرباء: ٣١٪', description: 'ألواح وبطاريات للثلاجات والمصابيح وأجهزة المراقبة.' },
      { title: 'التدريب: ٢٥٪', description: 'ستة أسابيع في البداية، ومراجعة كل عام.' },
    ],
  },
  impact: {
    header: 'منذ ٢٠١٧',
    content: 'من سجلّات العيادات، وبمراجعة شبكة الأخدود الصحية.',
    items: [
      { stat: '٦١٬٤٠٠', label: 'مريض تلقّوا العلاج' },
      { stat: '٢٤', label: 'عيادة تنتج أكسجينها' },
      { stat: '١٨٦', label: 'ممرضة وقابلة درّبناهن' },
    ],
  },
  activities: {
    header: 'على الطريق من السبت إلى الأربعاء',
    content:
      'ثلاث عيادات متنقلة تسير في جولة ثابتة، فيعرف كل واحد يومه: تطعيمات وكشف ونظارات. ويسافر معها فنيّون يصونون الأجهزة في الطريق. وما لا يصلحونه في مكانه يستبدلونه خلال يومين.',
    images: [pictured('clinic-dusk')],
  },
  testimonial: {
    header: 'حنان مصطفى',
    subheader: 'قابلة، عيادة قوص',
    content: 'كنت أُصغي إلى الطريق. الآن أُصغي إلى الطفل.',
  },
  partnerships: {
    header: 'في محطات الجولة',
    content: 'بين سوهاج وأسوان.',
    images: [
      pictured('river-afternoon', 'المعدّية التي تحمل العيادة المتنقلة الثانية'),
      pictured('solar-quarter', 'ألواح فوق عيادة نقادة'),
      pictured('village-evening', 'أسبوع تبادل الخبرات مع شبكة الأخدود الصحية في كينيا'),
    ],
  },
  timeline: {
    header: 'كيف تنضم عيادة',
    content: 'سبعة أشهر من أول زيارة.',
    items: [
      { title: 'نُصغي', description: 'أسبوع من نوبات الليل مع الطاقم.' },
      { title: 'نركّب', description: 'الكهرباء أولًا، ثم الأكسجين، ثم أجهزة المراقبة.' },
      { title: 'ندرّب', description: 'ستة أسابيع على الأجهزة التي سيعملون بها.' },
      { title: 'نسلّم', description: 'توقّع الوزارة، وتملك العيادة كل شيء.' },
    ],
  },
  showcase: arabicProjectShowcase,
  partners: {
    header: 'شركاء الطريق',
    content: 'أطباء ومهندسون، وشبكة سبقتنا إلى هذا العمل.',
    images: partnerLogosInArabic('nile-valley-bank', 'helwan-solar-works', 'rift-health-network'),
  },
  ...arabicProjectFilms,
  support: {
    header: 'العيادة القادمة تنتظر',
    content: 'في إدفو عيادة يولد فيها تسعة أطفال كل أسبوع، وليس فيها إلا أسطوانة واحدة. تحدّثوا إلينا.',
    buttonText: 'انضموا إلينا',
    secondaryButtonText: 'كل البرامج والمشاريع',
  },
}

export const arabicNitrous: SampleTexts = { ...texts, sections }
