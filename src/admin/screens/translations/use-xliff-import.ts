import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestError } from '../../../client/request-json.ts'
import { type ImportDecision, type ImportPlan, importXliff } from '../../../client/xliff-queries.ts'
import { useToast } from '../../../ui/toast-provider.tsx'
import { publishQuestionTexts } from '../../checks/publish-question-texts.ts'
import { useGoingLiveQuestion } from '../../checks/use-going-live-question.tsx'
import { xliffTexts as texts } from './xliff-texts.ts'

export type Sides = Readonly<Record<string, ImportDecision['keep']>>

/** A conflict as the dialog knows it: the same text may be asked about again when it changed once more. */
export function conflictKey(
  record: { type: string; id: string },
  { path, seen }: { path: string; seen: string },
) {
  return [record.type, record.id, path, seen].join(' ')
}

/** A file on its way in: read, looked at, decided about, stored. */
export function useXliffImport(onDone: () => void) {
  const client = useQueryClient()
  const { show } = useToast()
  const [file, setFile] = useState('')
  const [plan, setPlan] = useState<ImportPlan>()
  const [problem, setProblem] = useState('')
  const [sides, setSides] = useState<Sides>({})
  const [isBusy, setBusy] = useState(false)
  const [isMoved, setMoved] = useState(false)
  const { mayShow, isLooking, dialog } = useGoingLiveQuestion(publishQuestionTexts.importAnyway)

  const send = async (xliff: string, isTrial: boolean): Promise<ImportPlan | undefined> => {
    setBusy(true)
    setProblem('')
    try {
      return await importXliff({ xliff, isTrial, decisions: isTrial ? [] : decisionsOf(plan, sides) })
    } catch (error) {
      setProblem(error instanceof RequestError && error.status < 500 ? error.detail : texts.failed)
    } finally {
      setBusy(false)
    }
  }
  const choose = async (chosen: File) => {
    const xliff = await chosen.text()
    setFile(xliff)
    setSides({})
    setMoved(false)
    setPlan(await send(xliff, true))
  }
  const apply = async () => {
    if (!plan || !(await mayShow(() => readGoingLive(plan, decisionsOf(plan, sides))))) return
    const done = await send(file, false)
    if (!done) return
    if (!done.isApplied) {
      setMoved(true)
      // With what was decided before: of that, only what is still asked counts.
      setPlan(await send(file, true))
      return
    }
    void client.invalidateQueries()
    show({ title: texts.done(countTexts(plan, sides)), variant: 'success' })
    onDone()
  }
  const decide = (key: string, side: ImportDecision['keep']) => setSides({ ...sides, [key]: side })
  const isDecided = decisionsOf(plan, sides).length === conflictsIn(plan)
  return {
    plan,
    problem,
    sides,
    isBusy: isBusy || isLooking,
    isMoved,
    isDecided,
    dialog,
    choose,
    apply,
    decide,
  }
}

/** What knows the words of translations is loaded when something is imported. */
async function readGoingLive(plan: ImportPlan, decisions: readonly ImportDecision[]) {
  const { importGoingLive } = await import('./import-going-live.ts')
  return importGoingLive(plan, decisions)
}

function decisionsOf(plan: ImportPlan | undefined, sides: Sides): ImportDecision[] {
  return (plan?.records ?? []).flatMap((record) =>
    record.conflicts.flatMap((conflict) => {
      const keep = sides[conflictKey(record, conflict)]
      const { path, seen } = conflict
      return keep ? [{ type: record.type, id: record.id, path, seen, keep }] : []
    }),
  )
}

function conflictsIn(plan: ImportPlan | undefined): number {
  return (plan?.records ?? []).reduce((sum, { conflicts }) => sum + conflicts.length, 0)
}

function countTexts(plan: ImportPlan | undefined, sides: Sides): number {
  const taken = (plan?.records ?? []).reduce((sum, record) => sum + record.taken + record.confirmed, 0)
  return taken + decisionsOf(plan, sides).filter(({ keep }) => keep === 'file').length
}
