import { footerDefaults } from '../content/footer/footer-defaults.ts'
import { heroDefaults } from '../content/hero-section/hero-defaults.ts'
import { itemWith, sectionWith } from '../content/page-section/blank-section.ts'
import { programsPageDefaults } from '../content/programs-page/programs-page-defaults.ts'
import { siteSettingsDefaults } from '../content/site-settings/site-settings-defaults.ts'
import type { SampleContext, SampleRecord } from './sample-context.ts'

export function sampleHero({ url }: SampleContext): SampleRecord {
  return {
    ...heroDefaults,
    id: 'home',
    backgroundImageUrl: url('home-nile'),
    headerLogoLight: url('logo-header-light'),
    headerLogoDark: url('logo-header-dark'),
  }
}

/** Without a logo of its own the footer shows the header's, which follows the theme. */
export function sampleFooter(): SampleRecord {
  return {
    ...footerDefaults,
    id: 'footer',
    companyDescription:
      'Green Sahara Foundation works with founders and communities in Egypt, Africa and the wider region. Non-profit, independent, since 2013.',
    address: '14 Khulusi Street, Shubra, Cairo, Egypt',
    phone: '+20 2 2555 0134',
    email: siteSettingsDefaults.email,
    socials: {
      facebook: 'https://www.facebook.com/gsf.example',
      twitter: 'https://x.com/gsf_example',
      linkedin: 'https://www.linkedin.com/company/gsf-example',
      instagram: 'https://www.instagram.com/gsf.example',
    },
    resourceLinks: [...footerDefaults.resourceLinks, { title: 'News', href: '/news' }],
    policyLinks: [
      { title: 'How we count', href: '/impact' },
      { title: 'Who funds us', href: '/partners' },
      { title: 'How we decide', href: '/about' },
    ],
  }
}

export function sampleSettings(): SampleRecord {
  const { name, shortName } = siteSettingsDefaults
  return { id: 'site-settings', name, shortName }
}

export function sampleProgramsPage(): SampleRecord {
  return { ...programsPageDefaults, id: 'programs-page-content' }
}

export function sampleImpactPage({ url, image }: SampleContext): SampleRecord {
  return {
    id: 'impact-page-content',
    heroTitle: 'Our Impact',
    heroSubtitle: 'Counted carefully, told by the people it happened to',
    heroContent:
      'Once a year we visit all 84 communities and call every company that ever took part. What we find is on this page, including what fell short.',
    heroImageUrl: url('village-evening'),
    statsTitle: 'In numbers',
    statsDescription: 'What has added up since 2013.',
    storiesTitle: 'Success stories',
    storiesDescription: 'Founders, farmers and trainers who took it further than we could have planned.',
    reachTitle: 'Where it happens',
    reachDescription: 'The programs and projects behind these figures.',
    sections: [
      sectionWith('how-we-count', 'steps', {
        order: 1,
        header: 'How we count',
        content: 'Four rules that every figure on this site follows.',
        align: 'center',
        items: [
          itemWith({
            icon: 'Users',
            title: 'Somebody has to say it',
            description: 'A result counts when the person concerned confirms it, not when we planned it.',
          }),
          itemWith({
            icon: 'Target',
            title: 'Nobody counts twice',
            description: 'Whoever takes part in two projects is one person.',
          }),
          itemWith({
            icon: 'BarChart',
            title: 'It has to last',
            description: 'Jobs are counted a year later, wells and machines after two.',
          }),
          itemWith({
            icon: 'Globe',
            title: 'It is published',
            description: 'Figures that fell are shown like those that rose.',
          }),
        ],
      }),
      sectionWith('what-fell-short', 'textLeftImageRight', {
        order: 2,
        header: 'What fell short',
        content:
          'Forty-seven of 168 Bridgez companies have closed. Two Graphene hubs lost their rooms and have not found new ones. The first filters in Farafra lasted five months instead of five years; the second ones hold.\n\nWe tell this every year at our conference on what did not work. You are welcome to come and add to it.',
        buttonText: 'See all events',
        buttonUrl: '/events',
        images: [image('oasis-evening')],
      }),
    ],
    ctaTitle: 'Be part of the next figure',
    ctaDescription: 'Join a program, mentor a founder, or bring us a problem worth solving.',
    ctaButtonPrimaryText: 'Join Us',
    ctaButtonPrimaryLink: '/join',
    ctaButtonSecondaryText: 'Explore Our Programs',
    ctaButtonSecondaryLink: '/programs',
    isActive: true,
  }
}
