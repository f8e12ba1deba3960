import type { Revision } from '../../client/content-queries.ts'
import type { Definition } from '../../schema/define-content.ts'
import { type RecordPart, restoredField } from '../../schema/restore-part.ts'
import { publishQuestionTexts } from '../checks/publish-question-texts.ts'
import { useGoingLiveQuestion } from '../checks/use-going-live-question.tsx'

type Values = Record<string, unknown>

/** Asks before visitors see an earlier state, or a part of it, with errors that they do not see now. */
export function useRestoreQuestion(definition: Definition, now: Revision | undefined) {
  const { mayShow, dialog } = useGoingLiveQuestion(publishQuestionTexts.restoreAnyway)
  const published = now?.action === 'delete' ? null : (now?.values ?? null)
  const mayRestore = async (past: Revision, part?: RecordPart): Promise<boolean> => {
    const values = part ? withPart(definition, published, past.values, part) : past.values
    // What was erased is refused by the restoring itself.
    if (!values) return true
    return mayShow(async () => [{ key: String(past.revision), definition, values, published }])
  }
  return { mayRestore, dialog }
}

/** What is published, with a part of an earlier state in its place. */
function withPart(
  { fields }: Definition,
  published: Values | null,
  past: Values | undefined,
  part: RecordPart,
): Values | undefined {
  const field = fields[part.field]
  if (!field || !published || !past) return undefined
  return {
    ...published,
    [part.field]: restoredField(field, published[part.field], past[part.field], part),
  }
}
