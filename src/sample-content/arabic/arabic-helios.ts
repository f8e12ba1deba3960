import { partnerLogosInArabic, pictured } from './arabic-pictures.ts'
import { arabicProjectFilms, arabicProjectGallery, arabicProjectShowcase } from './arabic-unused-sections.ts'
import type { SampleTexts } from './sample-texts.ts'

const subtitle = 'ثلج للقوارب ونور للميناء'
const description =
  'مصانع ثلج صغيرة تعمل بالشمس لمرافئ الصيد بين رشيد وبحيرة فيكتوريا، حتى يحفظ الصيد سعره إلى الظهر.'

const sections: Record<string, SampleTexts> = {
  hero: {
    header: 'هيليوس',
    subheader: subtitle,
    content: description,
    buttonText: 'ادعموا المشروع',
    images: [pictured('coast-harbour')],
  },
  logoCenter: {
    header: 'مشروعنا القادم',
    content: 'خططنا له مع أربعة مرافئ، وأول مصنع ثلج قيد البناء.',
    images: [pictured('logo-helios')],
  },
  aspiration: {
    header: 'عند الظهر يهبط السعر إلى النصف',
    content:
      'يرسو القارب الصغير مع الفجر. بلا ثلج لا بد أن يبيع صيده خلال ساعات لأول من يقف على الرصيف، ومع الثلج ينتظر المشتري الذي يدفع ثمنه.\n\nالثلج يحتاج إلى كهرباء، والشمس في المرافئ كثيرة.',
    images: [pictured('coast-evening')],
  },
  funding: {
    header: 'ما نخطّط له',
    content: 'يكلّف مصنع الثلج الواحد ١٫١ مليون جنيه، ويخدم نحو ستين قاربًا.',
    items: [
      { title: 'ثلج من الشمس', description: 'طنّان كل يوم، بلا سلك كهرباء.' },
      { title: 'ميزان أمين', description: 'الوزن أمام الجميع، وبإيصال.' },
      { title: 'ملك للقوارب', description: 'لكل قارب صوت واحد في إدارة المصنع.' },
    ],
  },
  impact: {
    header: 'الهدف',
    content: 'هذه أرقام الخطة، وسنضع مكانها ما نحصيه على الأرض.',
    items: [
      { stat: '٤', label: 'مرافئ في المرحلة الأولى' },
      { stat: '٢٤٠', label: 'قاربًا' },
      { stat: '٢٬٥٠٠+', label: 'شخص يعيشون منها' },
    ],
  },
  activities: {
    header: 'أين وصلنا',
    content:
      'عملت الآلة عامًا كاملًا فوق سطح في حلوان، واجتازت صيفًا بلغ أربعًا وأربعين درجة. أعطت لجنة ميناء رشيد الأرض، ونحن الآن نصبّ الأساسات.',
    images: [pictured('solar-roofs-dawn')],
  },
  partnerships: arabicProjectGallery,
  timeline: {
    header: 'من مرفأ إلى أربعة',
    content: 'لا يبدأ مرفأ قبل أن يسدّد سابقه تكاليف صيانة عامه الأول.',
    items: [
      { title: 'رشيد', description: 'مصنع الثلج قيد البناء.' },
      { title: 'عزبة البرج', description: 'اخترنا الموقع.' },
      { title: 'مرفآن على بحيرة فيكتوريا', description: 'بدأ الحديث مع جماعات الصيادين.' },
    ],
  },
  showcase: arabicProjectShowcase,
  partners: {
    header: 'نجهّزه مع',
    content: 'المهندسون الذين صنعوا الآلة، والصندوق الذي يتحمّل أول مخاطرها.',
    images: partnerLogosInArabic('helwan-solar-works', 'blue-crane-fund'),
  },
  ...arabicProjectFilms,
  support: {
    header: 'شاركونا في مصنع ثلج',
    content: 'نبحث عن شريكين آخرين للمرحلة الأولى.',
    buttonText: 'انضموا إلينا',
    secondaryButtonText: 'كل البرامج والمشاريع',
  },
}

export const arabicHelios: SampleTexts = {
  title: 'هيليوس',
  subtitle,
  description,
  fullDescription:
    'يأتي هيليوس بالثلج إلى مرافئ صغيرة لا تصلها كهرباء يُعتمد عليها. يعمل كل مصنع بالشمس، وينتج طنّين في اليوم، وتملكه القوارب التي تستخدمه. نبني الأول الآن في رشيد.',
  location: 'رشيد وعزبة البرج وبحيرة فيكتوريا',
  beneficiaries: 'أكثر من ٢٬٥٠٠ مستفيد مباشر',
  timeline: '٣٦ شهرًا',
  impact: ['صيد يحفظ سعره إلى الظهر', 'موازين يقرؤها الجميع', 'مصانع ثلج تملكها القوارب'],
  activities: [
    'بناء أول مصنع ثلج في رشيد',
    'تدريب شخصين على التشغيل في كل مرفأ',
    'اختيار المواقع الثلاثة التالية',
  ],
  sections,
}
