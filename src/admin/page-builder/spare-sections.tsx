import { Plus } from 'lucide-react'
import type { PageSection } from '../../content/page-section/page-section.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { builderTexts as texts } from './builder-texts.ts'
import { factsOf, sectionTitle } from './section-title.ts'

type SpareSectionsProps = {
  sections: readonly PageSection[]
  onAdd: (section: PageSection) => void
}

/** Ready-made sections that are not on the page, folded out of the way. */
export function SpareSections({ sections, onAdd }: SpareSectionsProps) {
  if (sections.length === 0) return null
  return (
    <details className="rounded-card border border-dashed border-control/50">
      <summary className="rounded-card px-4 py-3 text-small font-medium">
        {texts.spare} <span className="text-muted tabular-nums">({sections.length})</span>
      </summary>
      <div className="px-4 pb-3">
        <p className="text-caption text-muted">{texts.spareHint}</p>
        <ul className="mt-2 divide-y divide-line">
          {sections.map((section) => (
            <li key={section.id} className="flex items-center gap-3 py-1.5 text-muted">
              <span className="min-w-0 flex-1">
                <span className="line-clamp-1 text-small">{sectionTitle(section)}</span>
                <span className="block text-caption">{factsOf(section.layout).label}</span>
              </span>
              <IconButton
                size="sm"
                label={texts.addSpare(sectionTitle(section))}
                icon={<Plus />}
                onClick={() => onAdd(section)}
              />
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
