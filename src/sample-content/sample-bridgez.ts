import { itemWith } from '../content/page-section/blank-section.ts'
import { defaultProgramSections } from '../content/program/default-program-sections.ts'
import { fallbackPrograms } from '../content/program/fallback-programs.ts'
import { filledSections, type SampleContext, type SampleRecord } from './sample-context.ts'
import { partnerLogos } from './sample-partners.ts'

const program = fallbackPrograms[0]!

function sections(context: SampleContext) {
  const { image } = context
  return filledSections(defaultProgramSections(program), {
    hero: {
      align: 'left',
      images: [image('bridgez-cairo')],
      primaryColor: '#1e40af',
      secondaryColor: '#2563eb',
      accentColor: '#f5b12e',
      buttonText: 'Apply to cohort 16',
      secondaryButtonText: 'See what came of it',
      secondaryButtonUrl: '/impact',
    },
    logoCenter: {
      header: 'Twelve startups, twice a year',
      content:
        'Applications are read by founders of earlier cohorts. They know what a plan looks like that will be changed.',
      images: [image('logo-bridgez')],
    },
    aspiration: {
      header: 'Good ideas die of small things',
      content:
        'A price that is too low by a fifth. A customer who pays in ninety days. A founder who has nobody to ask on a Thursday night.\n\nMost young companies that serve poor customers do not fail because nobody needs them. They fail on the bridge between the first sale and the hundredth. That bridge can be built, and it takes about six months.',
      images: [image('workshop-morning')],
    },
    funding: {
      header: 'What you receive',
      content: 'No shares are taken, and nothing has to be paid back.',
      items: [
        itemWith({
          icon: 'Briefcase',
          title: 'Up to 250,000 EGP',
          description: 'Paid in three steps, each one when the goal of the step before it has been reached.',
        }),
        itemWith({
          icon: 'Users',
          title: 'A lead mentor',
          description: 'Two hours a week with one person, and five specialists who pick up the phone.',
        }),
        itemWith({
          icon: 'Building',
          title: 'Room to work',
          description: 'Desks and a workshop in Shubra. Teams from elsewhere get travel and a bed.',
        }),
      ],
    },
    impact: {
      header: 'What came out of 14 cohorts',
      content: 'Counted every December by calling each company that ever took part.',
      items: [
        itemWith({ stat: '168', label: 'startups accelerated', icon: 'TrendingUp' }),
        itemWith({ stat: '121', label: 'still in business', icon: 'Target' }),
        itemWith({ stat: '1,890', label: 'people employed', icon: 'Users' }),
      ],
    },
    activities: {
      header: 'An ordinary week',
      content:
        'Sunday: numbers, with the whole cohort at one table. Monday to Wednesday: out with customers, because half of the program happens on their doorsteps. Thursday: two hours with your mentor, then dinner, cooked by a different team each week.',
      images: [image('workshop-afternoon')],
    },
    testimonial: {
      header: 'Omar Shafik',
      subheader: 'Founder of Waraq, paper from rice straw, Beheira',
      content:
        'In the second month they made me close our best-looking product. It was the one that ate the money.',
    },
    partnerships: {
      header: 'From the last cohorts',
      content: 'Workshops in Cairo, field weeks wherever the customers are.',
      images: [
        image('demo-day-stage', 'Demo day of cohort 14 at the Delta Institute'),
        image('cairo-evening', 'Cairo from the roof of GSF House'),
        image('coast-harbour', 'Field week with a fish-farming startup near Rosetta'),
      ],
    },
    timeline: {
      header: 'From application to demo day',
      content: 'Nine weeks to get in, six months to get through.',
      items: [
        itemWith({
          icon: 'Target',
          title: 'Apply',
          description: 'Ten questions. We answer within 48 hours.',
        }),
        itemWith({
          icon: 'Globe',
          title: 'We visit you',
          description: 'Half a day where you work, with your customers.',
        }),
        itemWith({
          icon: 'BarChart',
          title: 'Diagnosis',
          description: 'Two weeks on your numbers, then one goal a month.',
        }),
        itemWith({
          icon: 'Zap',
          title: 'Build and sell',
          description: 'Five months, half of the time with customers.',
        }),
        itemWith({
          icon: 'Award',
          title: 'Demo day',
          description: 'Customers and investors see what has changed.',
        }),
      ],
    },
    showcase: {
      header: 'Built in Bridgez',
      content: 'Three companies you can buy from today.',
      images: [image('greenhouse'), image('solar-quarter'), image('coast-harbour')],
      items: [
        itemWith({
          icon: 'Zap',
          title: 'Sunbasket',
          description: 'Solar drying for tomatoes and herbs, by the kilogram.',
        }),
        itemWith({
          icon: 'Building',
          title: 'Satah',
          description: 'Rooftop panels on instalments that are lower than the old bill.',
        }),
        itemWith({
          icon: 'Globe',
          title: 'Sayyad',
          description: 'Ice and fair weighing for small fishing boats.',
        }),
      ],
    },
    partners: {
      header: 'Carried by',
      content: 'They give money, laboratories and very early mornings.',
      images: partnerLogos(context, [
        'nile-valley-bank',
        'delta-institute',
        'karnak-legal',
        'blue-crane-fund',
      ]),
    },
    support: {
      header: 'Cohort 16 is open',
      content: 'Tell us what you sell, to whom, and what stands in the way. We answer within 48 hours.',
    },
  })
}

export function sampleBridgez(context: SampleContext): SampleRecord {
  const { createdAt, updatedAt, ...values } = program
  return {
    ...values,
    imageUrl: context.url('bridgez-cairo'),
    logoUrl: context.url('logo-bridgez'),
    applicationDeadline: context.day(45),
    startDate: context.day(80),
    maxParticipants: 12,
    currentParticipants: 9,
    sections: sections(context),
  }
}
