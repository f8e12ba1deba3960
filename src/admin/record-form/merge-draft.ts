import type { Draft } from '../../client/draft-store.ts'
import { isSameValue } from '../../shared/is-same-value.ts'
import type { Values } from './record-form-options.ts'

type Work = Pick<Draft, 'values' | 'base' | 'etag'>

export function changedFields({ values, base }: Pick<Work, 'values' | 'base'>): string[] {
  return Object.keys(values).filter((name) => !isSameValue(values[name], base[name]))
}

/**
 * Both together, where kept work and the work in the form started from one state and touch different fields; otherwise
 * null, and one of the two has to wait.
 */
export function mergeDraft(form: Work, draft: Work): Values | null {
  const mine = changedFields(form)
  const kept = changedFields(draft)
  if (mine.length === 0 || form.etag !== draft.etag || kept.some((name) => mine.includes(name))) return null
  return { ...form.values, ...Object.fromEntries(kept.map((name) => [name, draft.values[name]])) }
}
