import { readFoundationNames, readNowhere } from '../../client/check-queries.ts'
import { contentChecks } from '../../content/content-checks.ts'
import { formerNameFinder } from '../../content/site-settings/former-names.ts'
import { checkChanges } from '../../schema/check-input.ts'
import type { CheckFacts, Finding } from '../../schema/checks/check.ts'
import { findingWords } from '../../schema/checks/check-named.ts'
import { findProblems } from '../../schema/checks/find-problems.ts'
import { walkValues } from '../../schema/checks/walk-values.ts'
import { sitePath, writtenLinks } from '../../schema/checks/written-links.ts'
import type { Definition } from '../../schema/define-content.ts'
import { AppError } from '../../shared/app-error.ts'

type Values = Record<string, unknown>

export interface Circumstances {
  /** When it is published, where that is later. */
  at?: Date
  /** Pages that are published together with it, and lead somewhere by then. */
  goingLive?: ReadonlySet<string>
  /** Finds names that the foundation had before. */
  formerNames?: CheckFacts['formerNames']
}

export type FoundBefore = Finding & { isNew: boolean }

/** Longer than that nobody waits for what the server knows of links. */
const patienceMs = 2000

/**
 * What should be mended before visitors see these values. What they see already is asked about by nobody again: an
 * error is `isNew` where the published values have none of its kind there.
 */
export async function findBeforePublishing(
  definition: Definition,
  typed: Values,
  published: Values | null,
  { at = new Date(), goingLive = new Set(), formerNames }: Circumstances = {},
): Promise<FoundBefore[]> {
  const values = asStored(definition, typed)
  if (!definition.visibleWhen(values)) return []
  const seen = published && definition.visibleWhen(published) ? published : null
  const before = new Set(seen ? insidePaths(definition, seen) : [])
  const asked = insidePaths(definition, values).filter((path) => !before.has(path))
  const nowhere = await within(patienceMs, readNowhere(asked))
  const facts: CheckFacts = {
    now: at,
    isPublishing: true,
    siteUrl: window.location.origin,
    leadsNowhere: (path) => nowhere.has(path) && !goingLive.has(path),
    ...(formerNames && { formerNames }),
  }
  const find = (given: Values) => findProblems(definition, given, facts, contentChecks)
  const known = new Set(seen ? find(seen).map(keyOf) : [])
  return find(values).map((finding) => ({ ...finding, isNew: !known.has(keyOf(finding)) }))
}

/** What a save would store of what was typed; where it would refuse that, it says so itself. */
function asStored(definition: Definition, typed: Values): Values {
  try {
    return { ...typed, ...checkChanges(definition, typed) }
  } catch (error) {
    if (error instanceof AppError) return typed
    throw error
  }
}

/** What is to be said about one field of these values. */
export async function wordsAbout(
  definition: Definition,
  values: Values,
  path: string,
): Promise<string | undefined> {
  const names = await readFoundationNames().catch(() => undefined)
  const formerNames = names && { now: names.now, find: formerNameFinder(names) }
  const findings = await findBeforePublishing(definition, values, null, formerNames && { formerNames })
  const found = findings.find((finding) => finding.path === path)
  return found && findingWords(found, contentChecks)
}

function insidePaths(definition: Definition, values: Values): string[] {
  const paths = new Set<string>()
  walkValues(definition.fields, definition.forVisitors(values), {
    titleField: definition.titleField,
    lists: contentChecks.lists,
    onlyWords: false,
    visit: (place) => {
      for (const { address } of writtenLinks(place)) {
        const path = sitePath(address, window.location.origin)
        if (path !== undefined) paths.add(path)
      }
    },
  })
  return [...paths]
}

/** Items may have moved: their numbers do not tell one finding from another. */
function keyOf({ check, path, params }: Finding): string {
  return JSON.stringify([check, path.replace(/\d+/g, '#'), params])
}

/** Without an answer in time, offline for example, nothing is known, and what is not known raises no alarm. */
async function within(ms: number, nowhere: Promise<ReadonlySet<string>>): Promise<ReadonlySet<string>> {
  const tooLate = new Promise<ReadonlySet<string>>((resolve) => setTimeout(() => resolve(new Set()), ms))
  return Promise.race([nowhere.catch(() => new Set<string>()), tooLate])
}
