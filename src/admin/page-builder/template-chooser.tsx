import { ArrowLeft, FileText, LayoutTemplate } from 'lucide-react'
import { Link } from 'react-router'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { templateChooserTexts as texts } from './template-chooser-texts.ts'
import { blankPage } from './use-chosen-template.ts'

type TemplateChooserProps = {
  names: readonly string[]
  back: { to: string; label: string }
}

/** What a new page begins with. Each choice has an address, so that Back leads here again. */
export function TemplateChooser({ names, back }: TemplateChooserProps) {
  return (
    <>
      <Link to={back.to} className="prose-link mb-3 inline-flex items-center gap-1.5 text-small">
        <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
        {back.label}
      </Link>
      <ScreenHeader title={texts.title} description={texts.description} />
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {[blankPage, ...names].map((name) => (
          <li key={name}>
            <TemplateLink name={name} />
          </li>
        ))}
      </ul>
    </>
  )
}

function TemplateLink({ name }: { name: string }) {
  const { title, description } = texts.templates[name] ?? { title: name, description: '' }
  const Icon = name === blankPage ? FileText : LayoutTemplate
  return (
    <Link
      to={`?template=${name}`}
      className="flex h-full items-start gap-4 rounded-card border border-line bg-raised p-5 transition-colors hover:border-control hover:bg-sunken"
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" />
      <span>
        <span className="block font-medium">{title}</span>
        <span className="mt-1 block text-small text-muted">{description}</span>
      </span>
    </Link>
  )
}
