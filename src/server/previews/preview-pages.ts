import type { SiteSettings } from '../../content/site-settings/site-settings.ts'
import { languageOfPath } from '../../shared/language-path.ts'
import type { AppContext } from '../app-context.ts'
import type { Pages } from '../pages/rendering/draw-page.ts'
import { houseLook, lookOf } from '../settings/document-look.ts'
import { type OpenPreview, openPreview, previewState } from './open-preview.ts'
import { type PreviewPlace, previewHref } from './preview-address.ts'
import { type NoteOutcome, previewBar } from './preview-bar.ts'
import { phoneDocument, previewDocument, previewPolicy } from './preview-document.ts'
import type { PreviewRow } from './preview-store.ts'
import { ShadowCache } from './shadow-cache.ts'

export interface PreviewRequest {
  preview: PreviewRow
  place: PreviewPlace
  /** Path and query of the page within the site. */
  url: string
  outcome: NoteOutcome | undefined
}

export type PreviewAnswer =
  | { kind: 'page'; status: number; html: string; policy: string }
  | { kind: 'file'; status: number; type: string; body: string }
  | { kind: 'moved'; to: string }

/** Draws the pages of previews. */
export class PreviewPages {
  readonly #context: AppContext
  readonly #pages: Pages
  readonly #shadows = new ShadowCache()

  constructor(context: AppContext, pages: Pages) {
    this.#context = context
    this.#pages = pages
  }

  /** Where a preview begins. */
  async start(preview: PreviewRow): Promise<string> {
    return this.#use(preview, async ({ start }) => start)
  }

  async draw(request: PreviewRequest): Promise<PreviewAnswer> {
    return this.#use(request.preview, (open) => this.#draw(request, open))
  }

  close(): void {
    this.#shadows.close()
  }

  async #use<T>(preview: PreviewRow, work: (open: OpenPreview) => Promise<T>): Promise<T> {
    const state = await previewState(this.#context.database.db, preview)
    return this.#shadows.use(state, () => openPreview(this.#context, preview), work)
  }

  async #draw({ preview, place, url, outcome }: PreviewRequest, open: OpenPreview): Promise<PreviewAnswer> {
    const { assets } = this.#pages
    const { publicUrl } = this.#context.config
    if (/^[^?]*\.ics(?:\?|$)/.test(url)) return { kind: 'file', ...(await open.site.fetchFile(url)) }
    const bar = place.frame === 'bare' ? '' : previewBar({ preview, place, path: url, state: open, outcome })
    if (place.frame === 'phone') {
      const html = phoneDocument(place, url, bar)
      return { kind: 'page', status: 200, html, policy: previewPolicy(assets, houseLook) }
    }
    const { fetchApi, redirects } = open.site
    const renderedAt = open.now().toISOString()
    const page = await this.#pages.render({ url, publicUrl, renderedAt, fetchApi })
    const leadsTo = page.movedTo ?? (page.status === 404 ? await redirects.find(url) : undefined)
    if (leadsTo !== undefined) return { kind: 'moved', to: insideOf(place, leadsTo) }
    const settings = await fetchApi('/api/site-settings')
    const look = settings.status < 400 ? lookOf(settings.data as SiteSettings) : houseLook
    const files = assets.forPage(page.file, languageOfPath(url))
    const html = previewDocument({ page, assets: files, look, place, publicUrl, bar })
    return { kind: 'page', status: page.status, html, policy: previewPolicy(assets, look) }
  }
}

/** Redirects may lead to other sites. */
function insideOf(place: PreviewPlace, address: string): string {
  return address.startsWith('/') && !address.startsWith('//') ? previewHref(place, address) : address
}
