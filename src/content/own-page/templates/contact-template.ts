import { itemWith, renumbered, sectionWith } from '../../page-section/blank-section.ts'
import { arabicContact } from './arabic-contact.ts'
import { closingSection, defineTemplate } from './page-template.ts'

const texts = {
  title: 'Contact',
  description: 'Where to find us, when we are there, and whom to ask.',
  ways: 'How to reach us',
  office: 'Office',
  officeText: '[[Street and number, floor]]\n[[Town and country]]',
  phone: 'Phone',
  phoneText: '[[Phone number]]\n[[Days and hours at which somebody answers]]',
  mail: 'Email',
  mailText: '[[Email address]]\nWe answer within two working days.',
  whom: 'Whom to ask',
  whomText: `- **Programs and applications**: [[name, email address]]
- **Projects and communities**: [[name, email address]]
- **Partners and donors**: [[name, email address]]
- **Press**: [[name, email address]]`,
  questions: 'Before you write',
  apply: 'How do I apply for a program?',
  applyAnswer: 'With the form on the page “Join Us”. You need no appointment.',
  visit: 'Can I visit you?',
  visitAnswer: 'Gladly. Write to us a few days before, so that somebody has time for you.',
  complaint: 'Where do I complain?',
  complaintAnswer:
    'Write to [[email address of somebody outside the daily work]]. Your letter is read by nobody else.',
  closing: 'Do you want to work with us?',
  closingText: 'Tell us what you have in mind.',
  button: 'Join Us',
}

export const contactTemplate = defineTemplate({
  name: 'contact',
  address: 'contact',
  texts,
  translations: { ar: arabicContact },
  sections: (t: typeof texts) =>
    renumbered([
      sectionWith('ways', 'featureCards', {
        header: t.ways,
        items: [
          itemWith({ title: t.office, description: t.officeText, icon: 'Building' }),
          itemWith({ title: t.phone, description: t.phoneText, icon: 'Zap' }),
          itemWith({ title: t.mail, description: t.mailText, icon: 'Globe' }),
        ],
      }),
      sectionWith('whom', 'richText', { header: t.whom, content: t.whomText }),
      sectionWith('questions', 'questions', {
        header: t.questions,
        items: [
          itemWith({ title: t.apply, description: t.applyAnswer }),
          itemWith({ title: t.visit, description: t.visitAnswer }),
          itemWith({ title: t.complaint, description: t.complaintAnswer }),
        ],
      }),
      closingSection(t),
    ]),
})
