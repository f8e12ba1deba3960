import { eventKindName } from '../../../content/event/event-kind-name.ts'
import { footerDefaults } from '../../../content/footer/footer-defaults.ts'
import { impactPageDefaults } from '../../../content/impact-page/impact-page-defaults.ts'
import { missionVisionDefaults } from '../../../content/mission-vision/mission-vision-defaults.ts'
import { closedSentence, openSentence } from '../../../content/program/opening-texts.ts'
import { programsPageDefaults } from '../../../content/programs-page/programs-page-defaults.ts'
import { builtInNames } from '../../../content/site-settings/built-in-names.ts'
import { timeZoneNames } from '../../../content/site-settings/time-zone-names.ts'
import { countHours } from '../../../shared/count-hours.ts'
import { previewTexts } from './preview-texts.ts'

/** What visitors read of the server itself, past the pages. */
export const visitorTexts = {
  /** How the language names the foundation of the default settings, and places whose clocks can be chosen. */
  foundation: { names: builtInNames, clocks: timeZoneNames },
  /** What single records say until somebody saves them, by the name of their type. */
  records: {
    footer: footerDefaults,
    'impact-page-content': impactPageDefaults,
    'mission-vision': missionVisionDefaults,
    'programs-page-content': programsPageDefaults,
    'site-settings': { name: builtInNames.name, shortName: builtInNames.shortName },
  },
  /** Which programs take applications, and which do not any more. */
  programOpenings: { closedSentence, openSentence },
  /** What the main pages are called in a menu. */
  pageNames: {
    '/': 'Home',
    '/about': 'About Us',
    '/programs': 'Programs',
    '/portfolio': 'Portfolio of Impact',
    '/impact': 'Our Impact',
    '/events': 'Events',
    '/news': 'News',
    '/search': 'Search',
    '/partners': 'Partners',
    '/join': 'Join Us',
  },
  errorPage: {
    title: 'Something went wrong',
    failed: 'This page cannot be shown right now. Please try again in a moment.',
    /** Where the server gives the reason, in English, and whether it passes by itself. */
    refused: (reason: string, _isPassing: boolean) => reason,
    home: 'Go to the home page',
  },
  /** Of pages that were exported as files. */
  exported: {
    formNote: (url: string, email: string) =>
      `This is a copy of the site, which cannot receive forms. You can send yours at ${url} or by email to ${email}.`,
  },
  search: {
    /** What one record of a kind is called; the definitions say it in the main language. */
    kindOf: (label: string) => (/page$/i.test(label) ? 'Page' : label),
    /** Pages that are no record's: what they are called, and what else they are looked for by. */
    pages: {
      '/': {
        title: 'Home',
        words: 'start welcome',
        description: 'What the foundation does, in short.',
      },
      '/about': {
        title: 'About Us',
        words: 'mission vision values team goals contact',
        description: 'Who we are, what we want to reach, and the people behind it.',
      },
      '/programs': {
        title: 'Programs',
        words: 'courses acceleration mentoring apply',
        description: 'What people can apply for.',
      },
      '/portfolio': {
        title: 'Portfolio of Impact',
        words: 'projects ventures results',
        description: 'The ventures and projects we stand behind.',
      },
      '/impact': {
        title: 'Impact',
        words: 'results numbers success stories',
        description: 'What has changed, in numbers and in stories.',
      },
      '/events': {
        title: 'Events',
        words: 'workshops calendar gallery photos',
        description: 'What takes place soon, what took place, and pictures of it.',
      },
      '/news': {
        title: 'News',
        words: 'blog posts press announcements',
        description: 'What happened in our programs and projects.',
      },
      '/partners': {
        title: 'Partners',
        words: 'supporters sponsors donors',
        description: 'The organisations that work with us.',
      },
      '/join': {
        title: 'Join Us',
        words: 'apply application contact form',
        description: 'Apply to a program, or write to us.',
      },
    },
  },
  calendar: {
    name: (foundation: string) => `${foundation} events`,
    time: (time: string) => `Time: ${time}`,
    type: eventKindName,
  },
  news: {
    title: (foundation: string) => `${foundation} news`,
    description: 'What happened in our programs and projects, newest first.',
  },
  preview: previewTexts,
  /** Why an application is not taken. */
  refusals: {
    tooManyToday: 'Very many applications have come from your network today. Please try again tomorrow.',
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
