import { fallbackProjectTexts } from '../../content/project/fallback-project-texts.ar.ts'
import { partnerLogosInArabic, pictured } from './arabic-pictures.ts'
import { arabicProjectFilms, arabicProjectShowcase } from './arabic-unused-sections.ts'
import type { SampleTexts } from './sample-texts.ts'

const texts = fallbackProjectTexts.graphene

const sections: Record<string, SampleTexts> = {
  hero: {
    header: texts.title,
    subheader: texts.subtitle,
    content: texts.description,
    buttonText: 'ادعموا المشروع',
    images: [pictured('circuit-land')],
  },
  logoCenter: {
    header: 'رقيق وقوي، ويحمل التيار',
    content: 'المركز كالمادة التي أخذ عنها اسمه: طبقة واحدة تمسك بها أشياء كثيرة.',
    images: [pictured('logo-graphene')],
  },
  aspiration: {
    header: 'انتقلت الأوراق إلى الإنترنت، ولم ينتقل الجميع',
    content:
      'معاش، أو مقعد في مدرسة، أو بطاقة ضريبية: كلها تبدأ اليوم من شاشة. ومن لا يعرف استعمالها يدفع لصاحب كشك، ويسلّمه مع النقود كلمة السر.\n\nيفتح جرافين غرفًا يشرح فيها الجارُ الشاشةَ لجاره، على مهل، وبقدر ما يحتاج.',
    images: [pictured('learning-hub')],
  },
  funding: {
    header: 'كم يكلّف المركز',
    content: '٣٩٠ ألف جنيه لفتحه، ثم ٨٬٥٠٠ كل شهر، يدفع الأهالي نصفها ابتداءً من السنة الثانية.',
    items: [
      { title: 'غرفة', description: 'في مدرسة أو مكتبة أو قاعة كنيسة، يرمّمها أهل الشارع.' },
      { title: 'اثنا عشر جهازًا', description: 'مستعملة، على بطارية شمسية، يرعاها طلاب دورة الصيانة.' },
      { title: 'مدرّب', description: 'من المنطقة نفسها، وبأجر من اليوم الأول.' },
    ],
  },
  impact: {
    header: 'منذ ٢٠١٨',
    content: 'نحصي الشهادات، ونتصل بكل خريج بعد عام.',
    items: [
      { stat: '١٨٬٤٠٠', label: 'شخص أكملوا دورة' },
      { stat: '٥٧٪', label: 'منهم نساء وفتيات' },
      { stat: '٣٨', label: 'مركزًا، لكلٍّ منها لجنته' },
    ],
  },
  activities: {
    header: 'صباحًا وظهرًا ومساءً',
    content:
      'في الصباح يأتي تلاميذ المدارس. وفي الظهر تصبح الغرفة لمن يحتاج إلى نموذج أو خطاب أو طابعة. وفي المساء دورات: الخطوات الأولى، وجداول الحساب، والصيانة، والبرمجة. وأطفال المتعلّمين يلعبون في الغرفة المجاورة.',
    images: [pictured('classroom-day')],
  },
  testimonial: {
    header: 'فاطمة علي',
    subheader: '٥٤ عامًا، متعلّمة في مركز نجع حمادي',
    content: 'كتبت إلى ابني في الكويت بنفسي. فسألني: من الذي يكتب؟',
  },
  partnerships: {
    header: 'داخل المراكز',
    content: 'من المنيا إلى مارسابيت.',
    images: [
      pictured('classroom-evening', 'درس مسائي في ملوي'),
      pictured('solar-roofs-dawn', 'السطح الذي يغذّي مركز نجع حمادي بالكهرباء'),
      pictured('savannah-day', 'يوم السوق أمام مركز مارسابيت'),
    ],
  },
  timeline: {
    header: 'كيف يبدأ مركز',
    content: 'من الخطاب إلى الباب المفتوح نحو خمسة أشهر.',
    items: [
      { title: 'خطاب', description: 'يطلبه عشرون شخصًا من مكان واحد، كتابةً.' },
      { title: 'غرفة', description: 'يرمّمها أهل الشارع، ونأتي بالأسلاك والإضاءة.' },
      { title: 'مدرّب', description: 'تختاره اللجنة، وندرّبه عشرة أسابيع.' },
      { title: 'تسليم', description: 'في سنته الثالثة يصبح المركز ملكًا للأهالي.' },
    ],
  },
  showcase: arabicProjectShowcase,
  partners: {
    header: 'شركاء الطريق',
    content: 'أجهزة ودورات وكتب مطبوعة للمبتدئين.',
    images: partnerLogosInArabic('delta-institute', 'helwan-solar-works', 'blue-crane-fund', 'rosetta-press'),
  },
  ...arabicProjectFilms,
  support: {
    header: 'هل في شارعكم غرفة؟',
    content: 'اطلبوا مركزًا، أو تبرّعوا بحواسيب قديمة، أو علّموا مساءً واحدًا كل أسبوع.',
    buttonText: 'انضموا إلينا',
    secondaryButtonText: 'كل البرامج والمشاريع',
  },
}

export const arabicGraphene: SampleTexts = { ...texts, sections }
