import { definitionPhrases } from '../content/content-words.ar.ts'
import { phrasebook } from '../shared/phrasebook.ts'
import { accountAnswerPhrases } from './account-answer-phrases.ar.ts'
import { answerPhrases } from './answer-phrases.ar.ts'
import type * as english from './answer-words.ts'
import { subjectPhrases } from './subject-phrases.ar.ts'

export const findAnswer = phrasebook({
  ...definitionPhrases,
  ...subjectPhrases,
  ...answerPhrases,
  ...accountAnswerPhrases,
})

export const answerInPageLanguage: (typeof english)['answerInPageLanguage'] = (sentence) =>
  findAnswer(sentence) ?? sentence
