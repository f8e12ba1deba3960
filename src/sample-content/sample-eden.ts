import { itemWith } from '../content/page-section/blank-section.ts'
import { defaultProjectSections } from '../content/project/default-project-sections.ts'
import { fallbackProjects } from '../content/project/fallback-projects.ts'
import { filledSections, type SampleContext, type SampleRecord } from './sample-context.ts'
import { partnerLogos } from './sample-partners.ts'

const project = fallbackProjects[0]!

function sections(context: SampleContext) {
  const { image } = context
  return filledSections(defaultProjectSections(project), {
    hero: {
      align: 'left',
      images: [image('greenhouse')],
      primaryColor: '#065f46',
      secondaryColor: '#047857',
      accentColor: '#f5b12e',
    },
    logoCenter: {
      header: 'Twenty-two villages, one rule',
      content: 'Nothing is installed that the village cannot repair.',
      images: [image('logo-eden')],
    },
    aspiration: {
      header: 'The well is a clock',
      content:
        'In Farafra and Dakhla the water under the desert is thousands of years old, and nobody refills it. Each year the pumps reach a metre deeper; each year a few families give up.\n\nFlooding a field loses more than half of what is pumped. A pipe with small holes loses almost nothing. The pipe was never the problem. Paying for it before the first harvest was.',
      images: [image('oasis-sunrise')],
    },
    funding: {
      header: 'Where the money goes',
      content: 'An average farm of three feddans costs 94,000 EGP to convert.',
      items: [
        itemWith({
          icon: 'Zap',
          title: 'Lines and filters, 61%',
          description: 'Made in Egypt, with spare parts in the village shop.',
        }),
        itemWith({
          icon: 'GraduationCap',
          title: 'Farmer schools, 22%',
          description: 'A winter course in each village, taught by farmers.',
        }),
        itemWith({
          icon: 'Building',
          title: 'Cold rooms, 17%',
          description: 'Shared, on solar power, owned by the cooperative.',
        }),
      ],
    },
    impact: {
      header: 'After six seasons',
      content: 'Meters at 180 wells, read every month by the families themselves.',
      items: [
        itemWith({ stat: '1,240', label: 'families take part', icon: 'Users' }),
        itemWith({ stat: '45%', label: 'less water for the same harvest', icon: 'Target' }),
        itemWith({ stat: '1,900', label: 'feddans under drip irrigation', icon: 'TrendingUp' }),
      ],
    },
    activities: {
      header: 'What a season looks like',
      content:
        'In the cool months the school is open: soil, salt, seed and sums. Then crews from the village lay the lines, four days for a farm. Before planting, the cooperative agrees on prices with two buyers in Cairo, so that nobody plants on hope alone.',
      images: [image('seedling-hands')],
    },
    testimonial: {
      header: 'Rania Hussein',
      subheader: 'Manager of the cold room in Mut, Dakhla',
      content: 'Before, we sold on the day of the harvest because we had to. Now we sell on the day we want.',
    },
    partnerships: {
      header: 'From the fields',
      content: 'Between Farafra and Dakhla, taken by the farmer schools.',
      images: [
        image('greenhouse-dawn', 'Early watering near Qasr el-Farafra'),
        image('oasis-evening', 'The edge of the last field'),
        image('seedling-hands', 'Salt-tolerant barley, second week'),
      ],
    },
    timeline: {
      header: 'Three phases',
      content: 'Each phase begins only when the committees of the phase before it have signed.',
      items: [
        itemWith({
          icon: 'Users',
          title: '2019: seven villages',
          description: 'Learning what breaks, and how fast.',
        }),
        itemWith({
          icon: 'Zap',
          title: '2022: fifteen more',
          description: 'Crews from the first seven train the next.',
        }),
        itemWith({
          icon: 'BarChart',
          title: 'Now: cold rooms',
          description: 'Eleven are running, four are being built.',
        }),
        itemWith({
          icon: 'Award',
          title: '2027: handover',
          description: 'The cooperative union takes over the schools.',
        }),
      ],
    },
    showcase: {
      header: 'What stands there today',
      content: 'Three things you would be shown on a visit.',
      images: [image('greenhouse-dawn'), image('solar-roofs-dawn'), image('oasis-evening')],
      items: [
        itemWith({
          icon: 'Zap',
          title: 'The line',
          description: 'Sixteen millimetres wide, a dripper each forty centimetres.',
        }),
        itemWith({
          icon: 'Building',
          title: 'The cold room',
          description: 'Four degrees at noon, without a cable from anywhere.',
        }),
        itemWith({
          icon: 'Globe',
          title: 'The belt',
          description: 'Nine kilometres of trees that hold back the sand.',
        }),
      ],
    },
    partners: {
      header: 'Carried by',
      content: 'Land, laboratories and long drives.',
      images: partnerLogos(context, [
        'oasis-cooperative-union',
        'helwan-solar-works',
        'delta-institute',
        'nile-valley-bank',
      ]),
    },
    support: {
      header: 'Convert one more farm',
      content:
        'Three feddans, one family, two harvests a year. Write to us about giving, or about coming along.',
    },
  })
}

export function sampleEden(context: SampleContext): SampleRecord {
  const { createdAt, updatedAt, ...values } = project
  return {
    ...values,
    imageUrl: context.url('greenhouse'),
    logoUrl: context.url('logo-eden'),
    sections: sections(context),
  }
}
