import { foundation } from '../../content/foundation.ts'
import { mainPageNames } from '../../content/public-pages.ts'
import type { Definition } from '../../schema/define-content.ts'
import type { Sharing } from '../../schema/sharing.ts'
import { wordsOfRecord } from '../../schema/words-of-record.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { shareCardUrl } from '../../shared/share-card-url.ts'
import { truncate } from '../../shared/truncate.ts'

/** What others show of a page. */
export interface SharedPage {
  title: string
  description: string
  /** The address, part by part. */
  crumbs: string
  domain: string
  /** Empty while there is none yet. */
  picture: string
  isHidden: boolean
}

type Values = Record<string, unknown>

/** A record as it is stored: its card is drawn from that, whatever is typed meanwhile. */
export interface StoredPage {
  id: string
  values: Values
}

/** What search engines and networks will show of the record in a form, as its page will say it. */
export function sharedPage(
  definition: Definition,
  values: Values,
  stored: StoredPage | undefined,
): SharedPage {
  const { sharing, ...content } = values as Values & { sharing?: Sharing }
  const [screen] = definition.screens
  const record = { ...content, id: stored?.id ?? '', updatedAt: null }
  const title = titleOf(definition, values)
  const texts = wordsOfRecord(definition.fields, content).filter((text) => text !== title)
  const written = sharing?.description || String(values.description ?? '') || (texts[0] ?? '')
  const page = screen.pageOf(record)
  return {
    title: title || foundation.name,
    description: truncate(written.replace(/\s+/g, ' ').trim(), 160),
    crumbs: [location.host, ...(page ?? '').split('/').filter(Boolean)].join(' › '),
    domain: location.host,
    picture: sharing?.imageUrl || (stored ? drawnCard(definition, stored) : ''),
    isHidden: sharing?.isHidden ?? false,
  }
}

/** Of one of the main pages that nobody gave a heading, its name. */
function titleOf({ titleField, screens: [screen] }: Definition, values: Values): string {
  const chosen = (values.sharing as Sharing | undefined)?.title || String(values[titleField] ?? '')
  return chosen || (mainPageNames[screen.pageOf({ ...values, id: '', updatedAt: null }) ?? ''] ?? '')
}

/** Of a page that visitors can open; others have none yet. */
function drawnCard(definition: Definition, { id, values }: StoredPage): string {
  const [screen] = definition.screens
  const record = { ...values, id, updatedAt: null }
  if (screen.pageOf(record) === undefined) return ''
  const shows = [titleOf(definition, values), screen.list.picture(record) ?? '']
  return shareCardUrl({ path: definition.path, id, shows }, mainLanguage)
}
