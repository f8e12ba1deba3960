import { type HeroTexts, itemWith, sectionWith, withHeroTexts } from '../page-section/blank-section.ts'
import type { PageSection, SectionItem } from '../page-section/page-section.ts'

const card = (icon: string, title: string, description: string): SectionItem =>
  itemWith({ icon, title, description })
const figure = (stat: string, label: string, icon: string): SectionItem => itemWith({ stat, label, icon })

const sections: PageSection[] = [
  sectionWith('hero', 'customHero', {
    align: 'center',
    buttonText: 'Apply now',
    buttonUrl: '/join',
  }),
  sectionWith('logoCenter', 'logoCenter', {
    header: 'A program of our foundation',
    content: 'Free for everyone who takes part.',
    align: 'center',
  }),
  sectionWith('aspiration', 'textLeftImageRight', { header: 'What we want to change' }),
  sectionWith('funding', 'featureCards', {
    header: 'What you receive',
    content: 'Support comes in three forms.',
    items: [
      card('Briefcase', 'Seed funding', 'Paid in steps, each one when the step before it works.'),
      card('Users', 'Mentors', 'People who have built what you are building.'),
      card('GraduationCap', 'Training', 'Sales, finance and product, in small groups.'),
    ],
  }),
  sectionWith('impact', 'stats', {
    header: 'What came out of it',
    content: 'Counted at the end of each cohort.',
    items: [
      figure('50', 'places per cohort', 'Users'),
      figure('6', 'months', 'Target'),
      figure('1', 'mentor for each team', 'Award'),
    ],
  }),
  sectionWith('activities', 'imageLeftTextRight', { header: 'A week in the program' }),
  sectionWith('testimonial', 'quote', {}),
  sectionWith('partnerships', 'galleryGrid', {
    header: 'Pictures from the program',
    content: 'From workshops, visits and demo days.',
  }),
  sectionWith('timeline', 'steps', {
    header: 'From application to graduation',
    content: 'What happens, and when.',
    items: [
      card('Target', 'Apply', 'A short form; everyone gets an answer.'),
      card('Users', 'Meet us', 'A conversation and a visit to where you work.'),
      card('Zap', 'Build', 'Months of work with your mentor and your group.'),
      card('Award', 'Graduate', 'A demo day in front of customers and investors.'),
    ],
  }),
  sectionWith('showcase', 'productShowcase', {
    header: 'Made by our participants',
    content: 'Products and services that you can use today.',
  }),
  sectionWith('partners', 'logoGrid', {
    header: 'Supported by',
    content: 'The organisations that carry this program with us.',
  }),
  sectionWith('logoCenterVideo', 'logoCenterVideo', {
    header: 'The program in two minutes',
    content: 'A short film from the last cohort.',
    align: 'center',
  }),
  sectionWith('aspirationVideo', 'aspirationVideo', {
    header: 'Hear it from a founder',
    content: 'What changed for them, and what they would tell their earlier self.',
  }),
  sectionWith('support', 'callToAction', {
    content: 'Tell us what you are building. Everyone gets an answer.',
    align: 'center',
    buttonText: 'Apply now',
    buttonUrl: '/join',
    secondaryButtonText: 'All programs',
    secondaryButtonUrl: '/programs',
  }),
]

/** The 14 sections a new program starts with; what belongs into their empty fields is said by `programHints`. */
export function defaultProgramSections(program: HeroTexts): PageSection[] {
  return withHeroTexts(sections, program, `Join ${program.title}`)
}
