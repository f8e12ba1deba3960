import { fallbackProgramTexts } from '../../content/program/fallback-program-texts.ar.ts'
import { partnerLogosInArabic, pictured } from './arabic-pictures.ts'
import { arabicProgramFilms } from './arabic-unused-sections.ts'
import type { SampleTexts } from './sample-texts.ts'

const texts = fallbackProgramTexts.imentor

const sections: Record<string, SampleTexts> = {
  hero: {
    header: texts.title,
    subheader: texts.subtitle,
    content: texts.description,
    buttonText: 'قدّموا الآن',
    secondaryButtonText: 'التطوّع للتوجيه',
    images: [pictured('river-afternoon')],
  },
  logoCenter: {
    header: 'رائد أعمال، وموجّه، وعام واحد',
    content: 'ستون ساعة من انتباه شخص لا يشغله سواكم.',
    images: [pictured('logo-imentor')],
  },
  aspiration: {
    header: 'النصائح في كل مكان، ومن يتذكّر قليل',
    content:
      'لا يعرف البودكاست أنكم كنتم تخشون صاحب العقار في مارس. الموجّه يعرف، ويسأل عن ذلك في أبريل.\n\nنبحث عمّن بنى شركة أو باعها أو أغلقها أو أنقذها، وعن روّاد أعمال يحتملون السؤال. ثم نفسح لهم الطريق.',
    images: [pictured('mentoring-talk')],
  },
  funding: {
    header: 'ما الذي يشمله البرنامج',
    content: 'مجاني لروّاد الأعمال. والموجّهون متطوّعون، لا يستثمرون أبدًا في شركة يوجّهون صاحبها.',
    items: [
      { title: 'الاختيار لكم', description: 'ثلاثة أحاديث مع ثلاثة موجّهين، ثم يقرر الطرفان.' },
      { title: 'أربعة أيام معًا', description: 'يلتقي الجميع في القاهرة، مرة في كل فصل من السنة.' },
      {
        title: 'خبراء تحت الطلب',
        description: 'أسئلة العقود والضرائب تجيب عنها الكرنك للمحاماة خلال ثلاثة أيام.',
      },
    ],
  },
  impact: {
    header: 'منذ ٢٠١٦',
    content: 'لا نحسب إلا من واصلوا اللقاء اثني عشر شهرًا كاملة.',
    items: [
      { stat: '٥٢٠', label: 'ثنائيًا أكملوا العام' },
      { stat: '٣١٬٢٠٠', label: 'ساعة توجيه' },
      { stat: '٢٤٠', label: 'موجّهًا وموجّهة معنا اليوم' },
    ],
  },
  activities: {
    header: 'مرة كل أسبوعين',
    content:
      'ساعة أو ساعتان، وجهًا لوجه أو عبر الشاشة. قبل اللقاء يكتب رائد الأعمال ثلاثة أسطر: ماذا حدث، وأين توقّف، وما الذي ينتظر قرارًا. أما الموجّه فلا يكتب شيئًا، بل يصغي. وكل ثلاثة أشهر ننضم إليهما نصف ساعة ونسأل: هل ما زال اللقاء يستحق وقتكما؟',
    images: [pictured('mentoring-evening')],
  },
  testimonial: {
    header: 'ليلى بن عمر',
    subheader: 'موجّهة من تونس، رافقت ثلاثة روّاد أعمال حتى الآن',
    content: 'ظننت أنني سأعطي ما عندي. كنت قد نسيت كم سأسمع.',
  },
  partnerships: {
    header: 'أين يلتقون',
    content: 'في المكاتب، وفوق الأسطح، وعلى المراكب، ومرة في محطة وقود.',
    images: [
      pictured('cairo-morning', 'اللقاء السنوي في القاهرة'),
      pictured('river-dawn', 'موجّهة ورائد أعمال من أسوان يلتقيان على المعدّية'),
      pictured('savannah-day', 'يومان لروّاد الأعمال قرب كيسومو'),
    ],
  },
  timeline: {
    header: 'كيف يمضي العام',
    content: 'نفتح باب القبول مرتين في السنة.',
    items: [
      { title: 'التقديم', description: 'صفحة واحدة عنكم وعن السؤال الذي يلازمكم.' },
      { title: 'التعارف', description: 'ثلاثة موجّهين، وثلاثة أحاديث، واختيار واحد.' },
      { title: 'اثنا عشر شهرًا', description: 'أربعة وعشرون لقاءً، وأربعة أيام مع الجميع.' },
      { title: 'نظرة إلى الوراء', description: 'نصف روّادنا يعودون إلينا فيما بعد موجّهين.' },
    ],
  },
  showcase: {
    header: 'ما يغيّره عام واحد',
    content: 'شركتان بعد عامهما في آي‌منتور.',
    images: [pictured('circuit-land'), pictured('field-morning')],
    items: [
      { title: 'كازي للصيانة', description: 'من طاولة على الرصيف إلى خمسة محال ومدرسة في كيسومو.' },
      { title: 'بذرة', description: 'مكتبة بذور في البحيرة يستعير منها ألفا مزارع.' },
    ],
  },
  partners: {
    header: 'من يساعدنا',
    content: 'شركاء يعيروننا خبراءهم، وقاعات نلتقي فيها.',
    images: partnerLogosInArabic('nile-valley-bank', 'karnak-legal', 'blue-crane-fund', 'rosetta-press'),
  },
  ...arabicProgramFilms,
  support: {
    header: 'مكانكم بيننا',
    content: 'صفحة واحدة تكفي للبداية، سواء للبحث عن موجّه أو للتطوّع بالتوجيه. نرد خلال يومين.',
    buttonText: 'قدّموا الآن',
    secondaryButtonText: 'كل البرامج',
  },
}

export const arabicImentor: SampleTexts = { ...texts, sections }
