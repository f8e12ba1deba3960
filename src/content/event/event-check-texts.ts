/** What the checks of events say. */
export const eventCheckTexts = {
  past: () => 'This event is over already. Is the date right?',
  featuredPast: () => 'The event is over, and still featured.',
  endsBeforeItBegins: () => 'The event ends before it begins.',
  noRegistrationAddress: () =>
    'Nobody can register at this address. It should begin with https://, or lead to a page of this site.',
  overbooked: () => 'There are more registrations than places.',
}
