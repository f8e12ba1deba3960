import { itemWith } from '../content/page-section/blank-section.ts'
import { defaultProjectSections } from '../content/project/default-project-sections.ts'
import { filledSections, type SampleContext, type SampleRecord } from './sample-context.ts'
import { partnerLogos } from './sample-partners.ts'

const texts = {
  title: 'Helios',
  subtitle: 'Ice for the boats, light for the harbour',
  description:
    'Solar ice houses for small fishing harbours between Rosetta and Lake Victoria, so that a catch is worth its price at noon.',
}

function sections(context: SampleContext) {
  const { image } = context
  return filledSections(defaultProjectSections(texts), {
    hero: {
      align: 'left',
      images: [image('coast-harbour')],
      primaryColor: '#115e59',
      secondaryColor: '#0f766e',
      accentColor: '#f5b12e',
    },
    logoCenter: {
      header: 'Our next project',
      content: 'Planned with four harbours. The first ice house is being built.',
      images: [image('logo-helios')],
    },
    aspiration: {
      header: 'By noon the price has halved',
      content:
        'A small boat lands at dawn. Without ice its catch must be sold within hours, to whoever happens to stand there. With ice it can wait for the buyer who pays.\n\nIce needs power, and the harbours have sun.',
      images: [image('coast-evening')],
    },
    funding: {
      header: 'What is planned',
      content: 'One ice house costs 1.1 million EGP and serves about sixty boats.',
      items: [
        itemWith({
          icon: 'Zap',
          title: 'Ice from the sun',
          description: 'Two tonnes a day, without a cable.',
        }),
        itemWith({
          icon: 'BarChart',
          title: 'Honest scales',
          description: 'Weighed in the open, with a receipt.',
        }),
        itemWith({
          icon: 'Users',
          title: 'Owned by the boats',
          description: 'Each boat has one vote in the ice house.',
        }),
      ],
    },
    impact: {
      header: 'The goal',
      content: 'These figures are plans. They will be replaced by counts.',
      items: [
        itemWith({ stat: '4', label: 'harbours in the first phase', icon: 'Globe' }),
        itemWith({ stat: '240', label: 'boats', icon: 'Users' }),
        itemWith({ stat: '2,500+', label: 'people who live from them', icon: 'Heart' }),
      ],
    },
    activities: {
      header: 'Where we are',
      content:
        'The machine has run for a year on a roof in Helwan, through one summer of forty-four degrees. The harbour committee of Rosetta has given the land. Now the foundations are poured.',
      images: [image('solar-roofs-dawn')],
    },
    testimonial: 'hidden',
    partnerships: 'hidden',
    timeline: {
      header: 'From one harbour to four',
      content: 'Each one starts when the one before it has paid its first year’s upkeep.',
      items: [
        itemWith({ icon: 'Building', title: 'Rosetta', description: 'The ice house is being built.' }),
        itemWith({ icon: 'Zap', title: 'Ezbet el-Borg', description: 'The site has been chosen.' }),
        itemWith({
          icon: 'Users',
          title: 'Two on Lake Victoria',
          description: 'Talks with the fishing groups have begun.',
        }),
      ],
    },
    showcase: 'hidden',
    partners: {
      header: 'Prepared with',
      content: 'The engineers who built the machine, and the fund that carries its first risk.',
      images: partnerLogos(context, ['helwan-solar-works', 'blue-crane-fund']),
    },
    support: {
      header: 'Carry one ice house with us',
      content: 'We are looking for two more partners for the first phase.',
    },
  })
}

export function sampleHelios(context: SampleContext): SampleRecord {
  return {
    id: 'helios',
    ...texts,
    fullDescription:
      'Helios brings ice to small harbours where there is no reliable power. Each ice house runs on the sun, makes two tonnes a day and belongs to the boats that use it. The first one is being built in Rosetta.',
    location: 'Rosetta, Ezbet el-Borg and Lake Victoria',
    beneficiaries: '2,500+ direct beneficiaries',
    timeline: '36 months',
    status: 'Upcoming',
    impact: [
      'A catch that keeps its price until noon',
      'Scales that everybody can read',
      'Ice houses owned by the boats',
    ],
    activities: [
      'Building the first ice house in Rosetta',
      'Training two operators for each harbour',
      'Choosing the next three sites',
    ],
    imageUrl: context.url('coast-harbour'),
    logoUrl: context.url('logo-helios'),
    iconName: 'Sparkles',
    color: 'teal',
    order: 3,
    isActive: true,
    sections: sections(context),
  }
}
