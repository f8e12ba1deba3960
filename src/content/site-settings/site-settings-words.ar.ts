import type { Phrases } from '../../shared/phrasebook.ts'

export const siteSettingsWords: Phrases = {
  'Site settings': 'إعدادات الموقع',
  'Of dates, counts and figures that the site writes itself; texts stay as they were written.':
    'للتواريخ والأعداد التي يكتبها الموقع بنفسه، وتبقى النصوص كما كُتبت.',
  'Arabic-Indic': 'أرقام عربية مشرقية',
  Latin: 'أرقام لاتينية',
  'Digits on Arabic pages': 'أرقام الصفحات العربية',
  'Site Settings': 'إعدادات الموقع',
  'What holds for every page': 'ما يسري على كل صفحة',
  digits: 'أرقام',
  language: 'لغة',
  Arabic: 'العربية',
  'What holds for every page of the website. Super admins can change it.':
    'ما يسري على كل صفحات الموقع. يغيّره المشرف العام.',
  Languages: 'اللغات',
  'Arabic-Indic: ٠١٢٣٤٥٦٧٨٩': 'عربية مشرقية: ٠١٢٣٤٥٦٧٨٩',
  'Latin: 0123456789': 'لاتينية: ⁨0123456789⁩',
}
