import { itemWith, renumbered, sectionWith } from '../../page-section/blank-section.ts'
import { arabicOpenCall } from './arabic-open-call.ts'
import { closingSection, defineTemplate } from './page-template.ts'

const texts = {
  title: 'Open call',
  description: 'Who can apply, what we offer, and how we choose.',
  offer: 'What we offer',
  offerText: 'To each of the [[number]] teams that we choose.',
  money: 'Money',
  moneyText: '[[Amount]] in steps, each one when the step before it works.',
  people: 'People',
  peopleText: 'A mentor of your own, and a group that meets every two weeks.',
  time: 'Time',
  timeText: '[[Number]] months, from [[first day]] to [[last day]].',
  conditions: 'Who can apply',
  conditionsText: `We look for teams that [[say in one sentence what they work on]].

## You can apply if
- you are at least two people, and one of you works on it full time
- you work in [[region]]
- you have tried your idea with the people it is for

## You cannot apply if
- you already receive money from us
- your work serves a party or excludes people for what they believe

## What we ask for
1. two pages about the problem and your idea
2. a budget on one page
3. the names of two people who know your work`,
  steps: 'From application to answer',
  stepsText: 'Applications close on [[date and time]].',
  apply: 'Apply',
  applyText: 'With the form on this website. It takes about an hour.',
  read: 'We read',
  readText: 'Two people read each application. You hear from us within [[number]] weeks.',
  meet: 'We meet',
  meetText: 'We talk with those on the short list, where they work.',
  decide: 'We decide',
  decideText: 'Everybody gets an answer with reasons.',
  questions: 'Questions that we are asked',
  language: 'In which language do we write?',
  languageAnswer: 'In Arabic or English. We judge the idea and not the style.',
  again: 'Can we apply again?',
  againAnswer: 'Yes. Tell us what has changed since the last time.',
  cost: 'Does it cost anything?',
  costAnswer: 'No. We take no fee and no share.',
  closing: 'Ready to apply?',
  closingText: 'Tell us what you are working on.',
  button: 'Apply now',
}

export const openCallTemplate = defineTemplate({
  name: 'openCall',
  address: 'open-call',
  texts,
  translations: { ar: arabicOpenCall },
  sections: (t: typeof texts) =>
    renumbered([
      sectionWith('offer', 'featureCards', {
        header: t.offer,
        content: t.offerText,
        items: [
          itemWith({ title: t.money, description: t.moneyText, icon: 'BarChart' }),
          itemWith({ title: t.people, description: t.peopleText, icon: 'Users' }),
          itemWith({ title: t.time, description: t.timeText, icon: 'Target' }),
        ],
      }),
      sectionWith('conditions', 'richText', { header: t.conditions, content: t.conditionsText }),
      sectionWith('steps', 'steps', {
        header: t.steps,
        content: t.stepsText,
        items: [
          itemWith({ title: t.apply, description: t.applyText, icon: 'Zap' }),
          itemWith({ title: t.read, description: t.readText, icon: 'Heart' }),
          itemWith({ title: t.meet, description: t.meetText, icon: 'Users' }),
          itemWith({ title: t.decide, description: t.decideText, icon: 'Award' }),
        ],
      }),
      sectionWith('questions', 'questions', {
        header: t.questions,
        items: [
          itemWith({ title: t.language, description: t.languageAnswer }),
          itemWith({ title: t.again, description: t.againAnswer }),
          itemWith({ title: t.cost, description: t.costAnswer }),
        ],
      }),
      closingSection(t, 'apply'),
    ]),
})
