import { itemWith, renumbered, sectionWith } from '../../page-section/blank-section.ts'
import { arabicAnnualReport } from './arabic-annual-report.ts'
import { closingSection, defineTemplate } from './page-template.ts'

const texts = {
  title: 'Annual report',
  description: 'What we did this year, what it cost, and what came of it.',
  figures: 'The year in figures',
  figuresText: 'Counted from [[first day]] to [[last day]] by [[who counted]].',
  reached: '[[number]]',
  reachedLabel: 'people reached',
  spent: '[[amount]]',
  spentLabel: 'spent on programs and projects',
  partners: '[[number of partners]]',
  partnersLabel: 'partners who worked with us',
  letter: 'A letter to our friends',
  letterText: `Dear friends,

[[Two or three paragraphs by the director: what you set out to do, what surprised you, and what you will do differently.]]

## What worked
- [[A result, with a figure and a place]]
- [[A second one]]

## What did not work
- [[Something that failed, and what you learned from it]]

## What comes next
[[Your plans for the coming year, in three sentences.]]`,
  money: 'Where the money came from and where it went',
  moneyText: `Our accounts were audited by [[name of the auditor]].

## Income
- grants of foundations: [[amount]]
- gifts of individuals: [[amount]]
- other income: [[amount]]

## Spending
- programs: [[amount]]
- projects: [[amount]]
- administration: [[amount]]

The full accounts can be had from [[email address]].`,
  people: 'Who carries the foundation',
  board: 'The board',
  boardText: '[[Names of the members, and since when]]',
  team: 'The team',
  teamText: '[[Number]] people, [[number]] of them full time.',
  volunteers: 'Volunteers',
  volunteersText: '[[Number]] people who gave [[number]] hours.',
  closing: 'Help us to do more',
  closingText: 'Every piece of this work began with somebody who wrote to us.',
  button: 'Join Us',
}

export const annualReportTemplate = defineTemplate({
  name: 'annualReport',
  address: 'annual-report',
  texts,
  translations: { ar: arabicAnnualReport },
  sections: (t: typeof texts) =>
    renumbered([
      sectionWith('figures', 'stats', {
        header: t.figures,
        content: t.figuresText,
        items: [
          itemWith({ stat: t.reached, label: t.reachedLabel, icon: 'Users' }),
          itemWith({ stat: t.spent, label: t.spentLabel, icon: 'BarChart' }),
          itemWith({ stat: t.partners, label: t.partnersLabel, icon: 'Heart' }),
        ],
      }),
      sectionWith('letter', 'richText', { header: t.letter, content: t.letterText }),
      sectionWith('money', 'richText', { header: t.money, content: t.moneyText }),
      sectionWith('people', 'featureCards', {
        header: t.people,
        items: [
          itemWith({ title: t.board, description: t.boardText, icon: 'Building' }),
          itemWith({ title: t.team, description: t.teamText, icon: 'Users' }),
          itemWith({ title: t.volunteers, description: t.volunteersText, icon: 'Heart' }),
        ],
      }),
      closingSection(t),
    ]),
})
