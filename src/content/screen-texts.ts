/** What the staff's screens say of single records. */
export const screenTexts = {
  accepting: 'Accepting Applications',
  numbered: {
    logo: (place: number) => `Logo ${place}`,
    value: (place: number) => `Value ${place}`,
    goal: (number: unknown) => `Goal ${number ?? ''}`,
  },
  named: (place: string, name: string) => `${place}: ${name}`,
  membersShown: (count: number) => `Not on the About page: only the first ${count} are shown`,
  statRows: {
    first: 'First row of the home page',
    second: 'Second row of the home page',
    none: 'Impact page only',
  },
  link: {
    complete: (place: number, title: string) => `✓ Link ${place}, complete: ${title}`,
    incomplete: (place: number, lacks: 'address' | 'title' | 'both') =>
      `! Link ${place}, incomplete: add ${{ address: 'an address', title: 'a title', both: 'a title and an address' }[lacks]}`,
  },
  photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  album: {
    visible: 'Visitors see this album',
    featured: 'Featured',
    hidden: 'Hidden from visitors: Published is switched off',
  },
  places: (taken: number, capacity: number) => `${taken} of ${capacity} places taken`,
}

/** Whether visitors see an event, in words. */
export const publicationTexts = {
  statuses: {
    Draft: 'Draft',
    Published: 'Published',
    Cancelled: 'Cancelled',
    Completed: 'Completed',
  },
  switchedOff: (status: string) => `${status}, yet switched off`,
  seenAs: {
    Draft: '',
    Published: 'Visitors see this event',
    Cancelled: 'Visitors see this event, marked as cancelled',
    Completed: 'Visitors see this event under Past Events, marked as completed',
  },
  hidden: (status: string) => `Hidden from visitors: its status is ${status}`,
}

/** Of the list of pages. */
export const publicPageTexts = {
  home: 'Home',
  about: 'About Us',
  programs: 'Programs',
  portfolio: 'Portfolio of Impact',
  impact: 'Our Impact',
  events: 'Events & Media',
  news: 'News',
  partners: 'Partners',
  join: 'Join Us',
  builtIn: 'Visitors read the built-in texts instead.',
  hidden: 'Visitors who open it are told that it is not available.',
}
