import { type Revision, recordUrl } from '../../client/content-queries.ts'
import type { Definition } from '../../schema/define-content.ts'
import { momentText } from '../moment-text.ts'

const words: Record<string, string> = {
  create: 'created it',
  update: 'changed it',
  reorder: 'moved it',
  delete: 'deleted it',
  restore: 'brought it back from the trash',
  revert: 'restored an earlier state',
  revertPart: 'restored a part of an earlier state',
}

export function actionWords(action: string): string {
  return words[action] ?? action
}

/** Two saves may fall into one minute: the number tells them apart. */
export function versionName({ revision, time, actor }: Revision): string {
  return `Version ${revision}, ${momentText(time)}, ${actor.name}`
}

/** Where staff see the page as it was; undefined where visitors could not see the record then. */
export function pastPageUrl(definition: Definition, id: string, version: Revision): string | undefined {
  const { values, time, revision } = version
  if (!values) return undefined
  const page = definition.screens[0].pageOf({ ...values, id, updatedAt: time })
  return page === undefined ? undefined : `${recordUrl(definition, id)}/revisions/${revision}/page`
}
