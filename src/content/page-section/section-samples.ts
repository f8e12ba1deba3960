import { itemWith } from './blank-section.ts'
import type { PageSection } from './page-section.ts'
import type { SectionLayout } from './section-layout-names.ts'

export interface SectionSample
  extends Partial<Pick<PageSection, 'subheader' | 'items' | 'buttonText' | 'buttonUrl'>> {
  header: string
  content: string
}

const join = { buttonText: 'Join Us', buttonUrl: '/join' }

const features = [
  itemWith({ title: 'A mentor of your own', description: 'Two hours every second week.', icon: 'Users' }),
  itemWith({ title: 'A place to work', description: 'Desks, a workshop, good internet.', icon: 'Building' }),
  itemWith({ title: 'Patient money', description: 'Small grants first, loans later.', icon: 'BarChart' }),
]

const figures = [
  itemWith({ stat: '120', label: 'families with running water', icon: 'Heart' }),
  itemWith({ stat: '38', label: 'people trained on site', icon: 'GraduationCap' }),
  itemWith({ stat: '94%', label: 'still in use after two years', icon: 'TrendingUp' }),
]

const stages = [
  itemWith({
    title: 'Listen',
    description: 'Four weeks in the place before we plan anything.',
    icon: 'Users',
  }),
  itemWith({
    title: 'Build',
    description: 'With local hands, and parts that local shops sell.',
    icon: 'Zap',
  }),
  itemWith({
    title: 'Hand over',
    description: 'A committee runs it, and we come back to check.',
    icon: 'Award',
  }),
]

/** What a section says before an editor has written its text; what is empty here has a hint for the editor instead. */
export const sectionSamples: Record<SectionLayout, SectionSample> = {
  hero: { header: '', content: '', ...join },
  simpleHero: { header: '', content: '' },
  portfolioHero: {
    header: 'What changed, and for whom',
    subheader: 'Our work in four figures',
    content: 'The figures below are counted in the field once a year.',
    items: figures,
    ...join,
  },
  customHero: { header: '', content: '', ...join },
  aspiration: { header: 'What we hope for', content: '' },
  framework: {
    header: 'How the parts fit together',
    content: 'Each part is useful alone. Together they carry somebody from an idea to an income.',
    items: features,
  },
  fullWidthImage: { header: '', content: '' },
  galleryGrid: { header: 'From the field', content: '' },
  funding: {
    header: 'Funding follows outcomes',
    content: 'Money is released in steps, each one when the step before it has been shown to work.',
    items: stages,
  },
  quote: { header: '', content: '' },
  portfolio: { header: 'What we have built so far', content: '', items: figures },
  steps: {
    header: 'How it works',
    content: 'From the first conversation to the last visit.',
    items: stages,
  },
  logoCenter: { header: 'Part of something larger', content: '' },
  logoCenterVideo: { header: 'See it in two minutes', content: '' },
  aspirationVideo: { header: 'In their own words', content: '' },
  callToAction: { header: 'There is a place for you in this', content: '', ...join },
  textLeftImageRight: { header: 'Why we started', content: '' },
  imageLeftTextRight: { header: 'What we do on an ordinary day', content: '' },
  featureCards: {
    header: 'What you get',
    content: 'Three things that those who took part name first when we ask them.',
    items: features,
  },
  stats: { header: 'Counted, not estimated', content: '', items: figures },
  logoGrid: {
    header: 'With whom we work',
    content: 'They give time, land, laboratories and advice.',
    items: features,
  },
  productShowcase: {
    header: 'Made by those who took part',
    content: 'Products and services that you can buy today.',
    items: [
      itemWith({
        title: 'Solar dryer',
        description: 'Keeps 40 kilograms of tomatoes from spoiling.',
        icon: 'Zap',
      }),
      itemWith({
        title: 'Reading kit',
        description: 'Twelve books and a lamp for a village class.',
        icon: 'Award',
      }),
    ],
  },
  richText: { header: 'The text in full', content: '' },
  questions: {
    header: 'Questions that we are asked',
    content: '',
    items: [
      itemWith({
        title: 'Who can take part?',
        description: 'Everybody who lives where we work and has an idea that helps others.',
      }),
      itemWith({ title: 'What does it cost?', description: 'Nothing. We are paid by our donors.' }),
      itemWith({ title: 'When do we hear from you?', description: 'Within two working days.' }),
    ],
  },
}
