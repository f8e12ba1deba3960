import type { FieldIssue } from '../../shared/app-error.ts'
import { otherLanguages } from '../../shared/languages.ts'

export interface Leading {
  /** As somebody typed or pasted it. */
  from: string
  to: string
}

/** What the server answers by itself, whatever anybody chose; nobody asks there in vain for a page. */
const reserved = [
  /^\/(?:$|(?:api|admin|assets|files)(?:\/|$)|health$|(?:share|preview)\/)/,
  // Feeds, and what stands in the folder `public`.
  /^\/(?:robots\.txt|sitemap\.xml|\.well-known\/security\.txt|favicon\.(?:ico|svg)|apple-touch-icon\.png|site-icon\.svg|icon-[\w-]+\.png|og-card\.jpg)$/,
  new RegExp(
    `^(?:/(?:${otherLanguages.join('|')}))?/(?:site\\.webmanifest|events\\.ics|news\\.(?:xml|json)|events/[^/]+/calendar\\.ics)$`,
  ),
]
/** More than any chain that grew honestly. */
const maxSteps = 50

/**
 * The path that an address names, in one spelling: without origin, query, doubled slashes or one at the end. Whole
 * addresses of an older website are welcome.
 */
export function pathOfAddress(address: string): string {
  const withoutOrigin = address.trim().replace(/^https?:\/\/[^/?#]*/i, '')
  const [path = ''] = withoutOrigin.split(/[?#]/, 1)
  const plain = `/${decoded(path)}`.replace(/\/{2,}/g, '/')
  return plain.length > 1 ? plain.replace(/\/$/, '') : plain
}

/** A path of this site with its query; undefined for what stands elsewhere. */
export function ownTarget(to: string, publicUrl = ''): string | undefined {
  if (to.startsWith('#')) return `/${to}`
  if (to.startsWith('/')) return to
  const rest = publicUrl && to.startsWith(publicUrl) ? to.slice(publicUrl.length) : undefined
  return rest === undefined || !/^(?:$|[/?#])/.test(rest) ? undefined : rest.replace(/^(?!\/)/, '/')
}

/** Why a redirect cannot stand beside the others. */
export function redirectProblems({ from, to }: Leading, others: readonly Leading[]): FieldIssue[] {
  const path = pathOfAddress(from)
  if (reserved.some((pattern) => pattern.test(path)))
    return [{ path: 'from', message: reservedMessage(path) }]
  const same = others.find((other) => pathOfAddress(other.from) === path)
  if (same) return [{ path: 'from', message: `${path} leads to ${same.to} already` }]
  const steps = stepsFrom(to, targetsOf(others))
  if (steps.includes(path)) {
    const round = [path, ...steps.slice(0, steps.indexOf(path) + 1)].join(' → ')
    return [{ path: 'to', message: `This would lead round in a circle: ${round}` }]
  }
  return []
}

function reservedMessage(path: string): string {
  return `${path} is always answered by the site itself, so a redirect from there would never be followed.`
}

/** Where each path leads in the end, in one step. What leads round in a circle leads nowhere. */
export function finalTargets(redirects: readonly Leading[], publicUrl: string): ReadonlyMap<string, string> {
  const targets = targetsOf(redirects, publicUrl)
  const entries = [...targets].flatMap(([path, to]) => {
    const steps = stepsFrom(to, targets, publicUrl)
    const isCircle = steps.includes(path) || steps.length > maxSteps
    const before = steps.length > 1 ? targets.get(steps.at(-2) ?? '') : to
    return isCircle || before === undefined ? [] : [[path, ownTarget(before, publicUrl) ?? before] as const]
  })
  return new Map(entries)
}

function targetsOf(redirects: readonly Leading[], publicUrl = ''): Map<string, string> {
  return new Map(redirects.map(({ from, to }) => [pathOfAddress(from), ownTarget(to, publicUrl) ?? to]))
}

/** The paths that somebody passes through, the last one included; an address elsewhere is the last step. */
function stepsFrom(to: string, targets: ReadonlyMap<string, string>, publicUrl = ''): string[] {
  const steps: string[] = []
  for (let next: string | undefined = to; next !== undefined && steps.length <= maxSteps; ) {
    const own = ownTarget(next, publicUrl)
    const step: string = own === undefined ? next : pathOfAddress(own)
    if (steps.includes(step)) break
    steps.push(step)
    next = own === undefined ? undefined : targets.get(step)
  }
  return steps
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}
