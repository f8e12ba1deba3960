import { itemWith } from '../content/page-section/blank-section.ts'
import { defaultProgramSections } from '../content/program/default-program-sections.ts'
import { filledSections, type SampleContext, type SampleRecord } from './sample-context.ts'
import { partnerLogos } from './sample-partners.ts'

const texts = {
  title: 'Khatwa',
  subtitle: 'Eight weeks between school and the first wage',
  description:
    'A summer program for school leavers who want to learn a green trade: solar, irrigation or repair. It starts next summer.',
}

function sections(context: SampleContext) {
  const { image } = context
  return filledSections(defaultProgramSections(texts), {
    hero: {
      align: 'left',
      images: [image('solar-quarter')],
      primaryColor: '#6b21a8',
      secondaryColor: '#9333ea',
      accentColor: '#ffe08a',
      buttonText: 'Tell me when it opens',
    },
    logoCenter: {
      header: 'Khatwa means step',
      content: 'One step is all it claims to be.',
      images: [image('logo-khatwa')],
    },
    aspiration: {
      header: 'Between school and work lies a summer',
      content:
        'In that summer it is often decided who stays, who leaves and who waits. At the same time Helwan Solar Works and our own projects look for people who can lay a pipe, mount a panel or solder a wire, and do not find them.\n\nKhatwa brings the two together before September.',
      images: [image('classroom-day')],
    },
    funding: {
      header: 'What you will receive',
      content: 'The program is free, and the last four weeks are paid.',
      items: [
        itemWith({
          icon: 'GraduationCap',
          title: 'A trade',
          description: 'Four weeks in a workshop, in groups of ten.',
        }),
        itemWith({
          icon: 'Briefcase',
          title: 'Paid practice',
          description: 'Four weeks in a company or one of our projects.',
        }),
        itemWith({
          icon: 'Award',
          title: 'A certificate',
          description: 'From the Delta Institute of Technology.',
        }),
      ],
    },
    impact: {
      header: 'Planned for the first summer',
      content: 'Real figures will stand here when it is over.',
      items: [
        itemWith({ stat: '60', label: 'places', icon: 'Users' }),
        itemWith({ stat: '3', label: 'trades', icon: 'Zap' }),
        itemWith({ stat: '8', label: 'weeks', icon: 'Target' }),
      ],
    },
    activities: {
      header: 'Hands first',
      content:
        'Every day begins in the workshop and ends with half an hour of theory, not the other way round.',
      images: [image('workshop-evening')],
    },
    testimonial: 'hidden',
    partnerships: 'hidden',
    timeline: {
      header: 'Until it starts',
      content: 'Three things have to happen, in this order.',
      items: [
        itemWith({
          icon: 'Building',
          title: 'Equip',
          description: 'Workshops in Minya and Aswan get their benches and tools.',
        }),
        itemWith({
          icon: 'Target',
          title: 'Open',
          description: 'Applications open in spring, and we write to all who left their name.',
        }),
        itemWith({
          icon: 'Zap',
          title: 'Begin',
          description: 'The first sixty start in the week after the last exam.',
        }),
      ],
    },
    showcase: 'hidden',
    partners: {
      header: 'Prepared with',
      content: 'They train, certify and hire.',
      images: partnerLogos(context, ['helwan-solar-works', 'delta-institute']),
    },
    support: {
      header: 'Leave your name',
      content: 'We write to you once, on the day applications open.',
      buttonText: 'Leave my name',
    },
  })
}

export function sampleKhatwa(context: SampleContext): SampleRecord {
  return {
    id: 'khatwa',
    ...texts,
    fullDescription:
      'Khatwa is for young people who have just left school. Four weeks in a workshop are followed by four paid weeks in a company or in one of our projects. The first summer has sixty places in three trades: solar, irrigation and repair.',
    overview: 'Four weeks of workshop, four weeks of paid practice.',
    objectives: [
      'A trade that is looked for where you live',
      'A first wage within eight weeks',
      'Somebody who knows your work and says so',
    ],
    process: ['Apply in spring', 'Choose a trade', 'Begin after the last exam'],
    features: ['Free of charge', 'Paid practice', 'A certificate of the Delta Institute of Technology'],
    requirements: ['You leave school this year or left it last year', 'You live in Minya or Aswan'],
    status: 'Upcoming',
    duration: '8 weeks',
    participants: '60 school leavers',
    maxParticipants: 60,
    currentParticipants: 0,
    imageUrl: context.url('solar-quarter'),
    logoUrl: context.url('logo-khatwa'),
    iconName: 'Lightbulb',
    color: 'purple',
    location: 'Minya and Aswan',
    isAcceptingApplications: false,
    order: 3,
    isActive: true,
    sections: sections(context),
  }
}
