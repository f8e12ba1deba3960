import { replyTime } from '../../../content/reply-time.ts'
export const home = {
  description:
    'We work with founders and communities in Egypt, Africa and the wider region: acceleration, mentorship, water, health and learning.',
  aspirationLink: 'More about us',
  funding: {
    title: 'Funding follows outcomes',
    text: 'Money is released in steps, each one when the step before it has been shown to work. Nobody has to guess where a gift went.',
    link: 'See what it pays for',
    steps: [
      {
        title: 'Agree on the outcome',
        text: 'Before anything is paid, we write down with the community or the founder what will be different, and by when.',
      },
      {
        title: 'Measure it',
        text: 'Results are counted on site, by people who live there. A result counts when the person concerned confirms it.',
      },
      {
        title: 'Fund the next step',
        text: 'What works grows. What does not is changed or ended, and we say so.',
      },
    ],
  },
  impact: {
    title: 'What it adds up to',
    text: 'We count once a year, and publish the figures that fell like those that rose.',
    link: 'See our impact',
    loading: 'Loading statistics...',
  },
  framework: {
    link: 'All programs and projects',
    loadingPrograms: 'Loading programs...',
    loadingProjects: 'Loading projects...',
    place: 'Where',
    reach: 'For whom',
    previous: 'Previous project',
    next: 'Next project',
    pause: 'Stop changing projects',
    play: 'Change projects by itself',
    choose: 'Choose a project',
    carousel: 'carousel',
    slideRole: 'slide',
    slide: (position: number, count: number, title: string) => `${position} of ${count}: ${title}`,
    show: (title: string) => `Show ${title}`,
  },
  partners: {
    title: 'Nobody does this alone',
    text: 'Banks, cooperatives, universities and companies give money, rooms, tools and time.',
    link: 'Meet our partners',
    loading: 'Loading partners...',
  },
  events: {
    title: 'Upcoming Events',
    pastTitle: 'Past Events',
    link: 'All events and media',
    none: 'No upcoming events',
    noneText: 'Check back soon for new events!',
    failed: 'Failed to fetch events',
    loading: 'Loading events...',
    featured: 'Featured',
  },
  join: {
    title: 'There is a place for you in this work',
    text: () =>
      `Build a company that solves something, stand beside somebody who does, or help a village to keep its water. Write to us: we reply within ${replyTime()}.`,
    primary: 'Join Us',
    secondary: 'Explore Our Programs',
  },
} as const
