import { footerDefaults } from '../../content/footer/footer-defaults.ar.ts'
import { heroDefaults } from '../../content/hero-section/hero-defaults.ar.ts'
import { programsPageDefaults } from '../../content/programs-page/programs-page-defaults.ar.ts'
import { builtInNames } from '../../content/site-settings/built-in-names.ar.ts'
import { pictured } from './arabic-pictures.ts'
import type { SampleTexts } from './sample-texts.ts'

const { fixedTitle, animatedLines, description, primaryButtonText, secondaryButtonText } = heroDefaults

export const arabicHero: Record<string, SampleTexts> = {
  home: { fixedTitle, animatedLines, description, primaryButtonText, secondaryButtonText },
}

export const arabicSettings: Record<string, SampleTexts> = {
  'site-settings': { name: builtInNames.name, shortName: 'الصحراء الخضراء' },
}

const titlesOf = (links: readonly { title: string }[]) => links.map(({ title }) => ({ title }))

export const arabicFooter: Record<string, SampleTexts> = {
  footer: {
    companyDescription:
      'تعمل مؤسسة الصحراء الخضراء مع روّاد الأعمال والمجتمعات المحلية في مصر وأفريقيا والمنطقة. مستقلة، لا تهدف إلى الربح، منذ ٢٠١٣.',
    address: '١٤ شارع خلوصي، شبرا، القاهرة، مصر',
    quickLinks: titlesOf(footerDefaults.quickLinks),
    resourceLinks: [...titlesOf(footerDefaults.resourceLinks), { title: 'الأخبار' }],
    policyLinks: [{ title: 'كيف نحصي' }, { title: 'من يموّلنا' }, { title: 'كيف نقرّر' }],
  },
}

const {
  heroButtonPrimaryLink,
  heroButtonSecondaryLink,
  ctaButtonPrimaryLink,
  ctaButtonSecondaryLink,
  ...programsPageWords
} = programsPageDefaults

export const arabicProgramsPage: Record<string, SampleTexts> = { 'programs-page-content': programsPageWords }

const rulesOfCounting = [
  {
    title: 'الشاهد صاحب الشأن',
    description: 'نحسب النتيجة حين يؤكّدها صاحبها، لا حين نخطّط لها.',
  },
  {
    title: 'لا نحسب أحدًا مرتين',
    description: 'من شارك في مشروعين نحسبه شخصًا واحدًا.',
  },
  {
    title: 'العبرة بما يدوم',
    description: 'نحصي فرص العمل بعد عام، والآبار والأجهزة بعد عامين.',
  },
  {
    title: 'كل رقم منشور',
    description: 'نعرض الأرقام التي تراجعت كما نعرض الأرقام التي ارتفعت.',
  },
]

export const arabicImpactPage: Record<string, SampleTexts> = {
  'impact-page-content': {
    heroTitle: 'أثرنا',
    heroSubtitle: 'نحصيه بعناية، ويرويه من عاشوه',
    heroContent:
      'مرة كل عام نزور المجتمعات المحلية الأربعة والثمانين كلها، ونتصل بكل شركة شاركت معنا يومًا. وما نجده تقرؤونه في هذه الصفحة، بما فيه ما لم نبلغه.',
    statsTitle: 'بالأرقام',
    statsDescription: 'حصيلة ما اجتمع منذ ٢٠١٣.',
    storiesTitle: 'قصص نجاح',
    storiesDescription: 'روّاد أعمال ومزارعون ومدرّبون ذهبوا أبعد مما خطّطنا له.',
    reachTitle: 'أين يحدث ذلك',
    reachDescription: 'البرامج والمشاريع التي تقف وراء هذه الأرقام.',
    sections: {
      'how-we-count': {
        header: 'كيف نحصي',
        content: 'أربع قواعد يتبعها كل رقم في هذا الموقع.',
        items: rulesOfCounting,
      },
      'what-fell-short': {
        header: 'ما لم نبلغه',
        content:
          'من بين ١٦٨ شركة مرّت ببريدجز أغلقت سبع وأربعون أبوابها. وفقد مركزان من مراكز جرافين مقرّيهما ولم يجدا بديلًا بعد. وعاشت أولى المرشّحات في الفرافرة خمسة أشهر بدل خمس سنوات، أما التي تلتها فما زالت تعمل.\n\nنحكي هذا كل عام في مؤتمرنا عمّا لم ينجح. أهلًا بكم فيه، وبما تضيفونه إليه.',
        buttonText: 'كل الفعاليات',
        images: [pictured('oasis-evening')],
      },
    },
    ctaTitle: 'كونوا جزءًا من الرقم التالي',
    ctaDescription: 'انضمّوا إلى برنامج، أو رافقوا رائد أعمال بالتوجيه، أو حدّثونا عن مشكلة تستحق الحلّ.',
    ctaButtonPrimaryText: 'انضموا إلينا',
    ctaButtonSecondaryText: 'استكشفوا برامجنا',
  },
}
