import { eventKindName } from '../../../content/event/event-kind-name.ts'
import { builtInNames } from '../../../content/site-settings/built-in-names.ts'
import { timeZoneNames } from '../../../content/site-settings/time-zone-names.ts'
import { countHours } from '../../../shared/count-hours.ts'

/** What visitors read of the server itself, past the pages. */
export const visitorTexts = {
  /** How the language names the foundation of the default settings, and places whose clocks can be chosen. */
  foundation: { names: builtInNames, clocks: timeZoneNames },
  errorPage: {
    title: 'Something went wrong',
    failed: 'This page cannot be shown right now. Please try again in a moment.',
    /** Where the server gives the reason, in English, and whether it passes by itself. */
    refused: (reason: string, _isPassing: boolean) => reason,
    home: 'Go to the home page',
  },
  calendar: {
    name: (foundation: string) => `${foundation} events`,
    time: (time: string) => `Time: ${time}`,
    type: eventKindName,
  },
  receipt: {
    subject: 'We have received your application',
    greeting: (name: string) => `Hello ${name},`,
    namelessGreeting: 'Hello,',
    arrived: (foundation: string, hours: number) =>
      `thank you for writing to the ${foundation}. Your application has reached us, and you will hear from us within ${countHours(hours)}.`,
    mistaken:
      'There is nothing you need to do until then. If you did not apply, somebody mistyped an address: please ignore this mail.',
  },
}
