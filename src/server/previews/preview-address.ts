/** How a preview is looked at; `bare` is the page inside the frame of a phone. */
export interface PreviewView {
  isDark: boolean
  frame: 'none' | 'phone' | 'bare'
}

/** A preview as its address names it. */
export interface PreviewPlace extends PreviewView {
  token: string
}

export const previewRoot = '/preview'

/** The first page of the site has a name here: routes do not tell a slash at the end from none. */
const homePath = '/~'

/** Reads what stands between the slashes, such as `4fK…~dark.phone`. */
export function readPreviewPlace(segment: string): PreviewPlace {
  const [token = '', view = ''] = segment.split('~', 2)
  const parts = view.split('.')
  const frame = parts.includes('phone') ? 'phone' : parts.includes('bare') ? 'bare' : 'none'
  return { token, isDark: parts.includes('dark'), frame }
}

/** Where a page of the site stands within a preview. */
export function previewHref({ token, isDark, frame }: PreviewPlace, path: string): string {
  const parts = [...(isDark ? ['dark'] : []), ...(frame === 'none' ? [] : [frame])]
  const view = parts.length > 0 ? `~${parts.join('.')}` : ''
  const place = path.replace(/^\/(?=[?#]|$)/, homePath)
  return `${previewRoot}/${token}${view}${place}`
}

/** The page of the site that is asked for, with its query. */
export function pageOfPreview(url: string): string {
  const [, rest = ''] = /^\/preview\/[^/?]*(.*)$/s.exec(url) ?? []
  const path = rest.replace(/^\/~(?=[?#]|$)/, '/')
  return path.startsWith('/') ? path : `/${path}`
}

/** The staff area, the API, uploads and built files stay where they are; a calendar is made from what the preview shows. */
const isElsewhere =
  /^\/(?:\/|(?:admin|api|assets|files|preview|share)(?:[/?#]|$)|(?![^?#]*\.ics$)[^?#]*\.\w+(?:[?#]|$))/

/**
 * Keeps whoever follows a link inside the preview. In markup that React wrote, a quote within a text or an attribute is an
 * entity, so nothing that staff typed is taken for an attribute.
 */
export function keepLinksInside(html: string, place: PreviewPlace, publicUrl: string): string {
  const attribute = /(\s(?:href|action)=")([^"]*)(?=")/g
  return html.replace(attribute, (whole, start: string, given: string) => {
    const path = given.startsWith(`${publicUrl}/`) ? given.slice(publicUrl.length) : given
    const isPage = path.startsWith('/') && !isElsewhere.test(path)
    return isPage ? start + previewHref(place, path) : whole
  })
}
