import { foundation } from '../foundation.ts'
import { siteSettingsDefaults } from '../site-settings/site-settings-defaults.ts'
import { aboutSummaryDefaults } from './about-summary-defaults.ts'

const goal = (number: number, title: string) => ({ number, title, imageUrl: '' })
const value = (title: string, description: string) => ({ title, description, imageUrl: '' })

/** The texts an About page starts from. */
export const aboutDefaults = {
  ...aboutSummaryDefaults,
  heroTitle: `${siteSettingsDefaults.name} (${siteSettingsDefaults.shortName})`,
  heroSubtitle: 'Driving Sustainable Impact Since 2013',
  heroContent:
    'We work with communities and with founders, because a village that can feed itself and a young company that can pay its people need the same things: skills, tools and someone who stays.',
  aspirationButtonText: 'Explore Our Programs',
  aspirationButtonLink: '/programs',
  programsTitle: 'Our Programs and Projects',
  programsContent:
    'Philanthropic projects meet needs that no market serves today. Entrepreneurship programs help founders to serve them tomorrow.',
  philanthropicContent:
    'Water, health and learning for communities that public services reach last. Each project is planned with the people it is for and handed over to them.',
  entrepreneurshipContent:
    'Acceleration and mentorship for founders whose companies solve a social or environmental problem, from the first prototype to the first investor.',
  blendedModelContent:
    'Grants carry the risk of the first mile. Once a solution works, founders from our programs take it further as a business, and part of what they earn flows back into the next project.',
  sdgsTitle: 'The Goals We Work Towards',
  sdgsContent: 'Three of the United Nations’ Sustainable Development Goals decide what we take on.',
  sdgItems: [
    goal(10, 'Reduced Inequalities'),
    goal(12, 'Responsible Consumption and Production'),
    goal(17, 'Partnerships for the Goals'),
  ],
  valuesTitle: 'Our Guiding Values',
  valueItems: [
    value('Trust & Differences', 'We say what we mean, and we count on people who see things another way.'),
    value(
      'Future Opportunities',
      'We look for what a place could become, then for the first step that leads there.',
    ),
    value('Passion for Learning', 'We measure, publish what failed, and change our minds in the open.'),
    value('Reliability', 'We promise little and keep it: on the agreed day, in the agreed village.'),
    value('Resilience', 'We plan for the dry year, so that good work survives a bad season.'),
  ],
}

/** Those of them that name the foundation, as its settings do today. */
export const aboutHeadings = () => ({
  heroTitle: `${foundation.name} (${foundation.shortName})`,
  heroSubtitle: `Driving Sustainable Impact Since ${foundation.foundedIn}`,
})
