import { foundation } from '../../content/foundation.ts'
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

/** What search engines and networks will show of the record in a form, as its page will say it. */
export function sharedPage(definition: Definition, values: Values, id: string | undefined): SharedPage {
  const { sharing, ...content } = values as Values & { sharing?: Sharing }
  const [screen] = definition.screens
  const record = { ...content, id: id ?? '', updatedAt: null }
  const title = sharing?.title || String(values[definition.titleField] ?? '')
  const texts = wordsOfRecord(definition.fields, content).filter((text) => text !== title)
  const written = sharing?.description || String(values.description ?? '') || (texts[0] ?? '')
  const page = screen.pageOf(record)
  const cover = screen.list.picture(record) ?? ''
  const drawn =
    id && page ? shareCardUrl({ path: definition.path, id, shows: [title, cover] }, mainLanguage) : ''
  return {
    title: title || foundation.name,
    description: truncate(written.replace(/\s+/g, ' ').trim(), 160),
    crumbs: [location.host, ...(page ?? '').split('/').filter(Boolean)].join(' › '),
    domain: location.host,
    picture: sharing?.imageUrl || drawn,
    isHidden: sharing?.isHidden ?? false,
  }
}
