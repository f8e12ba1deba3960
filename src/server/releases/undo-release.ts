import { AppError } from '../../shared/app-error.ts'
import { mainLanguage } from '../../shared/languages.ts'
import type { Handle } from '../database/tables.ts'
import { DraftRows } from '../engine/draft-rows.ts'
import type { Publishing } from '../engine/publishing.ts'
import { putReleaseDraft, type ReleaseDraftRow, type ReleaseRow } from '../engine/release-store.ts'
import { planUndo, type UndoStep } from './plan-undo.ts'
import type { Write } from './publish-release.ts'
import type { UndoInput } from './release-input.ts'
import { nameOf } from './release-record.ts'
import { type Refused, settleAll } from './settle-all.ts'

/**
 * Brings everything back as it was before the release, within the caller's transaction: records and words to the revision
 * before, new ones to the trash, and what was published is a draft again. Throws where something was changed since and
 * nobody said what becomes of it.
 */
export async function undoDraftsOf(
  tx: Handle,
  publishing: Publishing,
  release: Pick<ReleaseRow, 'id'>,
  { changed = [] }: UndoInput,
  by: Write,
): Promise<void> {
  const steps = await planUndo(tx, publishing, release)
  const answers = new Map(changed.map((answer) => [pathOf(answer), answer]))
  const answerTo = (step: UndoStep) => {
    const answer = answers.get(pathOf(step))
    return answer?.revision === step.revision ? answer.answer : undefined
  }
  const asked = steps.filter((step) => step.effect === 'changed' && !answerTo(step))
  if (asked.length > 0) throw changedSince(asked)
  const undone = steps.filter((step) =>
    step.effect === 'changed' ? answerTo(step) === 'bringBack' : step.effect !== 'none',
  )
  const rows = inOrder(undone.map(({ row }) => row))
  const refused = await settleAll(tx, rows, (row) => bringBack(tx, publishing, row, by))
  if (refused.length > 0) throw cannotUndo(refused)
}

async function bringBack(tx: Handle, publishing: Publishing, row: ReleaseDraftRow, by: Write): Promise<void> {
  const name = nameOf(row)
  const { definition, published } = publishing.contentOf(name.type)
  const revision = await published.bringBack(tx, name, row.before_revision ?? 0, by)
  await putReleaseDraft(tx, { ...row, undone_revision: revision })
  if (row.draft_revision !== null) await new DraftRows(definition).reopen(tx, name, row.draft_revision, by)
}

/** The words of a record that goes to the trash are taken back while it is there, others after it; the last published first. */
function inOrder(rows: readonly ReleaseDraftRow[]): ReleaseDraftRow[] {
  const records = rows.filter(({ language }) => language === mainLanguage).reverse()
  const words = rows.filter(({ language }) => language !== mainLanguage)
  const trashed = new Set(
    records.flatMap((row) => (row.before_revision === 0 ? [`${row.type}/${row.id}`] : [])),
  )
  const goesFirst = ({ type, id }: ReleaseDraftRow) => trashed.has(`${type}/${id}`)
  return [...words.filter(goesFirst), ...records, ...words.filter((row) => !goesFirst(row))]
}

function changedSince(steps: readonly UndoStep[]): AppError {
  const issues = steps.map((step) => ({
    path: pathOf(step),
    message: step.updatedBy
      ? `${step.updatedBy} changed this after the release.`
      : 'This was changed after the release.',
  }))
  const message =
    'Some of it was changed after the release. Nothing was undone: please say what becomes of it.'
  return new AppError('duplicate', message, { issues })
}

function cannotUndo(refused: readonly Refused<ReleaseDraftRow>[]): AppError {
  const issues = refused.map(({ row, reason }) => ({
    path: `${row.type}/${row.id}/${row.language}`,
    message: reason,
  }))
  return new AppError('bad_input', 'Nothing was undone: not everything can be brought back.', { issues })
}

function pathOf({ type, id, lang }: { type: string; id: string; lang: string }): string {
  return `${type}/${id}/${lang}`
}
