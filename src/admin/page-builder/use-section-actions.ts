import { changeLayout, newSection } from '../../content/page-section/change-layout.ts'
import type { PageSection } from '../../content/page-section/page-section.ts'
import type { SectionLayout } from '../../content/page-section/section-layout-names.ts'
import { layoutFacts } from '../../content/page-section/section-layouts.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import { builderTexts as texts } from './builder-texts.ts'
import { withCopy, withoutSection, withSection } from './section-moves.ts'
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
  const append = (section: PageSection) => {
    const sections = page.current()
    page.replace(withSection(sections, section, sections.length))
    selection.open(section.id)
  }
  return {
    add: () => append(newSection(page.current())),
    addSpare: (section: PageSection) => append({ ...section, enabled: true }),
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
      if (wasUntouched) return
      const { header, content, images, items } = before
      offerUndo(
        texts.layoutChanged(layoutFacts(layout).label),
        () => page.patch(before.id, { layout: before.layout, header, content, images, items }),
        texts.layoutChangedHint,
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
