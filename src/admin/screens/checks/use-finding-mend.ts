import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { checksUrl, type ReportedFinding } from '../../../client/check-queries.ts'
import { forgetContent, readRecord, updateRecord } from '../../../client/content-queries.ts'
import { RequestError } from '../../../client/request-json.ts'
import { contentChecks } from '../../../content/content-checks.ts'
import { mendedField } from '../../../schema/checks/check-named.ts'
import type { Definition } from '../../../schema/define-content.ts'
import { useToast } from '../../../ui/toast-provider.tsx'
import { checksTexts as texts } from './checks-texts.ts'

/** Mends a finding by an ordinary save of the one field, and offers the way back. */
export function useFindingMend() {
  const client = useQueryClient()
  const toasts = useToast()
  const [busy, setBusy] = useState<ReportedFinding | null>(null)

  const refresh = async (definition: Definition) => {
    await forgetContent(client, definition)
    await client.invalidateQueries({ predicate: ({ queryKey: [url] }) => String(url).startsWith(checksUrl) })
  }
  const complain = (finding: ReportedFinding, error: unknown) => {
    const isStale = error instanceof RequestError && error.status === 412
    const detail = error instanceof RequestError && error.status < 500 ? error.detail : ''
    toasts.show({
      title: texts.failed(finding.title),
      description: isStale ? texts.changed : detail || texts.tryAgain,
      variant: 'destructive',
    })
  }
  const undo = async (definition: Definition, finding: ReportedFinding, before: object, etag: string) => {
    try {
      await updateRecord(definition, finding.id, before, etag)
      toasts.show({ title: texts.undone(finding.title), variant: 'success' })
    } catch (error) {
      complain(finding, error)
    }
    await refresh(definition)
  }
  const mend = async (definition: Definition, finding: ReportedFinding) => {
    setBusy(finding)
    try {
      const { record } = await readRecord(definition, finding.id)
      const values: Record<string, unknown> = record
      const field = mendedField(definition, values, { ...finding, path: finding.field }, contentChecks)
      if (field) {
        // What was changed since the report was made is refused, not overwritten.
        const seen = `"r${finding.revision}"`
        const saved = await updateRecord(definition, finding.id, { [field.name]: field.value }, seen)
        const before = { [field.name]: values[field.name] }
        toasts.show({
          title: texts.mended(finding.title),
          variant: 'success',
          action: { label: texts.undo, onAction: () => void undo(definition, finding, before, saved.etag) },
        })
      }
    } catch (error) {
      complain(finding, error)
    }
    await refresh(definition)
    setBusy(null)
  }
  return { busy, mend }
}
