import type { PresentPerson } from '../../shared/presence-state.ts'
import { isolated } from '../../shared/text-language.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { useNoticeLine } from '../record-form/form-notices.tsx'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { presenceTexts as texts } from './presence-texts.ts'
import { StoredNewsAlert } from './stored-news-alert.tsx'
import { usePresence } from './use-presence.ts'

const maxFaces = 4

/** Who else has the record open, and what they stored meanwhile. Nobody is kept from anything by it. */
export function PresenceBar({ form }: { form: RecordFormState }) {
  const isAutosaved = form.draft?.facts !== undefined
  const state = usePresence(form.place, form.isDirty && !form.isReadOnly, isAutosaved)
  const people = state?.people ?? []
  const sentences = sentencesOf(people)
  const { isFolded } = useNoticeLine('presence', sentences.join(' '))
  return (
    <>
      {/* Announced when it changes, in its turn. */}
      <div aria-live="polite">
        {people.length > 0 && !isFolded && (
          <div className="mb-5 flex items-center gap-3 rounded-control border border-line px-3 py-1.5 text-caption text-muted">
            <span className="flex shrink-0 -space-x-2 rtl:space-x-reverse">
              {people.slice(0, maxFaces).map(({ id, name }) => (
                <Avatar key={id} name={name} size="sm" className="ring-2 ring-paper" />
              ))}
            </span>
            <ul className="flex min-w-0 flex-wrap gap-x-3">
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {state && <StoredNewsAlert form={form} state={state} />}
    </>
  )
}

function sentencesOf(people: readonly PresentPerson[]): string[] {
  const you = people.find(({ isYou }) => isYou)
  const others = people.filter(({ isYou }) => !isYou)
  const names = (areUnsaved: boolean) =>
    others.filter((one) => one.hasUnsavedChanges === areUnsaved).map(({ name }) => isolated(name))
  const [unsaved, open] = [names(true), names(false)]
  return [
    ...(unsaved.length > 0 ? [texts.unsaved(unsaved)] : []),
    ...(open.length > 0 ? [texts.open(open)] : []),
    ...(you ? [you.hasUnsavedChanges ? texts.unsavedHere : texts.openHere] : []),
  ]
}
