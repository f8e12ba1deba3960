import type { ComponentType } from 'react'
import type { Definition, RecordOf } from '../schema/define-content.ts'
import type { RecordFormOptions } from './record-form/record-form-options.ts'
import type { RecordFormState } from './record-form/record-form-state.ts'

/** What is special about one screen. Everything else is drawn from the definition. */
export interface ScreenSlots<D extends Definition = Definition> {
  /** Instead of the control of a field, by the field's name. */
  controls?: Record<string, ComponentType<{ name: string; form: RecordFormState<D> }>>
  /** Below the fields of a group, by the group's title. */
  notes?: Record<string, ComponentType<{ form: RecordFormState<D> }>>
  /** Beside the form from a wide screen on, else below it: what visitors will see. */
  Preview?: ComponentType<{ form: RecordFormState<D> }>
  /** How form and preview share the room on a wide screen; halves by default. */
  previewColumns?: string
  /** More buttons at the top of an editor. */
  EditorActions?: ComponentType<{ form: RecordFormState<D> }>
  /** More buttons at the top of a list. */
  ListActions?: ComponentType
  /** Above a list, folded away until it is asked for: all records as visitors see them. */
  Overview?: ComponentType<{ records: readonly RecordOf<D>[] }>
  /** Instead of a record's picture in a row. */
  Mark?: ComponentType<{ record: RecordOf<D> }>
  /** What a row says of its record besides what the definition does; empty for most. */
  useNote?: () => (record: RecordOf<D>) => string
  /** More buttons of a record in the list. */
  RecordActions?: ComponentType<{ record: RecordOf<D> }>
  /** Cards that are edited in place, and the form above them that adds one. */
  InlineCard?: ComponentType<{ record: RecordOf<D>; note: string; onDelete: () => void }>
  InlineAdd?: ComponentType<{ records: readonly RecordOf<D>[] }>
  /** Fetches what builds the page of a record, at the address that the screen's `recordPath` gives. */
  loadBuilder?: () => Promise<ComponentType>
  /** The definition as the form checks it, where that differs from what the server does. */
  formDefinition?: D
  useFormOptions?: () => Partial<RecordFormOptions<D>>
  /** Called with the form at every drawing. */
  useForm?: (form: RecordFormState<D>) => void
}

/** The slots of one type, as components that draw any type take them: they are only ever given that type's records. */
export function slotsOf<D extends Definition>(_definition: D, slots: ScreenSlots<D>): ScreenSlots {
  return slots as unknown as ScreenSlots
}
