import type { Definition } from '../../schema/define-content.ts'
import type { ValuesOf } from '../../schema/field.ts'
import type { RecordFormState } from '../record-form/record-form-state.ts'

/** What the form holds at this moment; the definition it was made from says what that is. */
export function formValues<D extends Definition>({ methods }: RecordFormState<D>): ValuesOf<D['fields']> {
  return methods.getValues() as ValuesOf<D['fields']>
}
