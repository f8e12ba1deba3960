import { fallbackProgramTexts } from '../../content/program/fallback-program-texts.ar.ts'
import { partnerLogosInArabic, pictured } from './arabic-pictures.ts'
import { arabicProgramFilms } from './arabic-unused-sections.ts'
import type { SampleTexts } from './sample-texts.ts'

const texts = fallbackProgramTexts.bridgez

const sections: Record<string, SampleTexts> = {
  hero: {
    header: texts.title,
    subheader: texts.subtitle,
    content: texts.description,
    buttonText: 'قدّموا في الدفعة ١٦',
    secondaryButtonText: 'ماذا حققت الدفعات؟',
    images: [pictured('bridgez-cairo')],
  },
  logoCenter: {
    header: 'اثنتا عشرة شركة، مرتين كل عام',
    content:
      'يقرأ الطلبات أصحاب شركات من دفعات سابقة، فهم يعرفون كيف تبدو الخطة التي ستتغيّر بعد شهر من بدء العمل.',
    images: [pictured('logo-bridgez')],
  },
  aspiration: {
    header: 'الأفكار الجيدة تقتلها أشياء صغيرة',
    content:
      'سعر أقل من اللازم بمقدار الخُمس. زبون يدفع بعد تسعين يومًا. صاحبة شركة لا تجد من تسأله ليلة الخميس.\n\nمعظم الشركات الناشئة التي تخدم محدودي الدخل لا تسقط لأن أحدًا لا يحتاج إليها، بل تسقط على الجسر الممتد بين البيعة الأولى والبيعة المئة. هذا الجسر يمكن بناؤه، وبناؤه يستغرق نحو ستة أشهر.',
    images: [pictured('workshop-morning')],
  },
  funding: {
    header: 'ما الذي نقدّمه',
    content: 'لا نأخذ حصة في الشركة، ولا نطلب ردّ أي مبلغ.',
    items: [
      {
        title: 'حتى ٢٥٠ ألف جنيه',
        description: 'على ثلاث مراحل، ولا تبدأ مرحلة قبل أن تبلغ السابقة هدفها.',
      },
      {
        title: 'موجّه رئيسي',
        description: 'ساعتان كل أسبوع مع شخص واحد، وخمسة متخصصين يردّون على الهاتف.',
      },
      {
        title: 'مكان للعمل',
        description: 'مكاتب وورشة في شبرا. ولمن يأتي من محافظة أخرى نتكفّل بالسفر والمبيت.',
      },
    ],
  },
  impact: {
    header: 'حصيلة ١٤ دفعة',
    content: 'نحصيها في ديسمبر من كل عام، ونتصل بكل شركة شاركت معنا يومًا.',
    items: [
      { stat: '١٦٨', label: 'شركة ناشئة سرّعنا نموّها' },
      { stat: '١٢١', label: 'شركة ما زالت تعمل' },
      { stat: '١٬٨٩٠', label: 'شخصًا يعملون فيها' },
    ],
  },
  activities: {
    header: 'أسبوع عادي',
    content:
      'الأحد للأرقام، والدفعة كلها في مكان واحد. من الاثنين إلى الأربعاء عند الزبائن، فنصف البرنامج يجري على عتبات بيوتهم. والخميس ساعتان مع الموجّه، ثم عشاء يطبخه فريق مختلف كل أسبوع.',
    images: [pictured('workshop-afternoon')],
  },
  testimonial: {
    header: 'عمر شفيق',
    subheader: 'مؤسِّس شركة «ورق» التي تصنع الورق من قش الأرز، البحيرة',
    content: 'في الشهر الثاني جعلوني أوقف أجمل منتجاتنا. كان هو الذي يأكل المال.',
  },
  partnerships: {
    header: 'من الدفعات الأخيرة',
    content: 'ورش عمل في القاهرة، وأسابيع ميدانية حيث يكون الزبائن.',
    images: [
      pictured('demo-day-stage', 'يوم العرض للدفعة ١٤ في معهد الدلتا'),
      pictured('cairo-evening', 'القاهرة من سطح بيت الصحراء الخضراء'),
      pictured('coast-harbour', 'أسبوع ميداني مع شركة للاستزراع السمكي قرب رشيد'),
    ],
  },
  timeline: {
    header: 'من الطلب إلى يوم العرض',
    content: 'تسعة أسابيع للقبول، وستة أشهر للعمل.',
    items: [
      { title: 'التقديم', description: 'عشرة أسئلة، ونرد خلال يومين.' },
      { title: 'نزوركم', description: 'نصف يوم في مكان عملكم ومع زبائنكم.' },
      { title: 'التشخيص', description: 'أسبوعان مع أرقامكم، ثم هدف واحد لكل شهر.' },
      { title: 'البناء والبيع', description: 'خمسة أشهر، نصفها مع الزبائن.' },
      { title: 'يوم العرض', description: 'يرى الزبائن والمستثمرون ما الذي تغيّر.' },
    ],
  },
  showcase: {
    header: 'خرجت من بريدجز',
    content: 'ثلاث شركات يمكنكم الشراء منها اليوم.',
    images: [pictured('greenhouse'), pictured('solar-quarter'), pictured('coast-harbour')],
    items: [
      { title: 'سلة الشمس', description: 'تجفيف الطماطم والأعشاب بالشمس، والحساب بالكيلو.' },
      { title: 'سطح', description: 'ألواح شمسية فوق البيوت، قسطها أقل من الفاتورة القديمة.' },
      { title: 'صيّاد', description: 'ثلج وميزان عادل لقوارب الصيد الصغيرة.' },
    ],
  },
  partners: {
    header: 'شركاء الطريق',
    content: 'شركاء يقدّمون المال والمعامل، ويصحون قبل الفجر.',
    images: partnerLogosInArabic('nile-valley-bank', 'delta-institute', 'karnak-legal', 'blue-crane-fund'),
  },
  ...arabicProgramFilms,
  support: {
    header: 'باب الدفعة ١٦ مفتوح',
    content: 'حدّثونا عمّا تبيعون، ولمن، وما الذي يقف في الطريق. نرد خلال يومين.',
    buttonText: 'قدّموا الآن',
    secondaryButtonText: 'كل البرامج',
  },
}

export const arabicBridgez: SampleTexts = { ...texts, sections }
