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

/** What a section says before an editor has written its text. */
export const sectionSamples: Record<SectionLayout, SectionSample> = {
  hero: {
    header: 'One sentence that says what changes',
    content:
      'Two or three lines for somebody who has never heard of it: who it is for, and what they can do after.',
    ...join,
  },
  simpleHero: {
    header: 'A title on a plain ground',
    subheader: 'One line below it',
    content: 'For pages that need no picture to be understood.',
  },
  portfolioHero: {
    header: 'What changed, and for whom',
    subheader: 'Our work in four figures',
    content: 'The figures below are counted in the field once a year.',
    items: figures,
    ...join,
  },
  customHero: {
    header: 'Name the promise',
    subheader: 'Say who keeps it',
    content: 'A short paragraph over the picture. It should still make sense when the picture is missing.',
    ...join,
  },
  aspiration: {
    header: 'What we hope for',
    content:
      'Describe the day on which this work is no longer needed. Be concrete: what does a morning look like there?',
  },
  framework: {
    header: 'How the parts fit together',
    content: 'Each part is useful alone. Together they carry somebody from an idea to an income.',
    items: features,
  },
  fullWidthImage: {
    header: 'Let one picture speak',
    content: 'A caption with the place, the month and the names of those in it.',
  },
  galleryGrid: {
    header: 'From the field',
    content: 'Pictures of the last season. Say in each caption what is happening.',
  },
  funding: {
    header: 'Funding follows outcomes',
    content: 'Money is released in steps, each one when the step before it has been shown to work.',
    items: stages,
  },
  quote: {
    header: 'Name of the speaker',
    subheader: 'What they do, and where',
    content: 'Put their own words here, short enough to be read in one breath.',
  },
  portfolio: {
    header: 'What we have built so far',
    content: 'Choose the results that a sceptical reader would ask for first.',
    items: figures,
  },
  steps: {
    header: 'How it works',
    content: 'From the first conversation to the last visit.',
    items: stages,
  },
  logoCenter: {
    header: 'Part of something larger',
    content: 'One line about the program or the partner whose mark stands above.',
  },
  logoCenterVideo: {
    header: 'See it in two minutes',
    content: 'A line about who filmed it, where and when.',
  },
  aspirationVideo: {
    header: 'In their own words',
    content: 'Introduce the person in the film, and say what to listen for.',
  },
  callToAction: {
    header: 'There is a place for you in this',
    content: 'Say what happens after the button is pressed, and how long it takes.',
    ...join,
  },
  textLeftImageRight: {
    header: 'Why we started',
    content:
      'The problem as the people who live with it describe it, then the idea that came out of talking to them.',
  },
  imageLeftTextRight: {
    header: 'What we do on an ordinary day',
    content: 'The work itself: who comes, what they bring, what they take home.',
  },
  featureCards: {
    header: 'What you get',
    content: 'Three things that those who took part name first when we ask them.',
    items: features,
  },
  stats: {
    header: 'Counted, not estimated',
    content: 'Say who counted, and when.',
    items: figures,
  },
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
}
