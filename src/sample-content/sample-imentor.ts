import { itemWith } from '../content/page-section/blank-section.ts'
import { defaultProgramSections } from '../content/program/default-program-sections.ts'
import { fallbackPrograms } from '../content/program/fallback-programs.ts'
import { filledSections, type SampleContext, type SampleRecord } from './sample-context.ts'
import { partnerLogos } from './sample-partners.ts'

const program = fallbackPrograms[1]!

function sections(context: SampleContext) {
  const { image } = context
  return filledSections(defaultProgramSections(program), {
    hero: {
      align: 'left',
      images: [image('river-afternoon')],
      primaryColor: '#115e59',
      secondaryColor: '#0f766e',
      accentColor: '#f5b12e',
      secondaryButtonText: 'Become a mentor',
      secondaryButtonUrl: '/join',
    },
    logoCenter: {
      header: 'One founder, one mentor, one year',
      content: 'Sixty hours of somebody’s full attention.',
      images: [image('logo-imentor')],
    },
    aspiration: {
      header: 'Advice is everywhere. Memory is rare.',
      content:
        'A podcast does not know that you were afraid of your landlord in March. A mentor does, and asks about it in April.\n\nWe look for people who have built, sold, closed or saved a company, and for founders who can bear a question. Then we keep out of the way.',
      images: [image('mentoring-talk')],
    },
    funding: {
      header: 'What belongs to it',
      content: 'Free for founders. Mentors are not paid, and never invest in the company they mentor.',
      items: [
        itemWith({
          icon: 'Users',
          title: 'A match you choose',
          description: 'Three conversations with three mentors, then both sides decide.',
        }),
        itemWith({
          icon: 'GraduationCap',
          title: 'Four days together',
          description: 'All pairs meet in Cairo, once in each season.',
        }),
        itemWith({
          icon: 'Briefcase',
          title: 'A desk of experts',
          description: 'Contracts and taxes, answered by Karnak Legal within three days.',
        }),
      ],
    },
    impact: {
      header: 'Since 2016',
      content: 'Only pairs who met for all twelve months are counted.',
      items: [
        itemWith({ stat: '520', label: 'pairs completed', icon: 'Users' }),
        itemWith({ stat: '31,200', label: 'hours of mentoring', icon: 'BarChart' }),
        itemWith({ stat: '240', label: 'active mentors', icon: 'Award' }),
      ],
    },
    activities: {
      header: 'Every second week',
      content:
        'An hour or two, in person or on a screen. The founder writes three lines beforehand: what happened, what is stuck, what is to be decided. The mentor writes nothing and listens. Once a quarter we join for half an hour and ask both whether it is still worth their time.',
      images: [image('mentoring-evening')],
    },
    testimonial: {
      header: 'Leila Ben Amor',
      subheader: 'Mentor from Tunis, three founders so far',
      content: 'I thought I would pass something on. I had forgotten how much I would hear.',
    },
    partnerships: {
      header: 'Where pairs meet',
      content: 'Offices, roofs, boats, and once a petrol station.',
      images: [
        image('cairo-morning', 'The yearly meeting in Cairo'),
        image('river-dawn', 'A pair from Aswan that meets on the ferry'),
        image('savannah-day', 'Founders’ weekend near Kisumu'),
      ],
    },
    timeline: {
      header: 'How the year goes',
      content: 'There are two intakes a year.',
      items: [
        itemWith({
          icon: 'Target',
          title: 'Apply',
          description: 'One page about you and the question you carry around.',
        }),
        itemWith({
          icon: 'Users',
          title: 'Match',
          description: 'Three mentors, three conversations, one choice.',
        }),
        itemWith({
          icon: 'Zap',
          title: 'Twelve months',
          description: 'Twenty-four meetings and four days with everyone.',
        }),
        itemWith({
          icon: 'Award',
          title: 'Look back',
          description: 'Half of our founders come back later, as mentors.',
        }),
      ],
    },
    showcase: {
      header: 'What a year can change',
      content: 'Two companies after their time in iMentor.',
      images: [image('circuit-land'), image('field-morning')],
      items: [
        itemWith({
          icon: 'Zap',
          title: 'Kazi Repair',
          description: 'From a folding table to five shops and a school in Kisumu.',
        }),
        itemWith({
          icon: 'Heart',
          title: 'Bizra',
          description: 'A seed library in Beheira that 2,000 growers borrow from.',
        }),
      ],
    },
    partners: {
      header: 'With the help of',
      content: 'They lend us their people, and the rooms to meet in.',
      images: partnerLogos(context, ['karnak-legal', 'blue-crane-fund', 'rosetta-press', 'nile-valley-bank']),
    },
    support: {
      header: 'Take a seat at the table',
      content: 'As a founder or as a mentor: one page is enough to begin. We answer within 48 hours.',
    },
  })
}

export function sampleImentor(context: SampleContext): SampleRecord {
  const { createdAt, updatedAt, ...values } = program
  return {
    ...values,
    imageUrl: context.url('mentoring-talk'),
    logoUrl: context.url('logo-imentor'),
    applicationDeadline: context.day(60),
    startDate: context.day(95),
    maxParticipants: 60,
    currentParticipants: 46,
    sections: sections(context),
  }
}
