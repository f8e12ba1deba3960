import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { impactPageDefaults as english } from './impact-page-defaults.ts'

export const impactPageDefaults: MessagesShape<typeof english> = {
  heroTitle: 'أثرنا',
  heroSubtitle: 'نحصيه بعناية، ويرويه من عاشوه',
  heroContent: 'ما تغيّر بعملنا: بأرقام نتحقّق منها، وبكلمات من عملنا من أجلهم.',
  statsTitle: 'بالأرقام',
  statsDescription: 'حصيلة ما اجتمع حتى اليوم.',
  storiesTitle: 'قصص نجاح',
  storiesDescription: 'روّاد أعمال وأسر ذهبوا أبعد مما خطّطنا له.',
  reachTitle: 'أين يحدث ذلك',
  reachDescription: 'البرامج والمشاريع التي تقف وراء هذه الأرقام.',
  ctaTitle: 'كونوا جزءًا من الرقم التالي',
  ctaDescription: 'انضمّوا إلى برنامج، أو رافقوا رائد أعمال بالتوجيه، أو حدّثونا عن مشكلة تستحق الحلّ.',
  ctaButtonPrimaryText: 'انضموا إلينا',
  ctaButtonPrimaryLink: '/join',
  ctaButtonSecondaryText: 'استكشفوا برامجنا',
  ctaButtonSecondaryLink: '/programs',
}
