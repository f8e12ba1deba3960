import { arabicPeople } from './arabic-names.ts'
import { partnerLogosInArabic, pictured } from './arabic-pictures.ts'
import type { SampleTexts } from './sample-texts.ts'

const title = 'سجلّ الأثر'
const subtitle = 'ما الذي تغيّر، ولمن'

const sections: Record<string, SampleTexts> = {
  hero: {
    header: title,
    subheader: subtitle,
    content: 'عملنا في تسع دول منذ ٢٠١٣، بالأرقام وبوجوه من عملنا لأجلهم.',
    buttonText: 'استكشفوا أثرنا',
    images: [pictured('oasis-sunrise')],
    items: [
      { stat: '١٦٨', label: 'شركة ناشئة سرّعنا نموّها' },
      { stat: '٨٦٬٠٠٠+', label: 'شخص وصلنا إليهم' },
      { stat: '٢٬٣١٠', label: 'فرص عمل جديدة' },
      { stat: '٨٤', label: 'مجتمعًا محليًا' },
    ],
  },
  logoCenter: {
    header: 'مؤسسة واحدة وطريقتان للعمل',
    content: 'مشاريع حيث لا تصل السوق، وبرامج لمن سيأخذون السوق إلى هناك.',
    images: [pictured('logo-mark')],
  },
  aspiration: {
    header: 'تطلّعنا',
    content:
      'منطقة لا يحدّد فيها مكان الميلاد ما يمكن للإنسان أن يتعلّمه أو يبنيه أو يصير إليه. نبدأ حيث تنتهي الخدمات، ونغادر حين يستمرّ ما بنيناه من دوننا.',
    buttonText: 'من نحن',
    images: [pictured('river-dawn')],
  },
  funding: {
    header: 'التمويل يتبع النتائج',
    content: 'لا ندفع ثمن خطة. كل جنيه ينتظر النتيجة التي قبله، والطرفان يتفقان مقدّمًا على ما يُحسب نتيجة.',
    images: [pictured('seedling-hands')],
    items: [
      { title: 'نتفق على النتيجة', description: 'نكتب معًا كيف يبدو النجاح.' },
      { title: 'نقيسها', description: 'يحصي النتائج أهل المكان أنفسهم.' },
      { title: 'نموّل الخطوة التالية', description: 'ما ينجح نتوسّع فيه، وما لا ينجح نغيّره أو ننهيه.' },
    ],
  },
  portfolio: {
    header: 'ما بنيناه حتى الآن',
    content: 'نتيجة واحدة من كل برنامج ومشروع يعمل اليوم.',
    buttonText: 'أثرنا بالأرقام',
    items: [
      {
        title: 'بريدجز',
        description: 'من بين ١٦٨ شركة شاركت.',
        stat: '١٢١',
        label: 'شركة ما زالت تعمل',
      },
      {
        title: 'آي‌منتور',
        description: 'عام لكل منهم، وستون ساعة من الانتباه.',
        stat: '٥٢٠',
        label: 'ثنائيًا أكملوا العام',
      },
      { title: 'ناعورة', description: 'تديرها نساء في صعيد مصر.', stat: '٩٦', label: 'مشروعًا مسجّلًا' },
      { title: 'عدن', description: 'للمحصول نفسه، في ٢٢ قرية.', stat: '٤٥٪', label: 'ماء أقل' },
      {
        title: 'جرافين',
        description: 'في ٣٨ مركزًا، ٥٧٪ منهم نساء وفتيات.',
        stat: '١٨٬٤٠٠',
        label: 'متعلّم ومتعلّمة',
      },
      {
        title: 'نيتروس',
        description: 'في ٢٤ عيادة تنتج أكسجينها.',
        stat: '٦١٬٤٠٠',
        label: 'مريض تلقّوا العلاج',
      },
    ],
  },
  framework: {
    header: 'كيف تتكامل الأجزاء',
    content: 'المشروع يكشف ما ينقص، والبرنامج يجد من يستطيع تقديمه، ثم يصبح المشروع زبونًا لهم.',
    buttonText: 'استكشفوا برامجنا',
    items: [
      { title: 'التعلّم', description: 'جرافين وناعورة وخطوة: مهارة، وحرفة، وأول دخل.' },
      { title: 'البناء', description: 'بريدجز وآي‌منتور: شركة تعيش.' },
      { title: 'الخدمة', description: 'عدن ونيتروس وهيليوس: ماء، وصحة، وسعر عادل.' },
    ],
  },
  successStory: {
    header: arabicPeople['mona-farouk'],
    subheader: 'مؤسِّسة شركة «سلة الشمس»، المنيا',
    content: 'جئت من أجل منحة، وخرجت بقائمة أسعار. وكانت القائمة أثمن.',
    images: [pictured('portrait-mona')],
  },
  events: {
    header: 'تعالوا وشاهدوا بأنفسكم',
    content: 'لكل رقم هنا مكان، ومعظم هذه الأماكن تفتح أبوابها للزوّار.',
    buttonText: 'كل الفعاليات',
    items: [
      { title: 'ورش عمل', description: 'أيام عمل لروّاد الأعمال، في مجموعات صغيرة.' },
      { title: 'أيام العرض', description: 'مرتان في السنة، وست دقائق لكل شركة.' },
      { title: 'زيارات ميدانية', description: 'مواسم حصاد وعيادات ومراكز، مع من يديرونها.' },
    ],
  },
  showcase: {
    header: 'من صنع روّاد أعمال ندعمهم',
    content: 'شركات خرجت من برامجنا، ومنتجاتها في السوق اليوم.',
    images: [pictured('greenhouse'), pictured('solar-quarter'), pictured('market-day')],
    items: [
      { title: 'سلة الشمس', description: 'طماطم وأعشاب تجفّفها شمس المنيا.' },
      { title: 'سطح', description: 'ألواح شمسية فوق البيوت، قسطها أقل من الفاتورة القديمة.' },
      { title: 'صباح', description: 'صابون زيت الزيتون من الأقصر، من صنع خريجة ناعورة.' },
    ],
  },
  partnersStats: {
    header: 'شركاء يصنعون التغيير معنا',
    content: 'ثماني مؤسسات تحمل معنا هذا العمل.',
    images: partnerLogosInArabic(
      'nile-valley-bank',
      'oasis-cooperative-union',
      'delta-institute',
      'helwan-solar-works',
      'karnak-legal',
      'blue-crane-fund',
      'rosetta-press',
      'rift-health-network',
    ),
  },
  cta: {
    header: 'لكم مكان بيننا',
    content: 'انضمّوا إلى برنامج، أو رافقوا رائد أعمال بالتوجيه، أو حدّثونا عن مشكلة تستحق الحلّ.',
    buttonText: 'انضموا إلينا',
    secondaryButtonText: 'استكشفوا برامجنا',
  },
}

export const arabicPortfolioPage: SampleTexts = {
  title,
  subtitle,
  description: 'ما حققته برامجنا ومشاريعنا، كما نحصيه في الميدان مرة كل عام.',
  sections,
}
