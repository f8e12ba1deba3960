import { eventKindName } from '../../../content/event/event-kind-name.ts'
import { foundation } from '../../../content/foundation.ts'

/** What visitors read of the server itself, past the pages. */
export const visitorTexts = {
  errorPage: {
    title: 'Something went wrong',
    failed: 'This page cannot be shown right now. Please try again in a moment.',
    /** Where the server gives the reason, in English, and whether it passes by itself. */
    refused: (reason: string, _isPassing: boolean) => reason,
    home: 'Go to the home page',
  },
  calendar: {
    name: `${foundation.name} events`,
    producer: foundation.name,
    time: (time: string) => `Time: ${time}`,
    type: eventKindName,
  },
  receipt: {
    subject: 'We have received your application',
    greeting: (name: string) => `Hello ${name},`,
    namelessGreeting: 'Hello,',
    arrived: (hours: number) =>
      `thank you for writing to the ${foundation.name}. Your application has reached us, and you will hear from us within ${hours} hours.`,
    mistaken:
      'There is nothing you need to do until then. If you did not apply, somebody mistyped an address: please ignore this mail.',
    sender: foundation.name,
  },
}
