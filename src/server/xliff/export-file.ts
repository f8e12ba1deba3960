import type { Definition } from '../../schema/define-content.ts'
import type { Translation } from '../engine/translation-record.ts'
import { exportMark } from './import-plan.ts'
import type { XliffFile, XliffState, XliffUnit } from './xliff-document.ts'

/** Which texts of a record go out: all of them, or those that somebody has to look at. */
export type ExportScope = 'all' | 'waiting'

/** A record for translators outside; undefined where nothing of it is wanted. */
export function exportFile(
  { path: type, label }: Definition,
  translation: Translation,
  scope: ExportScope,
): XliffFile | undefined {
  const { id, title } = translation
  const waiting = new Set([...translation.missing, ...translation.outdated].map(({ path }) => path))
  const units = unitsOf(translation).filter(({ path }) => scope === 'all' || waiting.has(path))
  return units.length === 0 ? undefined : { type, id, notes: [`${label[0]}: ${title}`], units }
}

function unitsOf({ sources, texts, outdated, state }: Translation): XliffUnit[] {
  const was = new Map(outdated.map((text) => [text.path, text.was]))
  return sources.map(({ path, within, label, maxLength, source }) => {
    const target = texts[path]
    const before = was.get(path)
    return {
      path,
      source,
      target,
      state: stateOf(target, before !== undefined, state),
      notes: [
        [...within, label].join(' › '),
        ...(maxLength === null ? [] : [`At most ${maxLength} characters`]),
        ...(before === undefined ? [] : [`The original was: ${before}`]),
      ],
      mark: exportMark(target ?? ''),
    }
  })
}

/** A translation whose original changed has to be looked at again, as one that nobody began. */
function stateOf(target: string | undefined, isOutdated: boolean, state: Translation['state']): XliffState {
  if (target === undefined || isOutdated) return 'initial'
  return state === 'published' ? 'final' : 'translated'
}
