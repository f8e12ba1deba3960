import { foundation } from '../../../content/foundation.ts'
import { replyTime } from '../../../content/reply-time.ts'
import type { FieldIssue } from '../../../shared/app-error.ts'

const refused = 'Please check this field'
const wrongEmail = 'Email must be an email address'
const missing: Record<string, string> = {
  name: 'Please tell us your name',
  email: 'Please give an email address we can answer to',
  subject: 'Please say which program or subject you are interested in',
  request: 'Please tell us about yourself and your request',
}

export const join = {
  title: 'Join Us',
  pageTitle: 'Bring us what you are building',
  pageText:
    'Whether you are testing your first idea or ready to grow, tell us where you stand. Every application is read by a person, and everyone gets an answer.',
  benefitsTitle: 'What you can expect',
  benefits: [
    {
      icon: 'Users',
      title: 'Expert Mentorship',
      text: 'Regular hours with people who have built, funded and run companies in the region.',
    },
    {
      icon: 'Target',
      title: 'Targeted Programs',
      text: 'Programs for where you are now: from a first prototype to the growth after your first customers.',
    },
    {
      icon: 'Lightbulb',
      title: 'Innovation Support',
      text: 'Tools, tests and introductions that turn a good idea into something people use and pay for.',
    },
  ],
  formTitle: 'Your application',
  formTitleFor: (program: string) => `Your application for ${program}`,
  promise: () => `We reply within ${replyTime()}.`,
  privacy: () => foundation.consent || 'We use what you send to answer you and for nothing else.',
  sentAgain: 'Submit Another Application',
  backHome: 'Back to Home',
  sentLong: () => `Thank you. We have stored your application and will reply within ${replyTime()}.`,
  dialogTitle: 'Join our programs',
  dialogText: () =>
    `Tell us who you are and what you are working on. We answer every application within ${replyTime()}.`,
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    phoneHelp: 'Optional',
    subject: 'Program of interest',
    subjectHelp: 'A program, a project or a subject in your own words.',
    request: 'About you',
    requestHelp: 'What you do, where, and what you hope to find with us.',
  },
  trapLabel: 'Leave this field empty',
  submit: 'Submit Application',
  submitting: 'Submitting...',
  cancel: 'Cancel',
  dialogSent: 'Application submitted successfully! We will contact you soon.',
  failed: 'Failed to submit application. Please try again.',
  sentTitle: 'Application Submitted Successfully!',
  sentText: 'We will contact you soon to discuss the next steps.',
  /** What is wrong with a field before it is sent, in the words of the server. */
  unsent: (path: string, isEmpty: boolean): string =>
    (isEmpty ? missing[path] : undefined) ?? (path === 'email' ? wrongEmail : refused),
  /** What is wrong with a field, as the server says it; other languages say it by themselves. */
  problem: (issue: FieldIssue, _typed: string): string => issue.message,
  /** Why the server refused a form that was posted without JavaScript. */
  refusal: (message: string): string => message,
  failedTitle: 'Submission Failed',
  waitingTitle: 'Your application is waiting to be sent',
  waitingText:
    'Very many people are applying at this moment. Nothing is lost: your application is kept in this browser and is sent by itself as soon as there is room. You can leave this page open.',
  sendingIn: (seconds: number) => `Sending again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  stopWaiting: 'Do not send yet',
  keptText: 'Nothing you typed is lost: it stays in this form until it has been sent.',
} as const
