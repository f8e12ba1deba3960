import { fallbackProjectTexts } from '../../content/project/fallback-project-texts.ar.ts'
import { partnerLogosInArabic, pictured } from './arabic-pictures.ts'
import { arabicProjectFilms } from './arabic-unused-sections.ts'
import type { SampleTexts } from './sample-texts.ts'

const texts = fallbackProjectTexts.eden

const sections: Record<string, SampleTexts> = {
  hero: {
    header: texts.title,
    subheader: texts.subtitle,
    content: texts.description,
    buttonText: 'ادعموا المشروع',
    images: [pictured('greenhouse')],
  },
  logoCenter: {
    header: 'اثنتان وعشرون قرية وقاعدة واحدة',
    content: 'لا نركّب شيئًا لا تستطيع القرية إصلاحه.',
    images: [pictured('logo-eden')],
  },
  aspiration: {
    header: 'البئر ساعة رملية',
    content:
      'عمر الماء تحت صحراء الفرافرة والداخلة آلاف السنين، ولا أحد يعوّضه. كل عام تنزل المضخات مترًا أعمق، وكل عام تستسلم بضع أسر.\n\nري الحقل بالغمر يهدر أكثر من نصف ما ترفعه المضخة، والأنبوب المثقّب لا يكاد يهدر شيئًا. لم تكن المشكلة يومًا في الأنبوب، بل في دفع ثمنه قبل أول محصول.',
    images: [pictured('oasis-sunrise')],
  },
  funding: {
    header: 'أين تذهب الأموال',
    content: 'تحويل مزرعة متوسطة من ثلاثة أفدنة يكلّف ٩٤ ألف جنيه.',
    items: [
      { title: 'الخطوط والمرشّحات: ٦١٪', description: 'صناعة مصرية، وقطع غيارها في دكان القرية.' },
      { title: 'مدارس المزارعين: ٢٢٪', description: 'دورة شتوية في كل قرية يعلّم فيها المزارعون.' },
      { title: 'غرف التبريد: ١٧٪', description: 'مشتركة، تعمل بالشمس، وتملكها التعاونية.' },
    ],
  },
  impact: {
    header: 'بعد ستة مواسم',
    content: 'عدّادات على ١٨٠ بئرًا تقرؤها الأسر بنفسها كل شهر.',
    items: [
      { stat: '١٬٢٤٠', label: 'أسرة تشارك' },
      { stat: '٤٥٪', label: 'ماء أقل للمحصول نفسه' },
      { stat: '١٬٩٠٠', label: 'فدان تُروى بالتنقيط' },
    ],
  },
  activities: {
    header: 'كيف يمضي الموسم',
    content:
      'في شهور البرد تفتح المدرسة أبوابها: التربة والملح والبذور والحساب. ثم تمدّ فرق من القرية الخطوط، أربعة أيام لكل مزرعة. وقبل الزراعة تتفق التعاونية على السعر مع تاجرَين في القاهرة، حتى لا يزرع أحد على الأمل وحده.',
    images: [pictured('seedling-hands')],
  },
  testimonial: {
    header: 'رانيا حسين',
    subheader: 'مديرة غرفة التبريد في موط، الداخلة',
    content: 'كنا نبيع يوم الحصاد لأننا مضطرون. الآن نبيع في اليوم الذي نريده.',
  },
  partnerships: {
    header: 'من الحقول',
    content: 'بين الفرافرة والداخلة، بعدسات مدارس المزارعين.',
    images: [
      pictured('greenhouse-dawn', 'ري الصباح قرب قصر الفرافرة'),
      pictured('oasis-evening', 'عند حافة آخر حقل'),
      pictured('seedling-hands', 'شعير يتحمّل الملوحة، الأسبوع الثاني'),
    ],
  },
  timeline: {
    header: 'ثلاث مراحل',
    content: 'لا تبدأ مرحلة قبل أن توقّع لجان المرحلة السابقة.',
    items: [
      { title: '٢٠١٩: سبع قرى', description: 'نتعلّم ما الذي يتعطّل، وبأي سرعة.' },
      { title: '٢٠٢٢: خمس عشرة أخرى', description: 'فرق القرى السبع تدرّب من بعدها.' },
      { title: 'الآن: غرف التبريد', description: 'إحدى عشرة تعمل، وأربع قيد البناء.' },
      { title: '٢٠٢٧: التسليم', description: 'يتسلّم الاتحاد التعاوني المدارس.' },
    ],
  },
  showcase: {
    header: 'ما هو قائم اليوم',
    content: 'ثلاثة أشياء سترونها في أي زيارة.',
    images: [pictured('greenhouse-dawn'), pictured('solar-roofs-dawn'), pictured('oasis-evening')],
    items: [
      { title: 'الخط', description: 'قطره ستة عشر مليمترًا، ونقّاطة كل أربعين سنتيمترًا.' },
      { title: 'غرفة التبريد', description: 'أربع درجات في عز الظهر، بلا سلك من أي مكان.' },
      { title: 'الحزام', description: 'تسعة كيلومترات من الأشجار تصدّ الرمل.' },
    ],
  },
  partners: {
    header: 'شركاء الطريق',
    content: 'أرض ومعامل وساعات طويلة خلف المقود.',
    images: partnerLogosInArabic(
      'nile-valley-bank',
      'oasis-cooperative-union',
      'delta-institute',
      'helwan-solar-works',
    ),
  },
  ...arabicProjectFilms,
  support: {
    header: 'لنحوّل مزرعة أخرى',
    content: 'ثلاثة أفدنة، وأسرة واحدة، ومحصولان في السنة. راسلونا للتبرّع أو لمرافقتنا إلى هناك.',
    buttonText: 'انضموا إلينا',
    secondaryButtonText: 'كل البرامج والمشاريع',
  },
}

export const arabicEden: SampleTexts = { ...texts, sections }
