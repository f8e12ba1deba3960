import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { RequestError } from '../../../client/request-json.ts'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { forgetUrls } from '../../../client/use-list-page.ts'
import type { Redirect } from '../../../content/redirect/redirect.ts'
import { type ImportedLine, maxImported, readRedirects } from '../../../content/redirect/redirect-csv.ts'
import type { FieldIssue } from '../../../shared/app-error.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardBody, CardFooter } from '../../../ui/card.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { answerInPageLanguage } from '../../answer-words.ts'
import { approvalTexts } from '../../approval/approval-texts.ts'
import { useMayPublish } from '../../approval/use-may-publish.ts'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { useUnsavedWork } from '../../unsaved-work.tsx'
import { redirectTexts as texts } from './redirect-texts.ts'

const redirectsUrl = '/api/redirects'

/** A file is read and checked here first; only one that is right from the first line to the last is stored. */
export function RedirectImportScreen() {
  const existing = useQuery<Redirect[]>({ queryKey: [redirectsUrl], refetchOnMount: 'always' })
  const [csv, setCsv] = useState('')
  const read = readLines(csv, existing.data ?? [])
  const { failure, refused, isBusy, store } = useImport(csv)
  const lines = read && withRefusals(read, refused)
  const wrong = lines?.filter(({ problem }) => problem) ?? []
  const mayPublish = useMayPublish()
  const isReady =
    mayPublish && lines !== undefined && lines.length > 0 && lines.length <= maxImported && wrong.length === 0
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    if (file) setCsv(await file.text())
  }
  return (
    <>
      <ScreenHeader title={texts.importTitle} description={texts.importHint} />
      <Card>
        <CardBody className="space-y-5">
          {!mayPublish && <Alert title={approvalTexts.listHint} />}
          {failure && <Alert tone="danger" title={failure} />}
          <FormField label={texts.file}>
            <Input type="file" accept=".csv,text/csv,text/plain" onChange={(event) => void open(event)} />
          </FormField>
          <FormField label={texts.pasted}>
            <Textarea
              rows={6}
              dir="ltr"
              value={csv}
              onChange={(event) => setCsv(event.currentTarget.value)}
            />
          </FormField>
          <Verdict lines={lines} wrong={wrong.length} />
          {lines && lines.length > 0 && <ReadLines lines={[...wrong, ...without(lines, wrong)]} />}
        </CardBody>
        <CardFooter>
          <Button
            disabled={!isReady || !existing.data}
            loading={isBusy}
            loadingLabel={texts.saving}
            onClick={() => void store(lines ?? [])}
          >
            {texts.storeAll}
          </Button>
        </CardFooter>
      </Card>
    </>
  )
}

function Verdict({ lines, wrong }: { lines: readonly ImportedLine[] | undefined; wrong: number }) {
  if (!lines) return <Alert tone="danger" title={texts.unreadable} />
  if (lines.length === 0) return <p className="text-small text-muted">{texts.none}</p>
  if (lines.length > maxImported) return <Alert tone="danger" title={texts.tooMany(maxImported)} />
  return wrong > 0 ? (
    <Alert tone="warning" title={texts.wrong(wrong)} />
  ) : (
    <Alert tone="success" title={texts.good(lines.length)} />
  )
}

/** What is wrong stands first. */
function ReadLines({ lines }: { lines: readonly ImportedLine[] }) {
  return (
    <ul aria-label={texts.preview} className="divide-y divide-line rounded-card border border-line">
      {lines.slice(0, 100).map(({ line, from, to, problem }) => (
        <li key={line} className="px-4 py-2.5 text-small">
          <span className="me-3 text-caption text-muted">{texts.line(line)}</span>
          <bdi dir="ltr" className="wrap-anywhere">
            {from} → {to}
          </bdi>
          {problem && <p className="text-danger">{wordsOf(problem)}</p>}
        </li>
      ))}
    </ul>
  )
}

function wordsOf(problem: NonNullable<ImportedLine['problem']>): string {
  if (problem.kind === 'rule') return answerInPageLanguage(problem.message)
  return problem.kind === 'columns' ? texts.twoColumns : texts.badTarget
}

function without(lines: readonly ImportedLine[], wrong: readonly ImportedLine[]): ImportedLine[] {
  return lines.filter((line) => !wrong.includes(line))
}

/** What the server refused of the same text, such as an address that has a page. */
function withRefusals(lines: readonly ImportedLine[], refused: readonly FieldIssue[]): ImportedLine[] {
  return lines.map((line, index) => {
    const issue = refused.find(({ path }) => path.startsWith(`redirects.${index}.`))
    return issue ? { ...line, problem: { kind: 'rule', message: issue.message } } : line
  })
}

/** Undefined where the text is no CSV. */
function readLines(csv: string, existing: readonly Redirect[]): ImportedLine[] | undefined {
  try {
    return readRedirects(csv, existing)
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Not a CSV file')) return undefined
    throw error
  }
}

function useImport(csv: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const toasts = useToast()
  const unsaved = useUnsavedWork(csv !== '')
  const [failure, setFailure] = useState<string>()
  const [refused, setRefused] = useState<{ csv: string; issues: readonly FieldIssue[] }>()
  const [isBusy, setBusy] = useState(false)
  const store = async (lines: readonly ImportedLine[]) => {
    setBusy(true)
    setFailure(undefined)
    try {
      const redirects = lines.map(({ from, to }) => ({ from, to }))
      await sendAsStaff('POST', `${redirectsUrl}/import`, { redirects })
      toasts.show({ title: texts.stored(lines.length), variant: 'success' })
      unsaved.clear()
      await forgetUrls(client, redirectsUrl, '/api/missed-addresses', '/api/activity')
      await navigate('/admin/redirects')
    } catch (error) {
      if (!(error instanceof RequestError) && !(error instanceof TypeError)) throw error
      const issues = error instanceof RequestError ? error.issues : []
      setRefused({ csv, issues })
      if (issues.length === 0)
        setFailure((error instanceof RequestError && error.status < 500 && error.detail) || texts.failed)
    } finally {
      setBusy(false)
    }
  }
  return { failure, refused: refused?.csv === csv ? refused.issues : [], isBusy, store }
}
