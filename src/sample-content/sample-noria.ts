import { itemWith } from '../content/page-section/blank-section.ts'
import { defaultProgramSections } from '../content/program/default-program-sections.ts'
import { filledSections, type SampleContext, type SampleRecord } from './sample-context.ts'
import { partnerLogos } from './sample-partners.ts'

const texts = {
  title: 'Noria',
  subtitle: 'Twelve weeks from an idea to the first customer',
  description:
    'A training for women in Upper Egypt who want to earn with what they already do well, close to home and with childcare.',
}

function sections(context: SampleContext) {
  const { image } = context
  return filledSections(defaultProgramSections(texts), {
    hero: {
      align: 'left',
      images: [image('river-dawn')],
      primaryColor: '#9a3412',
      secondaryColor: '#c2410c',
      accentColor: '#ffe08a',
    },
    logoCenter: {
      header: 'Named after the wheel that lifts water by the river’s own strength',
      content: 'Luxor, Sohag and Aswan, two rounds a year.',
      images: [image('logo-noria')],
    },
    aspiration: {
      header: 'The skill is there. The market is an hour too far.',
      content:
        'Bread, embroidery, soap, bookkeeping, goats: in every village women run small trades that never got a name, a price or a bank account.\n\nNoria does not bring new trades. It brings the first hundred metres between a kitchen and a shop.',
      images: [image('weavers')],
    },
    funding: {
      header: 'What you receive',
      content: 'Everything happens within half an hour of where you live.',
      items: [
        itemWith({
          icon: 'GraduationCap',
          title: 'Three mornings a week',
          description: 'In a group of twenty, taught in Arabic.',
        }),
        itemWith({
          icon: 'Heart',
          title: 'Childcare next door',
          description: 'From the first day, for every age.',
        }),
        itemWith({
          icon: 'Briefcase',
          title: '15,000 EGP to begin',
          description: 'For material and tools, after the eighth week.',
        }),
      ],
    },
    impact: {
      header: 'After six rounds',
      content: 'Counted a year after each round.',
      items: [
        itemWith({ stat: '240', label: 'women took part', icon: 'Users' }),
        itemWith({ stat: '96', label: 'registered businesses', icon: 'Building' }),
        itemWith({ stat: '420', label: 'jobs in them', icon: 'TrendingUp' }),
      ],
    },
    activities: {
      header: 'In the ninth week you sell',
      content:
        'Eight weeks of product, price and practice, then a stall at the market in Luxor. What sells is kept, what does not is changed by Thursday. In the twelfth week a bank clerk comes to the class and opens accounts.',
      images: [image('workshop-evening')],
    },
    testimonial: {
      header: 'Sabah Ismail',
      subheader: 'Soap maker, Luxor',
      content:
        'My husband built the shelf himself. Then he asked what the rent of the shop next to ours would be.',
    },
    partnerships: {
      header: 'Along the river',
      content: 'Classes, market days and visits.',
      images: [
        image('river-afternoon', 'On the way to the market in Luxor'),
        image('field-morning', 'Herbs for the soap makers, near Sohag'),
        image('mosaic-stars', 'A pattern for the cushions of round five'),
      ],
    },
    timeline: {
      header: 'Twelve weeks',
      content: 'The seventh round is open now.',
      items: [
        itemWith({
          icon: 'Target',
          title: 'Weeks 1 to 4',
          description: 'What you make, for whom, and what it costs.',
        }),
        itemWith({
          icon: 'BarChart',
          title: 'Weeks 5 to 8',
          description: 'Price, pictures, packing and first samples.',
        }),
        itemWith({
          icon: 'Zap',
          title: 'Weeks 9 to 12',
          description: 'A stall, an account and the first customers.',
        }),
      ],
    },
    showcase: 'hidden',
    partners: {
      header: 'With the help of',
      content: 'A bank that comes to the village, and a union that opens its shops.',
      images: partnerLogos(context, ['nile-valley-bank', 'oasis-cooperative-union', 'rosetta-press']),
    },
    support: { header: 'There are forty places', content: 'Apply yourself, or tell somebody who should.' },
  })
}

export function sampleNoria(context: SampleContext): SampleRecord {
  return {
    id: 'noria',
    ...texts,
    fullDescription:
      'Noria is for women who already make or do something that others would pay for. In twelve weeks they find a price, a name and a first customer. Six rounds have brought 240 women through it; 96 of them run a registered business today, with 420 people at work in them.',
    overview: 'Three mornings a week, within half an hour of home, with childcare next door.',
    objectives: [
      'A product with a price that pays',
      'A first sale before the course ends',
      'A bank account in her own name',
    ],
    process: ['Find the product', 'Find the price', 'Find the customer'],
    keyAchievements: ['240 women in six rounds', '96 registered businesses', '420 jobs'],
    features: ['Childcare next door', '15,000 EGP for material and tools', 'A market stall for four weeks'],
    requirements: [
      'You live in Luxor, Sohag or Aswan',
      'You make or do something already',
      'You can come three mornings a week',
    ],
    status: 'Active',
    duration: '12 weeks',
    participants: '40 women per round',
    applicationDeadline: context.day(30),
    startDate: context.day(52),
    maxParticipants: 40,
    currentParticipants: 0,
    imageUrl: context.url('river-dawn'),
    logoUrl: context.url('logo-noria'),
    iconName: 'Heart',
    color: 'orange',
    location: 'Luxor, Sohag and Aswan',
    isAcceptingApplications: true,
    order: 2,
    isActive: true,
    sections: sections(context),
  }
}
