import { partnerLogosInArabic, pictured } from './arabic-pictures.ts'
import { arabicProgramFilms, arabicProgramShowcase } from './arabic-unused-sections.ts'
import type { SampleTexts } from './sample-texts.ts'

const subtitle = 'اثنا عشر أسبوعًا من الفكرة إلى أول زبون'
const description =
  'تدريب لنساء الصعيد اللواتي يردن أن يكسبن ممّا يُجدن عمله أصلًا، قرب البيت، ومعه رعاية للأطفال.'

const sections: Record<string, SampleTexts> = {
  hero: {
    header: 'ناعورة',
    subheader: subtitle,
    content: description,
    buttonText: 'قدّمي الآن',
    images: [pictured('river-dawn')],
  },
  logoCenter: {
    header: 'على اسم العجلة التي ترفع الماء بقوة النهر نفسه',
    content: 'الأقصر وسوهاج وأسوان، دورتان كل عام.',
    images: [pictured('logo-noria')],
  },
  aspiration: {
    header: 'المهارة موجودة، لكن السوق أبعد بساعة',
    content:
      'خبز وتطريز وصابون ودفاتر حسابات وتربية ماعز: في كل قرية نساء يدرن تجارة صغيرة لم يكن لها يومًا اسم ولا سعر ولا حساب في البنك.\n\nلا تأتي ناعورة بحِرف جديدة. إنها تمهّد أول مئة متر بين المطبخ والدكان.',
    images: [pictured('weavers')],
  },
  funding: {
    header: 'ما الذي تحصلين عليه',
    content: 'كل شيء على مسافة نصف ساعة من بيتك.',
    items: [
      { title: 'ثلاثة صباحات في الأسبوع', description: 'في مجموعة من عشرين امرأة، وبالعربية.' },
      { title: 'رعاية للأطفال في الغرفة المجاورة', description: 'من اليوم الأول، ولكل الأعمار.' },
      { title: '١٥ ألف جنيه للبداية', description: 'للخامات والأدوات، بعد الأسبوع الثامن.' },
    ],
  },
  impact: {
    header: 'بعد ست دورات',
    content: 'نحصيها بعد عام من نهاية كل دورة.',
    items: [
      { stat: '٢٤٠', label: 'امرأة شاركن' },
      { stat: '٩٦', label: 'مشروعًا مسجّلًا' },
      { stat: '٤٢٠', label: 'فرصة عمل فيها' },
    ],
  },
  activities: {
    header: 'في الأسبوع التاسع تبيعين',
    content:
      'ثمانية أسابيع للمنتج والسعر والتدريب، ثم فرشة في سوق الأقصر. ما يُباع يبقى، وما لا يُباع يتغيّر قبل الخميس. وفي الأسبوع الثاني عشر يأتي موظف البنك إلى الفصل ويفتح الحسابات.',
    images: [pictured('workshop-evening')],
  },
  testimonial: {
    header: 'صباح إسماعيل',
    subheader: 'صانعة صابون، الأقصر',
    content: 'بنى زوجي الرف بيديه. ثم سأل: كم إيجار الدكان المجاور؟',
  },
  partnerships: {
    header: 'على ضفة النهر',
    content: 'دروس وأيام سوق وزيارات.',
    images: [
      pictured('river-afternoon', 'في الطريق إلى سوق الأقصر'),
      pictured('field-morning', 'أعشاب لصانعات الصابون قرب سوهاج'),
      pictured('mosaic-stars', 'نقشة لوسائد الدورة الخامسة'),
    ],
  },
  timeline: {
    header: 'اثنا عشر أسبوعًا',
    content: 'باب الدورة السابعة مفتوح الآن.',
    items: [
      { title: 'الأسابيع ١ إلى ٤', description: 'ماذا تصنعين، ولمن، وكم يكلّفك.' },
      { title: 'الأسابيع ٥ إلى ٨', description: 'السعر والصور والتغليف وأول العيّنات.' },
      { title: 'الأسابيع ٩ إلى ١٢', description: 'فرشة في السوق، وحساب في البنك، وأول الزبائن.' },
    ],
  },
  showcase: arabicProgramShowcase,
  partners: {
    header: 'من يساعدنا',
    content: 'بنك يأتي إلى القرية، واتحاد يفتح دكاكينه.',
    images: partnerLogosInArabic('nile-valley-bank', 'oasis-cooperative-union', 'rosetta-press'),
  },
  ...arabicProgramFilms,
  support: {
    header: 'أربعون مكانًا في انتظاركن',
    content: 'قدّمي بنفسك، أو أخبري من تستحق المكان.',
    buttonText: 'قدّمي الآن',
    secondaryButtonText: 'كل البرامج',
  },
}

export const arabicNoria: SampleTexts = {
  title: 'ناعورة',
  subtitle,
  description,
  fullDescription:
    'ناعورة لكل امرأة تصنع شيئًا أو تجيد عملًا يدفع فيه الناس. في اثني عشر أسبوعًا تجد له سعرًا واسمًا وأول زبون. شاركت ٢٤٠ امرأة في ست دورات، وتدير ٩٦ منهن اليوم مشروعًا مسجّلًا، ويعمل في هذه المشاريع ٤٢٠ شخصًا.',
  overview: 'ثلاثة صباحات في الأسبوع، على مسافة نصف ساعة من البيت، والأطفال في الغرفة المجاورة.',
  objectives: ['منتج بسعر يحقق ربحًا', 'أول بيعة قبل نهاية الدورة', 'حساب في البنك باسمها هي'],
  process: ['العثور على المنتج', 'العثور على السعر', 'العثور على الزبون'],
  keyAchievements: ['٢٤٠ امرأة في ست دورات', '٩٦ مشروعًا مسجّلًا', '٤٢٠ فرصة عمل'],
  features: [
    'رعاية للأطفال في الغرفة المجاورة',
    '١٥ ألف جنيه للخامات والأدوات',
    'فرشة في السوق لأربعة أسابيع',
  ],
  requirements: [
    'تسكنين في الأقصر أو سوهاج أو أسوان',
    'تصنعين شيئًا أو تجيدين عملًا',
    'تستطيعين الحضور ثلاثة صباحات في الأسبوع',
  ],
  duration: '١٢ أسبوعًا',
  participants: '٤٠ امرأة في كل دورة',
  location: 'الأقصر وسوهاج وأسوان',
  sections,
}
