import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react'
import type { PageSection } from '../../content/page-section/page-section.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useFieldState, useRecordFormParts } from '../record-form/record-form-context.ts'
import { builderTexts as texts } from './builder-texts.ts'

const segments = [
  {
    value: 'left',
    label: texts.alignments.left,
    icon: <AlignLeft aria-hidden="true" className="rtl:-scale-x-100" />,
    iconOnly: true,
  },
  {
    value: 'center',
    label: texts.alignments.center,
    icon: <AlignCenter aria-hidden="true" />,
    iconOnly: true,
  },
  {
    value: 'right',
    label: texts.alignments.right,
    icon: <AlignRight aria-hidden="true" className="rtl:-scale-x-100" />,
    iconOnly: true,
  },
] as const

export function AlignControl({ name }: { name: string }) {
  const { value, change } = useFieldState<PageSection['align']>(name)
  const { isReadOnly } = useRecordFormParts()
  return (
    <fieldset
      disabled={isReadOnly}
      role="presentation"
      className="flex items-center gap-3 disabled:opacity-60"
    >
      <span aria-hidden="true" className="text-small font-medium">
        {texts.align}
      </span>
      <SegmentedControl label={texts.align} segments={segments} value={value} onValueChange={change} />
    </fieldset>
  )
}
