import type { StoredDraft } from '../../client/draft-store.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast-provider.tsx'
import { momentText } from '../moment-text.ts'
import { draftBannerTexts as texts } from './draft-banner-texts.ts'
import { FormNotice } from './form-notices.tsx'
import { changedFields } from './merge-draft.ts'
import type { RecordFormState } from './record-form-state.ts'

/** Offers what was typed before a reload, a crash or a leave: each visit's work by itself, with its time. */
export function DraftBanner({ form }: { form: RecordFormState }) {
  const { drafts, isUnkept } = form.kept
  const [first, ...more] = drafts
  return (
    <>
      {isUnkept && (
        <FormNotice kind="rescue" tone="warning" title={texts.unkept}>
          {texts.unkeptHint}
        </FormNotice>
      )}
      {first &&
        (more.length === 0 ? (
          <FormNotice
            kind="rescue"
            title={texts.found(momentText(first.time))}
            action={<DraftButtons form={form} draft={first} />}
          >
            {texts.hint}
          </FormNotice>
        ) : (
          <FormNotice kind="rescue" title={texts.several(drafts.length)}>
            <p>{texts.hintSeveral}</p>
            <ul className="mt-3 divide-y divide-line">
              {drafts.map((draft) => (
                <li
                  key={draft.slot}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2"
                >
                  <span className="min-w-0 wrap-anywhere">{summary(form, draft)}</span>
                  <span className="flex shrink-0 gap-2">
                    <DraftButtons form={form} draft={draft} name={summary(form, draft)} />
                  </span>
                </li>
              ))}
            </ul>
          </FormNotice>
        ))}
    </>
  )
}

type DraftButtonsProps = {
  form: RecordFormState
  draft: StoredDraft
  /** Tells several apart. */
  name?: string
}

function DraftButtons({ form, draft, name }: DraftButtonsProps) {
  const { show } = useToast()
  const discard = () => {
    const undo = form.kept.discardDraft(draft)
    show({
      title: texts.discarded(momentText(draft.time)),
      action: { label: texts.undo, onAction: undo },
    })
  }
  return (
    <>
      <Button
        size="sm"
        aria-label={name && texts.restoreFrom(name)}
        onClick={() => form.kept.takeDraft(draft)}
      >
        {texts.restore}
      </Button>
      <Button size="sm" variant="secondary" aria-label={name && texts.discardFrom(name)} onClick={discard}>
        {texts.discard}
      </Button>
    </>
  )
}

/** `10:42: Partner Name “Nile”, Website`: the first words typed tell apart what touches the same fields. */
function summary({ definition }: RecordFormState, draft: StoredDraft): string {
  const names = changedFields(draft)
  const quoted = names.find((name) => typeof draft.values[name] === 'string' && draft.values[name] !== '')
  const parts = names.map((name) => {
    const label = definition.fields[name]?.label ?? name
    return name === quoted ? `${label} “${excerpt(String(draft.values[name]))}”` : label
  })
  return [momentText(draft.time), parts.join(', ')].filter(Boolean).join(': ')
}

const maxQuoted = 40

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > maxQuoted ? `${line.slice(0, maxQuoted).trimEnd()}…` : line
}
