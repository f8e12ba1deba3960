import type { OwnRules } from '../../schema/checks/check.ts'
import { walkValues } from '../../schema/checks/walk-values.ts'
import { outsideAddress, sitePath, writtenLinks } from '../../schema/checks/written-links.ts'
import type { Definition } from '../../schema/define-content.ts'
import type { Values } from '../engine/content-record.ts'

export interface RecordLinks {
  /** Paths of the site. */
  inside: string[]
  /** Whole addresses elsewhere, without the part behind `#`. */
  outside: string[]
}

/** Where visitors can go from a record. */
export function recordLinks(
  definition: Definition,
  values: Values,
  { own, siteUrl }: { own: OwnRules; siteUrl: string },
): RecordLinks {
  const [inside, outside] = [new Set<string>(), new Set<string>()]
  walkValues(definition.fields, definition.forVisitors(values), {
    titleField: definition.titleField,
    lists: own.lists,
    onlyWords: false,
    visit: (place) => {
      for (const { address } of writtenLinks(place)) {
        const path = sitePath(address, siteUrl)
        const elsewhere = outsideAddress(address, siteUrl)
        if (path !== undefined) inside.add(path)
        if (elsewhere !== undefined) outside.add(elsewhere)
      }
    },
  })
  return { inside: [...inside], outside: [...outside] }
}
