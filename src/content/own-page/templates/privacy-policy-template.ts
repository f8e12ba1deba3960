import { itemWith, renumbered, sectionWith } from '../../page-section/blank-section.ts'
import { arabicPrivacyPolicy } from './arabic-privacy-policy.ts'
import { defineTemplate } from './page-template.ts'

const texts = {
  title: 'Privacy policy',
  description: 'What we learn about you when you visit this website or write to us, and what we do with it.',
  header: 'Your data with us',
  content: `This policy holds for the website of [[full legal name of your foundation]], [[postal address]]. We are responsible for the data described here. It was last changed on [[date]].

## What we collect
We collect as little as we can.

- **When you visit the website**, our server notes the address of the page, the time and a shortened network address. It deletes these notes after [[number]] days. We set no cookies for advertising and share nothing with advertisers.
- **When you apply for a program or write to us**, we store what you write in the form: your name, your email address, your phone number if you give it, and your request.
- **When you register for an event**, the organiser named on the event page receives what you enter there.

## What we use it for
- to answer you and to decide about your application
- to tell you about the program or the event you asked for
- to count how many people we reach, without names

We do not sell data, and we make no decision about you by a machine alone.

## Who else sees it
Only those who need it for the work: our own staff, the jury of a program you applied for, and the company that runs our server, [[name and country of the hosting company]]. Each of them is bound by contract.

## How long we keep it
Applications are deleted or made anonymous [[number]] months after the program has ended. Letters and emails are kept for as long as the law requires.

## What you can ask of us
You can ask us at any time what we store about you. You can have it corrected, or have it deleted where no law obliges us to keep it, and you can take back your consent. Write to [[email address for questions about data]]. We answer within [[number]] days.

If you are not content with our answer, you can turn to [[the authority for data protection in your country]].

## Changes
When this policy changes, the new text stands on this page with its date.`,
  questions: 'In short',
  cookies: 'Do you use cookies?',
  cookiesAnswer:
    'Only those that the website needs to work, such as remembering the language you chose. There are none for advertising.',
  deletion: 'How do I have my application deleted?',
  deletionAnswer: 'Write to us from the address you applied with. We delete it and tell you when it is done.',
  children: 'What about children?',
  childrenAnswer: 'Children under 16 may only apply together with a parent or guardian.',
}

export const privacyPolicyTemplate = defineTemplate({
  name: 'privacyPolicy',
  address: 'privacy-policy',
  texts,
  translations: { ar: arabicPrivacyPolicy },
  sections: (t: typeof texts) =>
    renumbered([
      sectionWith('text', 'richText', { header: t.header, content: t.content }),
      sectionWith('questions', 'questions', {
        header: t.questions,
        items: [
          itemWith({ title: t.cookies, description: t.cookiesAnswer }),
          itemWith({ title: t.deletion, description: t.deletionAnswer }),
          itemWith({ title: t.children, description: t.childrenAnswer }),
        ],
      }),
    ]),
})
