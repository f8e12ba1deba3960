import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Definition } from '../../schema/define-content.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { RecordForm } from '../record-form/record-form.tsx'
import { SaveButton } from '../record-form/save-bar.tsx'
import type { RecordFormState } from '../record-form/use-record-form.ts'
import { RevisionsButton } from '../revisions/revisions-button.tsx'

const texts = { viewPage: 'View Page', newTab: '(opens in a new tab)' }

type PageEditorProps<D extends Definition> = {
  form: RecordFormState<D>
  title: string
  description: ReactNode
  /** The page on the website that it changes; undefined where there is none. */
  page: string | undefined
  saveLabel: string
  /** Beside the title, such as Active or Hidden. */
  badge?: ReactNode
  /** Buttons before Save at the top. */
  actions?: ReactNode
  onCancel?: () => void
  /** Beside the form from a wide screen on, else before it, such as a list of its parts. */
  before?: ReactNode
  /** Beside the form from a wide screen on, else below it, such as a preview. */
  aside?: ReactNode
  /** How the form and what is beside it share the room. */
  className?: string
  children: ReactNode
}

/** The screen of a page's texts: heading, the way to the page, history, and Save at the top and at the bottom. */
export function PageEditor<D extends Definition>(props: PageEditorProps<D>) {
  const { form, title, saveLabel, onCancel } = props
  return (
    <>
      <ScreenHeader
        title={title}
        description={props.description}
        badge={props.badge}
        actions={
          <>
            {props.page && (
              <Button asChild variant="ghost">
                <a href={props.page} target="_blank" rel="noopener">
                  <ExternalLink aria-hidden="true" />
                  {texts.viewPage} <span className="sr-only">{texts.newTab}</span>
                </a>
              </Button>
            )}
            <RevisionsButton definition={form.definition} id={form.id} onRestored={form.adopt} />
            {props.actions}
            {!form.isReadOnly && <SaveButton form={form} label={saveLabel} />}
          </>
        }
      />
      {/* Never wider than the screen, whatever a preview inside it measures. */}
      <div className={classNames('grid-cols-[minmax(0,1fr)]', props.className)}>
        {props.before}
        <RecordForm form={form} label={title} saveLabel={saveLabel} {...(onCancel ? { onCancel } : {})}>
          {props.children}
        </RecordForm>
        {props.aside}
      </div>
    </>
  )
}
