import { type ComponentType, createContext, use } from 'react'
import { type FieldValues, type UseFormReturn, useController } from 'react-hook-form'
import type { Fields } from '../../schema/field.ts'
import type { FieldControlProps } from './field-control.ts'

export interface RecordFormParts {
  fields: Fields
  methods: UseFormReturn<FieldValues>
  isReadOnly: boolean
  /** Of the record that is edited; undefined for a new one. */
  id: string | undefined
  /** The id that a new record with these values gets, as long as no other has it. */
  newId: (values: FieldValues) => string
  /** What draws pictures, links and lists, where it came with the form; else it is fetched. */
  MoreControl?: ComponentType<FieldControlProps> | undefined
}

export const RecordFormContext = createContext<RecordFormParts | null>(null)

export function useRecordFormParts(): RecordFormParts {
  const parts = use(RecordFormContext)
  if (!parts) throw new Error('A RecordField needs a RecordForm above it')
  return parts
}

export interface FieldState<Value> {
  value: Value
  change: (value: Value) => void
  leave: () => void
  error: string | undefined
}

/** One value of the form, by its path. The kind of the field says what it holds. */
export function useFieldState<Value>(name: string): FieldState<Value> {
  const { methods } = useRecordFormParts()
  const { field, fieldState } = useController({ name, control: methods.control })
  const error = fieldState.error
  return {
    value: field.value as Value,
    change: field.onChange,
    leave: field.onBlur,
    error: error?.message ?? error?.root?.message,
  }
}
