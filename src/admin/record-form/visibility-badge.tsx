import { useWatch } from 'react-hook-form'
import { Badge } from '../../ui/badge.tsx'
import type { RecordFormState } from './record-form-state.ts'
import { visibilityBadgeTexts as texts } from './visibility-badge-texts.ts'

/** Whether visitors see it, as the switch in the form says. */
export function VisibilityBadge({ form }: { form: RecordFormState }) {
  const isActive: unknown = useWatch({ control: form.methods.control, name: 'isActive' })
  return (
    <Badge dot tone={isActive ? 'success' : 'warning'}>
      {isActive ? texts.active : texts.hidden}
    </Badge>
  )
}
