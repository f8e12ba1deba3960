import { changeLayout, newSection } from '../../content/page-section/change-layout.ts'
import type { PageSection } from '../../content/page-section/page-section.ts'
import type { SectionLayout } from '../../content/page-section/section-layout-names.ts'
import { layoutFacts } from '../../content/page-section/section-layouts.ts'
import { moved } from '../../shared/moved.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import { builderTexts as texts } from './builder-texts.ts'
import { type SectionEntry, withCopy, withoutSection, withSection } from './section-moves.ts'
import { sectionTitle } from './section-title.ts'
import type { PageSections } from './use-page-sections.ts'
import type { SectionSelection } from './use-section-selection.ts'

const undoTime = 10_000

/** What an editor can do with the sections of a page. What takes something away can be taken back. */
export function useSectionActions(page: PageSections, selection: SectionSelection) {
  const toasts = useToast()
  const offerUndo = (title: string, onUndo: () => void, description?: string) =>
    toasts.show({
      title,
      ...(description ? { description } : {}),
      duration: undoTime,
      action: { label: texts.undo, onAction: onUndo },
    })
  const put = (section: PageSection, at = page.current().length) => {
    page.replace(withSection(page.current(), section, at))
    selection.open(section.id)
  }
  return {
    add: (layout: SectionLayout, at: number) => put(newSection(page.current(), layout), at),
    addSpare: (section: PageSection) => put({ ...section, enabled: true }),
    move: (order: readonly SectionEntry[], { id, section }: SectionEntry) => {
      const from = page.entries.findIndex((entry) => entry.id === id)
      page.replace(order.map((entry) => entry.section))
      offerUndo(texts.moved(sectionTitle(section)), () => {
        const sections = page.current()
        page.replace(
          moved(
            sections,
            sections.findIndex((other) => other.id === section.id),
            from,
          ),
        )
      })
    },
    switchedOff: ({ section }: SectionEntry) => {
      selection.close(section.id)
      offerUndo(texts.isOff(sectionTitle(section)), () => page.patch(section.id, { enabled: true }))
    },
    duplicate: (at: number) => {
      const sections = page.current()
      const { id } = newSection(sections)
      page.replace(withCopy(sections, at, id))
      selection.open(id)
    },
    remove: (at: number) => {
      const sections = page.current()
      const removed = sections[at]
      if (!removed) return
      page.replace(withoutSection(sections, at))
      offerUndo(texts.deleted(sectionTitle(removed)), () =>
        page.replace(withSection(page.current(), removed, at)),
      )
    },
    changeLayout: (at: number, layout: SectionLayout) => {
      const sections = page.current()
      const before = sections[at]
      if (!before || before.layout === layout) return
      const { section, wasUntouched } = changeLayout(before, layout)
      page.replace(sections.with(at, section))
      selection.show(section.id)
      const { header, content, images, items } = before
      offerUndo(
        texts.layoutChanged(layoutFacts(layout).label),
        () => page.patch(before.id, { layout: before.layout, header, content, images, items }),
        wasUntouched ? undefined : texts.layoutChangedHint,
      )
    },
    switchOff: (ids: readonly string[]) => {
      const put = (enabled: boolean) =>
        page.replace(
          page.current().map((section) => (ids.includes(section.id) ? { ...section, enabled } : section)),
        )
      put(false)
      offerUndo(texts.samplesAreOff(ids.length), () => put(true))
    },
  }
}

export type SectionActions = ReturnType<typeof useSectionActions>
