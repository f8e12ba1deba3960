import type { PictureName } from '../sample-pictures.ts'
import { arabicProgramNames } from './arabic-names.ts'
import { pictured } from './arabic-pictures.ts'
import type { SampleTexts } from './sample-texts.ts'

type Shot = readonly [picture: PictureName, caption: string, ...tags: string[]]

const oases: Shot[] = [
  ['oasis-sunrise', 'الخامسة والنصف: درب القوافل غربي الفرافرة', 'صحراء', 'صباح'],
  ['greenhouse-dawn', 'أول ريّة في اليوم قرب قصر الفرافرة', 'ماء', 'ظل'],
  ['seedling-hands', 'شعير لا تضرّه الملوحة، في أسبوعه الثاني', 'بذور', 'مدرسة المزارعين'],
  ['field-from-above', 'في الطريق: مزارعو البذور في الدلتا الذين يزوّدون مدارسنا', 'بذور', 'الدلتا'],
  ['solar-roofs-dawn', 'الألواح التي تبرّد الغرفة الحادية عشرة', 'طاقة شمسية', 'غرفة تبريد'],
  ['greenhouse', 'شباك التظليل تبقي الطماطم حيّة طوال أغسطس', 'ظل', 'حصاد'],
  ['oasis-evening', 'حيث ينتهي آخر حقل', 'صحراء', 'مساء'],
]

const learning: Shot[] = [
  ['learning-hub', 'أسبوع المدرّبين: حضور من المراكز الثمانية والثلاثين في قاعة واحدة', 'مدرّبون', 'المنيا'],
  ['classroom-day', 'القاعة الكبيرة في المنيا لتلاميذ المدارس كل صباح', 'مدرسة', 'مركز'],
  ['classroom-evening', 'درس مسائي: جداول الحساب لأصحاب المحالّ', 'درس مسائي', 'عمل'],
  ['circuit-land', 'جدارية رسمها فصل الصيانة في نجع حمادي', 'جدارية', 'صيانة'],
  ['solar-quarter', 'ستة ألواح تشغّل اثني عشر جهازًا', 'طاقة شمسية', 'سطح'],
  ['savannah-day', 'مارسابيت: أول مركز جنوب الصحراء الكبرى', 'كينيا', 'مارسابيت'],
  ['graduation', 'أربعمئة واثنتا عشرة شهادة، وطابور طويل جدًّا', 'تخرّج', 'المنيا'],
]

const demoDay: Shot[] = [
  ['demo-day-stage', 'ست دقائق لكل شركة، ثم الجرس', 'مسرح', 'الدفعة ١٤'],
  ['workshop-morning', 'التدريب الأخير، مع القهوة', 'تحضير', 'شبرا'],
  ['mentoring-talk', 'سؤال أخير قبل الصعود إلى المسرح', 'موجّهون', 'تحضير'],
  ['market-day', 'طاولات الشركات: كل ما عليها كان للبيع', 'طاولات', 'منتجات'],
  ['conference-hall', 'مئتان وثلاثون ضيفًا، ولم يغادر أحد مبكرًا', 'جمهور', 'قاعة'],
  ['mosaic-stars', 'بهو معهد الدلتا', 'الجيزة', 'تفاصيل'],
  ['cairo-evening', 'ثم على الجسر، بعد انتهاء كل شيء', 'القاهرة', 'مساء'],
]

function images(shots: readonly Shot[], photographer: string): SampleTexts[] {
  return shots.map(([picture, caption, ...tags]) => ({
    ...pictured(picture, caption),
    photographer,
    tags,
  }))
}

export const arabicAlbums: Record<string, SampleTexts> = {
  'a-season-in-the-oases': {
    title: 'موسم في الواحات',
    description: 'من أول ريّة إلى آخر قفص: مشروع عدن في الفرافرة والداخلة على مدى خمسة أشهر.',
    category: 'عمل ميداني',
    location: 'الفرافرة والداخلة، مصر',
    photographer: 'ليلى منصور',
    images: images(oases, 'ليلى منصور'),
    tags: [arabicProgramNames.eden, 'واحات', 'حصاد', 'ماء'],
  },
  'bridgez-demo-day-cohort-14': {
    title: 'يوم العرض في بريدجز، الدفعة ١٤',
    description: 'اثنتا عشرة شركة، ست دقائق لكل منها، والسهرة الطويلة بعدها.',
    category: 'فعاليات',
    location: 'معهد الدلتا للتكنولوجيا، الجيزة',
    photographer: 'شريف نور',
    images: images(demoDay, 'شريف نور'),
    tags: [arabicProgramNames.bridgez, 'يوم العرض', 'روّاد أعمال'],
  },
  'inside-the-graphene-hubs': {
    title: 'داخل مراكز جرافين',
    description: 'صباحات ومساءات وحفل تخرّج واحد، في مراكز تمتد من المنيا إلى مارسابيت.',
    category: 'تعلّم',
    location: 'صعيد مصر وشمال كينيا',
    photographer: 'وانجاري نجوروجي',
    images: images(learning, 'وانجاري نجوروجي'),
    tags: [arabicProgramNames.graphene, 'تعلّم', 'مراكز', 'تخرّج'],
  },
}
