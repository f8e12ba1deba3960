import { ChevronRight } from 'lucide-react'
import { isUnwritten } from '../../content/page-section/unwritten-section.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Switch } from '../../ui/switch.tsx'
import { Written } from '../../ui/written.tsx'
import { useRecordFormParts } from '../record-form/record-form-context.ts'
import { builderTexts as texts } from './builder-texts.ts'
import { SectionMenu } from './section-menu.tsx'
import type { SectionEntry } from './section-moves.ts'
import { factsOf, sectionTitle } from './section-title.ts'

type SectionHeadProps = {
  entry: SectionEntry
  /** Of the fields below. */
  controls: string
  isOpen: boolean
  isSample: boolean
  isWrong: boolean
  onToggle: () => void
}

/** Title and layout of a section; opens its fields. */
export function SectionHead(props: SectionHeadProps) {
  const { entry, controls, isOpen, isSample, isWrong, onToggle } = props
  const { id, section } = entry
  const label = factsOf(section.layout).label
  const mark = isUnwritten(section) ? texts.unwritten : texts.sample
  return (
    <button
      type="button"
      data-card={id}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      className={classNames(
        'flex w-full flex-wrap items-center gap-x-2 gap-y-1 rounded-sm text-start',
        !section.enabled && 'text-muted',
      )}
    >
      <ChevronRight
        aria-hidden="true"
        className={classNames(
          'size-4 shrink-0 text-muted transition-transform rtl:-scale-x-100',
          isOpen && 'rotate-90 rtl:scale-x-100',
        )}
      />
      <span className="min-w-0 flex-1">
        <Written as="span" className="line-clamp-2 text-small font-medium wrap-anywhere">
          {sectionTitle(section)}
        </Written>
        <span className="block text-caption text-muted">
          {section.enabled ? label : `${label} · ${texts.off}`}
          {isSample && <span className="text-gold">{` · ${mark}`}</span>}
        </span>
      </span>
      {isWrong && <Badge tone="danger">{texts.wrong}</Badge>}
    </button>
  )
}

type SectionButtonsProps = {
  entry: SectionEntry
  onSwitch: (isOn: boolean) => void
  onDuplicate: () => void
  onDelete: () => void
}

/** Whether visitors see the section, and what else can be done with it as a whole. */
export function SectionButtons({ entry, onSwitch, onDuplicate, onDelete }: SectionButtonsProps) {
  const { methods, isReadOnly } = useRecordFormParts()
  const title = sectionTitle(entry.section)
  return (
    <>
      <Switch
        aria-label={texts.show(title)}
        checked={entry.section.enabled}
        disabled={isReadOnly}
        onCheckedChange={(isOn) => {
          methods.setValue(`sections.${entry.index}.enabled`, isOn, { shouldDirty: true })
          onSwitch(isOn)
        }}
        className="mx-2"
      />
      {!isReadOnly && <SectionMenu of={title} onDuplicate={onDuplicate} onDelete={onDelete} />}
    </>
  )
}
