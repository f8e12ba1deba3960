import type { PictureName } from '../sample-pictures.ts'
import { arabicFoundation, arabicPartnerNames, arabicPeople, arabicProgramNames } from './arabic-names.ts'
import type { SampleTexts } from './sample-texts.ts'

const portraitOf = (person: keyof typeof arabicPeople) => `صورة مرسومة: ${arabicPeople[person]}`

/** What is to be seen on the sample's pictures, for those who cannot see them. */
export const arabicPictures: Record<PictureName, string> = {
  'home-nile': 'مراكب شراعية في النيل بعد الغروب',
  'oasis-sunrise': 'قافلة تعبر الكثبان مع شروق الشمس',
  'oasis-evening': 'كثبان الرمل في آخر ضوء النهار',
  'river-dawn': 'أشرعة على النيل في الصباح الباكر',
  'river-afternoon': 'مراكب شراعية ونخيل في نهار مشمس',
  'bridgez-cairo': 'القاهرة وجسرها ساعة الغروب',
  'cairo-evening': 'أضواء القاهرة فوق النهر ليلًا',
  'cairo-morning': 'القاهرة مع أول خيوط النهار',
  'workshop-morning': 'مؤسسو شركات حول طاولة، وخلفهم جدار تغطيه الأوراق',
  'workshop-afternoon': 'مدرّب يشرح خطة على السبورة',
  'workshop-evening': 'مجموعة ما زالت تعمل مع ضوء المساء',
  'mentoring-talk': 'رائد أعمال وموجّه يتحدثان إلى مكتب بجوار النافذة',
  'mentoring-evening': 'شخصان يتحدثان في آخر النهار',
  'demo-day-stage': 'صاحب شركة يتحدث على المسرح أمام قاعة ممتلئة',
  'conference-hall': 'جمهور مؤتمر يتابع ما يجري على المنصة',
  'learning-hub': 'مدرّبة تشرح رسمًا بيانيًا لقاعة مليئة بالمتعلّمين',
  'classroom-day': 'صفوف من المتعلّمين أمام الحواسيب في الصباح',
  'classroom-evening': 'فصل مسائي أمام شاشات مضيئة',
  'circuit-land': 'دلتا نهر تتحول فروعها إلى خطوط دائرة إلكترونية',
  greenhouse: 'مزارع بين صفّين من النباتات تحت نفق من شباك التظليل',
  'greenhouse-dawn': 'صفوف من الشتلات في ضوء الصباح',
  'field-from-above': 'حقول وترع على جانبي نهر متعرّج، كما تبدو من أعلى',
  'field-morning': 'رقعة من الحقول الخضراء والذهبية بجانب النهر',
  'seedling-hands': 'أيدي شخصين تحمل نبتة صغيرة في ترابها',
  'clinic-morning': 'أسر تنتظر أمام عيادة متنقلة تحت الأشجار',
  'clinic-visit': 'ممرضة تفحص مريضًا بجوار العيادة المتنقلة',
  'clinic-dusk': 'العيادة المتنقلة في نهاية جولتها',
  'solar-quarter': 'فنيّان فوق سطح تغطيه الألواح الشمسية',
  'solar-roofs-dawn': 'ألواح شمسية فوق حيّ قديم عند الفجر',
  'savannah-day': 'نساء عائدات إلى بيوتهن، يمررن بشجرة سنط وبيوت مستديرة',
  'village-evening': 'قرية تحت شجرة سنط عند الغروب',
  'coast-harbour': 'قوارب صيد ملوّنة على الشاطئ في الصباح',
  'coast-evening': 'قوارب وشباك تجفّ عند الغروب',
  weavers: 'ثلاث نساء ينسجن سجادة منقوشة على نول واحد',
  'market-day': 'زبائن أمام أكشاك سوق مسقوف',
  graduation: 'خريجون يقذفون قبعاتهم في الهواء',
  'partner-tree': 'أشخاص يمسك بعضهم بأيدي بعض تحت شجرة تحمل أوراقها رموزًا للعمل',
  'mosaic-stars': 'جدار من البلاط بنجوم ثمانية، يدخله الضوء من نوافذ مقوّسة',
  'value-trust': 'يدان مختلفتان تتصافحان',
  'value-opportunities': 'باب مفتوح على الصباح',
  'value-learning': 'كتاب مفتوح تنبت منه نبتة',
  'value-reliability': 'حجر العقد في قوس',
  'value-resilience': 'نخلة تنحني للريح',
  'goal-10': 'الهدف ١٠',
  'goal-12': 'الهدف ١٢',
  'goal-17': 'الهدف ١٧',
  'portrait-salma': portraitOf('salma-hegazy'),
  'portrait-karim': portraitOf('karim-abdelrahman'),
  'portrait-nadia': portraitOf('nadia-boutros'),
  'portrait-tarek': portraitOf('tarek-elmasry'),
  'portrait-amina': portraitOf('amina-wanjiru'),
  'portrait-youssef': portraitOf('youssef-haddad'),
  'portrait-mona': portraitOf('mona-farouk'),
  'portrait-daniel': portraitOf('daniel-otieno'),
  'portrait-saber': portraitOf('saber-abdelaal'),
  'portrait-mariam': portraitOf('mariam-guirguis'),
  'logo-header-light': arabicFoundation,
  'logo-header-dark': arabicFoundation,
  'logo-mark': arabicFoundation,
  'logo-bridgez': arabicProgramNames.bridgez,
  'logo-imentor': arabicProgramNames.imentor,
  'logo-noria': arabicProgramNames.noria,
  'logo-khatwa': arabicProgramNames.khatwa,
  'logo-eden': arabicProgramNames.eden,
  'logo-graphene': arabicProgramNames.graphene,
  'logo-nitrous': arabicProgramNames.nitrous,
  'logo-helios': arabicProgramNames.helios,
  'logo-nile-valley-bank': arabicPartnerNames['nile-valley-bank'],
  'logo-oasis-cooperative-union': arabicPartnerNames['oasis-cooperative-union'],
  'logo-delta-institute': arabicPartnerNames['delta-institute'],
  'logo-helwan-solar-works': arabicPartnerNames['helwan-solar-works'],
  'logo-karnak-legal': arabicPartnerNames['karnak-legal'],
  'logo-blue-crane-fund': arabicPartnerNames['blue-crane-fund'],
  'logo-rosetta-press': arabicPartnerNames['rosetta-press'],
  'logo-rift-health-network': arabicPartnerNames['rift-health-network'],
}

/** The words of a picture in a section: what it shows, and what is written below it where something is. */
export function pictured(name: PictureName, caption?: string): SampleTexts {
  return { alt: arabicPictures[name], ...(caption && { caption }) }
}

export function partnerLogosInArabic(...ids: (keyof typeof arabicPartnerNames)[]): SampleTexts[] {
  return ids.map((id) => ({ alt: arabicPartnerNames[id] }))
}
