import type { DraftName } from '../../client/approval-requests.ts'
import type { Release } from '../../client/release-queries.ts'
import { contentTypes } from '../../content/index.ts'
import { isLanguage } from '../../shared/languages.ts'

/** The drafts of a release by the names that those who publish them go by; types that are gone are left out. */
export function releaseDraftNames({ drafts }: Pick<Release, 'drafts'>): DraftName[] {
  return drafts.flatMap(({ type, id, lang }) => {
    const definition = contentTypes.find(({ name }) => name === type)
    return definition && isLanguage(lang) ? [{ definition, id, lang }] : []
  })
}
