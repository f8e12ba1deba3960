import { type HeroTexts, itemWith, sectionWith, withHeroTexts } from '../page-section/blank-section.ts'
import type { PageSection, SectionItem } from '../page-section/page-section.ts'

const card = (icon: string, title: string, description: string): SectionItem =>
  itemWith({ icon, title, description })
const figure = (stat: string, label: string, icon: string): SectionItem => itemWith({ stat, label, icon })

const sections: PageSection[] = [
  sectionWith('hero', 'customHero', {
    align: 'center',
    buttonText: 'Support this project',
    buttonUrl: '/join',
  }),
  sectionWith('logoCenter', 'logoCenter', {
    header: 'A project of our foundation',
    content: 'Planned with the community, and handed over to it.',
    align: 'center',
  }),
  sectionWith('aspiration', 'textLeftImageRight', { header: 'Why it is needed' }),
  sectionWith('funding', 'featureCards', {
    header: 'Where the money goes',
    content: 'Every pound is assigned before it is spent.',
    items: [
      card('Building', 'Equipment', 'Bought in the region wherever it can be.'),
      card('GraduationCap', 'Training', 'So that repairs never have to wait for us.'),
      card('Users', 'People', 'Wages for those who do the work on site.'),
    ],
  }),
  sectionWith('impact', 'stats', {
    header: 'What has changed',
    content: 'Counted on site once a year.',
    items: [
      figure('2,500+', 'direct beneficiaries', 'Heart'),
      figure('36', 'months', 'Target'),
      figure('1', 'local committee in charge', 'Users'),
    ],
  }),
  sectionWith('activities', 'imageLeftTextRight', { header: 'What we do there' }),
  sectionWith('testimonial', 'quote', {}),
  sectionWith('partnerships', 'galleryGrid', {
    header: 'Pictures from the field',
    content: 'Taken by the people who work there.',
  }),
  sectionWith('timeline', 'steps', {
    header: 'How the project runs',
    content: 'From the first visit to the handover.',
    items: [
      card('Users', 'Listen', 'We visit until we understand what is asked for.'),
      card('Zap', 'Build', 'With local hands and parts that can be replaced.'),
      card('BarChart', 'Measure', 'Results are counted and published.'),
      card('Award', 'Hand over', 'A committee of the community takes charge.'),
    ],
  }),
  sectionWith('showcase', 'productShowcase', {
    header: 'What was built',
    content: 'Places and things that exist today.',
  }),
  sectionWith('partners', 'logoGrid', {
    header: 'Carried by',
    content: 'The organisations that make this project possible.',
  }),
  sectionWith('logoCenterVideo', 'logoCenterVideo', {
    header: 'The project in two minutes',
    content: 'A short film from the site.',
    align: 'center',
  }),
  sectionWith('aspirationVideo', 'aspirationVideo', {
    header: 'Hear it from the community',
    content: 'What changed for them, told by themselves.',
  }),
  sectionWith('support', 'callToAction', {
    content: 'Give time, skills or money. Everyone gets an answer.',
    align: 'center',
    buttonText: 'Join Us',
    buttonUrl: '/join',
    secondaryButtonText: 'All programs and projects',
    secondaryButtonUrl: '/programs',
  }),
]

/** The 14 sections a new project starts with: the same ids and layouts as a program's. */
export function defaultProjectSections(project: HeroTexts): PageSection[] {
  return withHeroTexts(sections, project, `Help ${project.title} to grow`)
}
