import { CircleAlert } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useFormState } from 'react-hook-form'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { jumpListTexts as texts } from './jump-list-texts.ts'

export interface EditorPart {
  id: string
  title: string
  /** The fields in it, to mark a part in which one is wrong. */
  fields: readonly string[]
}

/** Leads to the parts of a long form, and shows in which of them something is wrong. */
export function JumpList({ form, parts }: { form: RecordFormState; parts: readonly EditorPart[] }) {
  const { errors } = useFormState({ control: form.methods.control })
  return (
    <nav aria-label={texts.label} className="xl:sticky xl:top-21 xl:self-start">
      <ul className="flex flex-wrap gap-1.5 xl:flex-col xl:gap-0.5">
        {parts.map(({ id, title, fields }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => jump(event, id)} className={linkClass}>
              {title}
              {fields.some((name) => name in errors) && (
                <>
                  <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-danger" />
                  <span className="sr-only">{texts.wrong}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const linkClass =
  'inline-flex min-h-9 w-full items-center justify-between gap-2 rounded-control px-3 py-1.5 text-caption font-medium text-muted ' +
  'transition-colors hover:bg-ink/5 hover:text-ink max-xl:border max-xl:border-line'

/** The keyboard goes where the eyes go; the address stays, so that the back button leaves the screen. */
function jump(event: MouseEvent, id: string): void {
  event.preventDefault()
  const part = document.getElementById(id)
  part?.focus({ preventScroll: true })
  part?.scrollIntoView({ block: 'start' })
}
