import { itemWith } from '../content/page-section/blank-section.ts'
import type { PageSection } from '../content/page-section/page-section.ts'
import { defaultPortfolioSections } from '../content/portfolio-page/default-portfolio-sections.ts'
import { portfolioPageId, portfolioTitle } from '../content/portfolio-page/portfolio-rules.ts'
import type { SampleContext, SampleRecord } from './sample-context.ts'
import { partnerLogos } from './sample-partners.ts'

function texts(context: SampleContext): Record<string, Partial<PageSection>> {
  const { image } = context
  return {
    hero: {
      content: 'Work in nine countries since 2013, in the figures and faces of those it was for.',
      images: [image('oasis-sunrise')],
      items: [
        itemWith({ stat: '168', label: 'startups accelerated', icon: 'TrendingUp' }),
        itemWith({ stat: '86,000+', label: 'people reached', icon: 'Heart' }),
        itemWith({ stat: '2,310', label: 'jobs created', icon: 'Briefcase' }),
        itemWith({ stat: '84', label: 'communities', icon: 'Globe' }),
      ],
    },
    logoCenter: {
      header: 'One foundation, two ways of working',
      content: 'Projects where no market reaches. Programs for those who will take the market there.',
      images: [image('logo-mark')],
    },
    aspiration: {
      content:
        'A region where the place you were born does not decide what you can learn, build or become. We start where services end, and we leave when what we built stands without us.',
      images: [image('river-dawn')],
    },
    funding: {
      content:
        'Nobody is paid for a plan. Every pound waits for the result before it, and both sides agree beforehand what counts as one.',
      images: [image('seedling-hands')],
    },
    portfolio: {
      header: 'What we have built so far',
      content: 'One result from each program and project that is running today.',
      buttonText: 'See our impact',
      buttonUrl: '/impact',
      items: [
        itemWith({
          stat: '121',
          label: 'companies still in business',
          title: 'Bridgez',
          description: 'Out of 168 that took part.',
          icon: 'TrendingUp',
        }),
        itemWith({
          stat: '520',
          label: 'pairs completed',
          title: 'iMentor',
          description: 'A year each, 60 hours of attention.',
          icon: 'Users',
        }),
        itemWith({
          stat: '96',
          label: 'registered businesses',
          title: 'Noria',
          description: 'Run by women in Upper Egypt.',
          icon: 'Award',
        }),
        itemWith({
          stat: '45%',
          label: 'less water',
          title: 'Eden',
          description: 'For the same harvest, in 22 villages.',
          icon: 'Globe',
        }),
        itemWith({
          stat: '18,400',
          label: 'learners',
          title: 'Graphene',
          description: 'In 38 hubs, 57% women and girls.',
          icon: 'GraduationCap',
        }),
        itemWith({
          stat: '61,400',
          label: 'patients treated',
          title: 'Nitrous',
          description: 'In 24 clinics with their own oxygen.',
          icon: 'Heart',
        }),
      ],
    },
    framework: {
      header: 'How the parts fit together',
      content:
        'A project shows what is needed. A program finds those who can provide it. Then the project becomes their customer.',
      buttonText: 'Explore Our Programs',
      buttonUrl: '/programs',
      items: [
        itemWith({
          icon: 'GraduationCap',
          title: 'Learn',
          description: 'Graphene, Noria and Khatwa: a skill, a trade, a first income.',
        }),
        itemWith({
          icon: 'Briefcase',
          title: 'Build',
          description: 'Bridgez and iMentor: a company that lasts.',
        }),
        itemWith({
          icon: 'Heart',
          title: 'Serve',
          description: 'Eden, Nitrous and Helios: water, health and a fair price.',
        }),
      ],
    },
    // The header names a success story, which the page then shows with its portrait.
    successStory: {
      header: 'Mona Farouk',
      subheader: 'Founder of Sunbasket, Minya',
      content: 'I came for a grant and left with a price list. The price list was worth more.',
      images: [image('portrait-mona')],
    },
    events: {
      header: 'Come and see for yourself',
      content: 'Every figure here has a place, and most of the places have open days.',
      items: [
        itemWith({
          icon: 'Users',
          title: 'Workshops',
          description: 'Working days for founders, in small groups.',
        }),
        itemWith({
          icon: 'Award',
          title: 'Demo days',
          description: 'Twice a year, six minutes for each company.',
        }),
        itemWith({
          icon: 'Globe',
          title: 'Field visits',
          description: 'Harvests, clinics and hubs, with those who run them.',
        }),
      ],
    },
    showcase: {
      header: 'Made by founders we support',
      content: 'Companies from our programs whose products you can buy today.',
      images: [image('greenhouse'), image('solar-quarter'), image('market-day')],
      items: [
        itemWith({
          icon: 'Zap',
          title: 'Sunbasket',
          description: 'Tomatoes and herbs, dried by the sun in Minya.',
        }),
        itemWith({
          icon: 'Building',
          title: 'Satah',
          description: 'Rooftop panels on instalments lower than the old bill.',
        }),
        itemWith({
          icon: 'Heart',
          title: 'Sabah',
          description: 'Olive soap from Luxor, by a graduate of Noria.',
        }),
      ],
    },
    partnersStats: {
      content: 'Eight organisations carry this work with us.',
      images: partnerLogos(context, [
        'nile-valley-bank',
        'oasis-cooperative-union',
        'delta-institute',
        'helwan-solar-works',
        'karnak-legal',
        'blue-crane-fund',
        'rosetta-press',
        'rift-health-network',
      ]),
    },
    cta: {},
  }
}

export function samplePortfolioPage(context: SampleContext): SampleRecord {
  const own = texts(context)
  return {
    id: portfolioPageId,
    title: portfolioTitle,
    subtitle: 'What changed, and for whom',
    description:
      'A record of what our programs and projects have achieved, counted in the field once a year.',
    heroImageUrl: context.url('oasis-sunrise'),
    coverImageUrl: context.url('market-day'),
    sections: defaultPortfolioSections().map((section) => ({ ...section, ...own[section.id] })),
    isActive: true,
    order: 0,
  }
}
