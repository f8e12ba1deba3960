import { useWatch } from 'react-hook-form'
import { useRecordFormParts } from '../record-form/record-form-context.ts'
import { isStillRight, type SheetText, type SheetValues } from './sheet-text.ts'
import { fullLabel } from './translation-definition.ts'

type Confirmed = { id: string; title: string }

/** Whether the translator said that a text needs no change although its original changed. */
export function useStillRight(text: SheetText) {
  const { methods } = useRecordFormParts()
  const stillRight: readonly Confirmed[] = useWatch({ control: methods.control, name: 'stillRight' }) ?? []
  const set = (isRight: boolean) => {
    const given: readonly Confirmed[] = methods.getValues('stillRight') ?? []
    const others = given.filter(({ id }) => id !== text.path)
    const next = isRight ? [...others, { id: text.path, title: fullLabel(text) }] : others
    methods.setValue('stillRight', next, { shouldDirty: true })
  }
  return { isRight: isStillRight(text, { stillRight } as SheetValues), set }
}
