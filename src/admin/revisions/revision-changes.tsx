import type { Revision } from '../../client/content-queries.ts'
import type { Fields } from '../../schema/field.ts'
import { FieldValue } from '../field-value.tsx'

const texts = {
  changed: (labels: string[]) => `Changed: ${labels.join(', ')}`,
  before: 'Before',
  after: 'After',
}

type RevisionChangesProps = {
  fields: Fields
  revision: Revision
  before: Record<string, unknown> | undefined
}

/** What one step changed, folded to the names of the fields; open, each before and after. */
export function RevisionChanges({ fields, revision, before }: RevisionChangesProps) {
  const { changed, values } = revision
  if (changed.length === 0 || !before) return null
  const labels = changed.map((name) => fields[name]?.label ?? name)
  return (
    <details className="mt-2">
      <summary className="rounded-sm text-caption font-medium text-link">{texts.changed(labels)}</summary>
      <div className="mt-3 space-y-4">
        {changed.map((name) => (
          <section key={name} aria-label={fields[name]?.label ?? name}>
            <h3 className="text-caption font-semibold">{fields[name]?.label ?? name}</h3>
            <div className="mt-1 grid gap-2 sm:grid-cols-2">
              <div className="min-w-0 rounded-md bg-danger-tint p-2.5">
                <p className="text-caption text-muted">{texts.before}</p>
                <FieldValue field={fields[name]} value={before[name]} other={values[name]} />
              </div>
              <div className="min-w-0 rounded-md bg-success-tint p-2.5">
                <p className="text-caption text-muted">{texts.after}</p>
                <FieldValue field={fields[name]} value={values[name]} other={before[name]} />
              </div>
            </div>
          </section>
        ))}
      </div>
    </details>
  )
}
