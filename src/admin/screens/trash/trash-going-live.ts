import { readRevisions } from '../../../client/content-queries.ts'
import {
  readTranslation,
  readTranslationRevisions,
  type TranslationPlace,
  translationsPath,
} from '../../../client/translation-queries.ts'
import type { Definition } from '../../../schema/define-content.ts'
import { mainLanguage } from '../../../shared/languages.ts'
import type { GoingLive } from '../../checks/find-going-live.ts'
import { translationDefinition } from '../../translating/translation-definition.ts'
import { pastValues, sheetTexts } from '../../translating/translation-sheet.ts'
import { type TrashItem, trashKey } from './trash-list.ts'

/** What visitors see again once an item is back; nothing of a draft. */
export async function trashGoingLive(item: TrashItem, definition: Definition): Promise<GoingLive[]> {
  const { id, lang, isDraft, title, label } = item
  if (isDraft) return []
  const going = await (lang === undefined
    ? deletedRecord(item, definition)
    : deletedWords({ definition, id, lang }, item.revision))
  if (!going.values) return []
  const name = { title, kind: label, lang: lang ?? mainLanguage }
  return [{ ...going, values: going.values, key: trashKey(item), name, published: null }]
}

async function deletedRecord({ id, revision }: TrashItem, definition: Definition) {
  const steps = await readRevisions(definition, id)
  return { definition, values: steps.find((step) => step.revision === revision)?.values }
}

async function deletedWords(place: TranslationPlace, revision: number) {
  const [steps, { record }] = await Promise.all([readTranslationRevisions(place), readTranslation(place)])
  const past = steps.find((step) => step.revision === revision)?.values
  const definition = translationDefinition(place.definition, translationsPath(place), sheetTexts(record))
  return { definition, values: past && pastValues(past) }
}
