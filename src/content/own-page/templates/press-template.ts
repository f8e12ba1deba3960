import { itemWith, renumbered, sectionWith } from '../../page-section/blank-section.ts'
import { arabicPress } from './arabic-press.ts'
import { defineTemplate } from './page-template.ts'

const texts = {
  title: 'Press',
  description: 'Facts, pictures and people for those who write about us.',
  about: 'About the foundation',
  aboutText: `[[The name of your foundation]] was founded in [[year]] in [[town]]. [[One sentence: for whom you work, and on what.]]

## In one sentence
[[A sentence that may be quoted as it stands.]]

## How to write our name
In English [[name in English]], in Arabic [[name in Arabic]]. The short form is [[short name]].`,
  figures: 'Figures that you may quote',
  figuresText: 'As of [[date]]. The newest ones stand on the page about our impact.',
  reached: '[[number]]',
  reachedLabel: 'people reached since the beginning',
  countries: '[[number of countries]]',
  countriesLabel: 'countries that we work in',
  contact: 'Ask us',
  spokesperson: '[[Name of the spokesperson]]',
  spokespersonText: '[[Phone number]]\n[[Email address]]',
  languages: 'Languages',
  languagesText: 'Interviews in Arabic and English.',
  speed: 'In a hurry?',
  speedText: 'Say until when you need it. We answer on the same working day.',
  pictures: 'Pictures',
  picturesText: 'Free to use with the name of the photographer that stands below each picture.',
}

export const pressTemplate = defineTemplate({
  name: 'press',
  address: 'press',
  texts,
  translations: { ar: arabicPress },
  sections: (t: typeof texts) =>
    renumbered([
      sectionWith('about', 'richText', { header: t.about, content: t.aboutText }),
      sectionWith('figures', 'stats', {
        header: t.figures,
        content: t.figuresText,
        items: [
          itemWith({ stat: t.reached, label: t.reachedLabel, icon: 'Users' }),
          itemWith({ stat: t.countries, label: t.countriesLabel, icon: 'Globe' }),
        ],
      }),
      sectionWith('contact', 'featureCards', {
        header: t.contact,
        items: [
          itemWith({ title: t.spokesperson, description: t.spokespersonText, icon: 'Users' }),
          itemWith({ title: t.languages, description: t.languagesText, icon: 'Globe' }),
          itemWith({ title: t.speed, description: t.speedText, icon: 'Zap' }),
        ],
      }),
      // Switched on when there are pictures to show.
      sectionWith('pictures', 'galleryGrid', {
        header: t.pictures,
        content: t.picturesText,
        enabled: false,
      }),
    ]),
})
