/**
 * Names that stand in more than one record. A success story is found by the name of its person, so both must be spelled
 * alike. The digits of all Arabic texts are Arabic-Indic, with ٬ between thousands.
 */
export const arabicFoundation = 'مؤسسة الصحراء الخضراء'

/** By the id of the person's record. */
export const arabicPeople = {
  'salma-hegazy': 'سلمى حجازي',
  'karim-abdelrahman': 'كريم عبد الرحمن',
  'nadia-boutros': 'نادية بطرس',
  'tarek-elmasry': 'طارق المصري',
  'amina-wanjiru': 'أمينة وانجيرو',
  'youssef-haddad': 'يوسف حداد',
  'mona-farouk': 'منى فاروق',
  'daniel-otieno': 'دانيال أوتيينو',
  'saber-abdelaal': 'صابر عبد العال',
  'mariam-guirguis': 'مريم جرجس',
} as const

/** By the id of the partner. */
export const arabicPartnerNames = {
  'nile-valley-bank': 'بنك وادي النيل',
  'oasis-cooperative-union': 'الاتحاد التعاوني للواحات',
  'delta-institute': 'معهد الدلتا للتكنولوجيا',
  'helwan-solar-works': 'حلوان للطاقة الشمسية',
  'karnak-legal': 'الكرنك للمحاماة',
  'blue-crane-fund': 'صندوق الكركي الأزرق',
  'rosetta-press': 'دار رشيد للطباعة والنشر',
  'rift-health-network': 'شبكة الأخدود الصحية',
} as const

export const arabicProgramNames = {
  bridgez: 'بريدجز',
  imentor: 'آي‌منتور',
  noria: 'ناعورة',
  khatwa: 'خطوة',
  eden: 'عدن',
  graphene: 'جرافين',
  nitrous: 'نيتروس',
  helios: 'هيليوس',
} as const
