import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { programsPageDefaults as english } from './programs-page-defaults.ts'

export const programsPageDefaults: MessagesShape<typeof english> = {
  heroTitle: 'برامج تبقى معكم حتى النجاح',
  heroSubtitle: 'تسريع نموّ وتوجيه وتدريب لروّاد الأعمال والمجتمعات المحلية في مصر وأفريقيا والمنطقة.',
  heroButtonPrimaryText: 'قدّموا الآن',
  heroButtonPrimaryLink: '/join',
  heroButtonSecondaryText: 'أثرنا بالأرقام',
  heroButtonSecondaryLink: '/portfolio',
  sectionTitle: 'لكل مرحلة برنامج يناسبها',
  sectionDescription:
    'برامجنا كلها مجانية لمن يشاركون فيها. تفضّلوا بقراءة ما يطلبه كل برنامج، ثم حدّثونا عن أنفسكم.',
  emptyStateTitle: 'لا برامج جارية الآن',
  emptyStateDescription:
    'لا يعمل أيّ من برامجنا في الوقت الحالي. اتركوا لنا أسماءكم، ونكتب إليكم حين نفتح البرنامج التالي.',
  emptyStateButtonText: 'انضموا إلينا',
  ctaTitle: 'أيّ البرامج يناسبكم؟',
  ctaDescription: 'اكتبوا لنا في سطور قليلة عمّا تبنونه، ونردّ على الجميع.',
  ctaButtonPrimaryText: 'انضموا إلينا',
  ctaButtonPrimaryLink: '/join',
  ctaButtonSecondaryText: 'تعرّفوا إلى شركائنا',
  ctaButtonSecondaryLink: '/partners',
}
