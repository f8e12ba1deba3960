import type { Phrases } from '../shared/phrasebook.ts'

/** What icons show. */
export const iconWords: Phrases = {
  Medal: 'ميدالية',
  'Bar chart': 'أعمدة بيانية',
  Briefcase: 'حقيبة عمل',
  Building: 'مبنى',
  Calendar: 'تقويم',
  Clock: 'ساعة',
  Globe: 'كرة أرضية',
  'Graduation cap': 'قبعة تخرّج',
  Heart: 'قلب',
  Leaf: 'ورقة شجر',
  'Light bulb': 'مصباح',
  'Pin on a map': 'دبّوس على خريطة',
  Sparkles: 'بريق',
  Star: 'نجمة',
  Target: 'هدف ودائرة',
  'Rising line': 'خط صاعد',
  People: 'أشخاص',
  Lightning: 'برق',
}
