import { type Revision, recordUrl } from '../../client/content-queries.ts'
import type { Definition } from '../../schema/define-content.ts'
import { momentText } from '../moment-text.ts'
import { revisionStepsTexts as texts } from './revision-steps-texts.ts'

export function actionWords(action: string): string {
  const words: Record<string, string> = texts.actions
  return words[action] ?? action
}

/** Two saves may fall into one minute: the number tells them apart. */
export function versionName({ revision, time, actor }: Revision): string {
  return texts.version(revision, momentText(time), actor.name)
}

/** Where staff see the page as it was; undefined where visitors could not see the record then. */
export function pastPageUrl(definition: Definition, id: string, version: Revision): string | undefined {
  const { values, time, revision } = version
  if (!values) return undefined
  const page = definition.screens[0].pageOf({ ...values, id, updatedAt: time })
  return page === undefined ? undefined : `${recordUrl(definition, id)}/revisions/${revision}/page`
}
