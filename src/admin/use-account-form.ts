import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { RequestError } from '../client/request-json.ts'
import { useUnsavedWork } from './unsaved-work.tsx'
import { isCommand } from './use-command-key.ts'

type Texts<Name extends string> = Record<Name, string>

interface AccountFormOptions<Name extends string> {
  start: Texts<Name>
  /** Wrong fields by name; an empty object lets the save go ahead. */
  check: (values: Texts<Name>) => Partial<Texts<Name>>
  send: (values: Texts<Name>) => Promise<void>
  failed: string
}

/** A small form of texts that is no content: what is wrong stands at the field, what is typed stays. */
export function useAccountForm<Name extends string>({
  start,
  check,
  send,
  failed,
}: AccountFormOptions<Name>) {
  const [values, setValues] = useState(start)
  const [problems, setProblems] = useState<Partial<Texts<Name>>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const names = Object.keys(start) as Name[]
  const isDirty = names.some((name) => values[name] !== start[name])
  const unsaved = useUnsavedWork(isDirty)

  const refuse = (found: Partial<Texts<Name>>) => {
    setProblems(found)
    const first = names.find((name) => found[name])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    const found = check(values)
    refuse(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await send(values)
      unsaved.clear()
    } catch (error) {
      const issues = error instanceof RequestError ? error.issues : []
      const known = issues.filter(({ path }) => names.some((name) => name === path))
      refuse(Object.fromEntries(known.map(({ path, message }) => [path, message])) as Partial<Texts<Name>>)
      const detail = error instanceof RequestError && error.status < 500 ? error.detail : ''
      if (known.length === 0) setFailure(detail || failed)
    } finally {
      setBusy(false)
    }
  }
  /** ⌘S sends the form that has the focus: a screen may hold several. */
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // A dialog opened from the form is inside it for React only.
    const isInside = event.currentTarget.contains(event.target as Node)
    if (!isInside || !isCommand(event.nativeEvent, 's')) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  return {
    /** Of the form element. */
    form: { ref: form, noValidate: true, onSubmit: submit, onKeyDown },
    values,
    problems,
    failure,
    isBusy,
    isDirty,
    reset: () => setValues(start),
    change: (changes: Partial<Texts<Name>>) => setValues({ ...values, ...changes }),
    field: (name: Name) => ({
      name,
      value: values[name],
      onChange: (event: { currentTarget: { value: string } }) =>
        setValues({ ...values, [name]: event.currentTarget.value }),
    }),
  }
}
