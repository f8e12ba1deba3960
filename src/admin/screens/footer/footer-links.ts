import { isCompleteLink } from '../../../content/footer/footer-rules.ts'

type Values = Record<string, unknown>

export const linkLists = ['quickLinks', 'resourceLinks', 'policyLinks'] as const

export interface LinkCounts {
  quick: number
  resource: number
  policy: number
  /** Left in the form and not stored. */
  incomplete: number
}

/** After a save: the stored links, with the incomplete ones still at the places where they were typed. */
export function withIncompleteLinks(typed: Values, saved: Values): Values {
  const lists = linkLists.map((name) => {
    const stored = asList(saved[name]).values()
    return [
      name,
      asList(typed[name]).map((link) => (isCompleteLink(link) ? (stored.next().value ?? link) : link)),
    ]
  })
  return { ...saved, ...Object.fromEntries(lists) }
}

export function countLinks(typed: Values): LinkCounts {
  const complete = (name: string) => asList(typed[name]).filter(isCompleteLink).length
  const all = linkLists.flatMap((name) => asList(typed[name]))
  return {
    quick: complete('quickLinks'),
    resource: complete('resourceLinks'),
    policy: complete('policyLinks'),
    incomplete: all.filter((link) => !isCompleteLink(link)).length,
  }
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
