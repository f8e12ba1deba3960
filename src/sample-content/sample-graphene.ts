import { itemWith } from '../content/page-section/blank-section.ts'
import { defaultProjectSections } from '../content/project/default-project-sections.ts'
import { fallbackProjects } from '../content/project/fallback-projects.ts'
import { filledSections, type SampleContext, type SampleRecord } from './sample-context.ts'
import { partnerLogos } from './sample-partners.ts'

const project = fallbackProjects[1]!

function sections(context: SampleContext) {
  const { image } = context
  return filledSections(defaultProjectSections(project), {
    hero: {
      align: 'left',
      images: [image('circuit-land')],
      primaryColor: '#6b21a8',
      secondaryColor: '#9333ea',
      accentColor: '#86d3a0',
    },
    logoCenter: {
      header: 'Thin, strong, and it carries current',
      content: 'Like the material, a hub is one layer that many things hold on to.',
      images: [image('logo-graphene')],
    },
    aspiration: {
      header: 'Forms moved online. Many people did not.',
      content:
        'A pension, a school place, a tax card: today each begins on a screen. Whoever cannot use one pays somebody at a kiosk, and hands over a password with the coin.\n\nGraphene opens rooms where the screen is explained by a neighbour, as slowly as it takes.',
      images: [image('learning-hub')],
    },
    funding: {
      header: 'What a hub costs',
      content:
        '390,000 EGP to open, then 8,500 a month, half of it paid by the community from the second year.',
      items: [
        itemWith({
          icon: 'Building',
          title: 'A room',
          description: 'In a school, a library or a church hall, repaired by the street.',
        }),
        itemWith({
          icon: 'Zap',
          title: 'Twelve machines',
          description: 'Second-hand, on a solar battery, kept alive by the repair class.',
        }),
        itemWith({
          icon: 'Users',
          title: 'A trainer',
          description: 'From the same district, paid from the first day.',
        }),
      ],
    },
    impact: {
      header: 'Since 2018',
      content: 'Certificates issued, and a call to each graduate a year later.',
      items: [
        itemWith({ stat: '18,400', label: 'people finished a course', icon: 'GraduationCap' }),
        itemWith({ stat: '57%', label: 'of them women and girls', icon: 'Heart' }),
        itemWith({ stat: '38', label: 'hubs, each with its own committee', icon: 'Building' }),
      ],
    },
    activities: {
      header: 'Morning, noon and evening',
      content:
        'In the morning school classes come. At noon the room belongs to those who need a form, a letter or a printer. In the evening there are courses: first steps, spreadsheets, repair, code. Children of those who learn play next door.',
      images: [image('classroom-day')],
    },
    testimonial: {
      header: 'Fatma Ali',
      subheader: '54, learner at the hub in Nag Hammadi',
      content: 'I wrote to my son in Kuwait myself. He asked who was typing.',
    },
    partnerships: {
      header: 'Inside the hubs',
      content: 'From Minya to Marsabit.',
      images: [
        image('classroom-evening', 'Evening class in Mallawi'),
        image('solar-roofs-dawn', 'The roof that powers the hub in Nag Hammadi'),
        image('savannah-day', 'Market day outside the hub in Marsabit'),
      ],
    },
    timeline: {
      header: 'How a hub begins',
      content: 'From a letter to an open door in about five months.',
      items: [
        itemWith({
          icon: 'Users',
          title: 'A letter',
          description: 'Twenty people from one place ask for it, in writing.',
        }),
        itemWith({
          icon: 'Building',
          title: 'A room',
          description: 'The street repairs it, and we bring cables and light.',
        }),
        itemWith({
          icon: 'GraduationCap',
          title: 'A trainer',
          description: 'Chosen by the committee, trained by us for ten weeks.',
        }),
        itemWith({
          icon: 'Award',
          title: 'A handover',
          description: 'In its third year the hub belongs to the community.',
        }),
      ],
    },
    showcase: 'hidden',
    partners: {
      header: 'Carried by',
      content: 'Machines, courses and printed primers.',
      images: partnerLogos(context, [
        'delta-institute',
        'rosetta-press',
        'helwan-solar-works',
        'blue-crane-fund',
      ]),
    },
    support: {
      header: 'Is there a room in your street?',
      content: 'Ask for a hub, give us your old laptops, or teach one evening a week.',
    },
  })
}

export function sampleGraphene(context: SampleContext): SampleRecord {
  const { createdAt, updatedAt, ...values } = project
  return {
    ...values,
    imageUrl: context.url('circuit-land'),
    logoUrl: context.url('logo-graphene'),
    sections: sections(context),
  }
}
