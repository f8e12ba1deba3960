import { CircleCheck } from 'lucide-react'
import { useSearchParams } from 'react-router'
import {
  type CheckReportAnswer,
  formerCheck,
  type ReportedFinding,
  useCheckReport,
} from '../../../client/check-queries.ts'
import { contentTypes } from '../../../content/index.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { checksTexts as texts } from './checks-texts.ts'
import { FindingRow } from './finding-row.tsx'
import { useFindingMend } from './use-finding-mend.ts'

const maxFindings = 1000
const pageSize = 50
const severities = ['error', 'hint'] as const
/** The logos belong to the name. */
const formerChecks = new Set([formerCheck, 'former-logo'])

/** What should be mended across the site, the worst first. */
export function ChecksScreen() {
  const query = useCheckReport(maxFindings)
  return (
    <>
      <ScreenHeader title={texts.title} description={texts.subtitle} />
      <AdminQueryState query={query} loading={texts.loading} failed={texts.loadFailed}>
        {(report) =>
          report.findings.length === 0 ? (
            <EmptyState icon={<CircleCheck />} title={texts.nothing} description={texts.nothingHint} />
          ) : (
            <Report report={report} />
          )
        }
      </AdminQueryState>
    </>
  )
}

function Report({ report }: { report: CheckReportAnswer }) {
  const [params, setParams] = useSearchParams()
  const { busy, mend } = useFindingMend()
  const [severity, type, check] = ['severity', 'type', 'check'].map((name) => params.get(name) ?? '')
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    if (value === '') next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const found = inOrder(report.findings).filter(
    (finding) =>
      (severity === '' || finding.severity === severity) &&
      (type === '' || finding.type === type) &&
      (check === '' || (check === formerCheck && formerChecks.has(finding.check))),
  )
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(Math.max(1, Number(params.get('page')) || 1), pageCount)
  const shown = found.slice((page - 1) * pageSize, page * pageSize)
  const counts = { error: report.errors, hint: report.hints }
  return (
    <div className="space-y-5">
      <search className="grid gap-3 sm:flex sm:flex-wrap">
        <NativeSelect
          aria-label={texts.severity}
          size="sm"
          placeholder={texts.both}
          options={severities.map((value) => ({ value, label: headings[value].title(counts[value]) }))}
          value={severity}
          onChange={(event) => choose('severity', event.currentTarget.value)}
          className="sm:w-52"
        />
        <NativeSelect
          aria-label={texts.type}
          size="sm"
          placeholder={texts.allTypes}
          options={typesOf(report.findings)}
          value={type}
          onChange={(event) => choose('type', event.currentTarget.value)}
          className="sm:w-52"
        />
        {report.findings.some((finding) => formerChecks.has(finding.check)) && (
          <NativeSelect
            aria-label={texts.check}
            size="sm"
            placeholder={texts.allChecks}
            options={[{ value: formerCheck, label: texts.formerNames }]}
            value={check}
            onChange={(event) => choose('check', event.currentTarget.value)}
            className="sm:w-52"
          />
        )}
      </search>
      <p role="status" className="text-caption text-muted">
        {texts.looked(report.records)}
      </p>
      {shown.length === 0 && <EmptyState title={texts.nothingSuch} />}
      {severities.map((value) => (
        <FindingList
          key={value}
          title={headings[value].title(counts[value])}
          hint={headings[value].hint}
          findings={shown.filter((finding) => finding.severity === value)}
          busy={busy}
          onMend={mend}
        />
      ))}
      <Pagination
        label={texts.pages}
        page={page}
        pageCount={pageCount}
        onPageChange={(next) => choose('page', String(next))}
        className="justify-center"
      />
    </div>
  )
}

const headings = {
  error: { title: texts.errors, hint: texts.errorsHint },
  hint: { title: texts.hints, hint: texts.hintsHint },
}

type FindingListProps = {
  title: string
  hint: string
  findings: readonly ReportedFinding[]
  busy: ReportedFinding | null
  onMend: ReturnType<typeof useFindingMend>['mend']
}

function FindingList({ title, hint, findings, busy, onMend }: FindingListProps) {
  if (findings.length === 0) return null
  return (
    <section aria-label={title} className="space-y-2">
      <h2 className="text-h3">{title}</h2>
      <p className="text-caption text-muted">{hint}</p>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {findings.map((finding) => (
          <FindingRow
            key={`${finding.type} ${finding.id} ${finding.lang} ${finding.check} ${finding.field} ${JSON.stringify(finding.params)}`}
            finding={finding}
            isBusy={busy === finding}
            onMend={(definition, mended) => void onMend(definition, mended)}
          />
        ))}
      </ul>
    </section>
  )
}

function inOrder(findings: readonly ReportedFinding[]): ReportedFinding[] {
  return findings.toSorted(
    (one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity),
  )
}

function typesOf(findings: readonly ReportedFinding[]): { value: string; label: string }[] {
  const found = new Set(findings.map(({ type }) => type))
  return contentTypes.flatMap(({ name, label }) =>
    found.has(name) ? [{ value: name, label: label[1] }] : [],
  )
}
