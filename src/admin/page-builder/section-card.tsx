import { ChevronRight, Copy, Ellipsis, Trash2 } from 'lucide-react'
import type { PageSection } from '../../content/page-section.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DropdownMenu, DropdownMenuItem } from '../../ui/dropdown-menu.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useFieldState, useRecordFormParts } from '../record-form/record-form-context.ts'
import { builderTexts as texts } from './builder-texts.ts'
import type { SectionEntry } from './section-moves.ts'
import { factsOf, sectionTitle } from './section-title.ts'

type SectionHeadProps = {
  section: PageSection
  /** Of the fields below; undefined where they cannot be opened. */
  controls: string | undefined
  isOpen: boolean
  isSample: boolean
  isWrong: boolean
  onToggle: () => void
}

/** Title and layout of a section; opens its fields. */
export function SectionHead({ section, controls, isOpen, isSample, isWrong, onToggle }: SectionHeadProps) {
  const words = (
    <>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="line-clamp-2 text-small font-medium wrap-anywhere">
          {sectionTitle(section)}
        </span>
        <span className="block text-caption text-muted">
          {section.enabled
            ? factsOf(section.layout).label
            : `${factsOf(section.layout).label} · ${texts.off}`}
        </span>
      </span>
      {isWrong && <Badge tone="danger">{texts.wrong}</Badge>}
      {isSample && !isWrong && <Badge tone="gold">{texts.sample}</Badge>}
    </>
  )
  if (!controls) return <p className="flex items-center gap-2 ps-6 text-muted">{words}</p>
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      className="flex w-full flex-wrap items-center gap-x-2 gap-y-1 rounded-sm text-start"
    >
      <ChevronRight
        aria-hidden="true"
        className={classNames(
          'size-4 shrink-0 text-muted transition-transform rtl:-scale-x-100',
          isOpen && 'rotate-90 rtl:scale-x-100',
        )}
      />
      {words}
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
  const { isReadOnly } = useRecordFormParts()
  const { value, change } = useFieldState<boolean>(`sections.${entry.index}.enabled`)
  const title = sectionTitle(entry.section)
  return (
    <>
      <Switch
        aria-label={texts.show(title)}
        checked={value}
        disabled={isReadOnly}
        onCheckedChange={(isOn) => {
          change(isOn)
          onSwitch(isOn)
        }}
        className="mx-2"
      />
      {!isReadOnly && (
        <DropdownMenu
          label={texts.more(title)}
          trigger={<IconButton size="sm" label={texts.more(title)} icon={<Ellipsis />} />}
        >
          <DropdownMenuItem icon={<Copy />} onSelect={onDuplicate}>
            {texts.duplicate}
          </DropdownMenuItem>
          <DropdownMenuItem icon={<Trash2 />} destructive onSelect={onDelete}>
            {texts.delete}
          </DropdownMenuItem>
        </DropdownMenu>
      )}
    </>
  )
}
