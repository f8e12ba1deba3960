import { itemWith } from '../content/page-section/blank-section.ts'
import { defaultProjectSections } from '../content/project/default-project-sections.ts'
import { fallbackProjects } from '../content/project/fallback-projects.ts'
import { filledSections, type SampleContext, type SampleRecord } from './sample-context.ts'
import { partnerLogos } from './sample-partners.ts'

const project = fallbackProjects[2]!

function sections(context: SampleContext) {
  const { image } = context
  return filledSections(defaultProjectSections(project), {
    hero: {
      align: 'left',
      images: [image('clinic-morning')],
      primaryColor: '#991b1b',
      secondaryColor: '#dc2626',
      accentColor: '#ffe08a',
    },
    logoCenter: {
      header: 'Three things a clinic must never lack',
      content: 'Breath, light, and somebody who knows what to do.',
      images: [image('logo-nitrous')],
    },
    aspiration: {
      header: 'It began with an empty bottle',
      content:
        'In 2016 a midwife in Qena asked what she should do when the oxygen runs out at night and the next lorry comes on Tuesday. We had no answer.\n\nA year later her clinic made its own. A concentrator the size of a suitcase, a battery, six panels, and a nurse who can take it apart. Twenty-three clinics followed.',
      images: [image('clinic-visit')],
    },
    funding: {
      header: 'Where the money goes',
      content:
        'Equipping one clinic costs 1.6 million EGP, and keeping it running for five years another 0.7.',
      items: [
        itemWith({
          icon: 'Heart',
          title: 'Oxygen, 44%',
          description: 'Concentrators, and a shelf of spare parts beside them.',
        }),
        itemWith({
          icon: 'Zap',
          title: 'Power, 31%',
          description: 'Panels and batteries for fridges, lamps and monitors.',
        }),
        itemWith({
          icon: 'GraduationCap',
          title: 'Training, 25%',
          description: 'Six weeks at the start, a refresher every year.',
        }),
      ],
    },
    impact: {
      header: 'Since 2017',
      content: 'From the registers of the clinics, checked by the Rift Health Network.',
      items: [
        itemWith({ stat: '61,400', label: 'patients treated', icon: 'Heart' }),
        itemWith({ stat: '24', label: 'clinics with their own oxygen', icon: 'Building' }),
        itemWith({ stat: '186', label: 'nurses and midwives trained', icon: 'GraduationCap' }),
      ],
    },
    activities: {
      header: 'On the road from Saturday to Wednesday',
      content:
        'Three mobile clinics follow a fixed round, so that everyone knows the day: vaccinations, check-ups, glasses. Technicians travel with them and service the machines on the way. What they cannot mend on the spot is exchanged within two days.',
      images: [image('clinic-dusk')],
    },
    testimonial: {
      header: 'Hanan Mostafa',
      subheader: 'Midwife, Qus clinic',
      content: 'I used to listen for the road. Now I listen to the child.',
    },
    partnerships: {
      header: 'Along the round',
      content: 'Between Sohag and Aswan.',
      images: [
        image('river-afternoon', 'The ferry that carries the second mobile clinic'),
        image('solar-quarter', 'Panels over the clinic in Nagada'),
        image('village-evening', 'Exchange week with the Rift Health Network in Kenya'),
      ],
    },
    timeline: {
      header: 'How a clinic joins',
      content: 'Seven months from the first visit.',
      items: [
        itemWith({ icon: 'Users', title: 'Listen', description: 'A week of night shifts with the staff.' }),
        itemWith({ icon: 'Zap', title: 'Install', description: 'Power first, then oxygen, then monitors.' }),
        itemWith({
          icon: 'GraduationCap',
          title: 'Train',
          description: 'Six weeks, with the machines they will use.',
        }),
        itemWith({
          icon: 'Award',
          title: 'Certify',
          description: 'The ministry signs, and the clinic owns everything.',
        }),
      ],
    },
    showcase: 'hidden',
    partners: {
      header: 'Carried by',
      content: 'Doctors, engineers and a network that has done it before.',
      images: partnerLogos(context, ['rift-health-network', 'helwan-solar-works', 'nile-valley-bank']),
    },
    support: {
      header: 'The next clinic is waiting',
      content: 'It is in Edfu, it delivers nine children a week, and it has one bottle. Talk to us.',
    },
  })
}

export function sampleNitrous(context: SampleContext): SampleRecord {
  const { createdAt, updatedAt, ...values } = project
  return {
    ...values,
    imageUrl: context.url('clinic-morning'),
    logoUrl: context.url('logo-nitrous'),
    sections: sections(context),
  }
}
