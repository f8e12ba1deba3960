import type { PageSection } from '../content/page-section/page-section.ts'
import { type ButtonSize, type ButtonVariant, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Written } from '../ui/written.tsx'
import { SafeLink } from './safe-link.tsx'
import { alignRow } from './section-align.ts'
import { useSectionData } from './section-context.tsx'

type SectionActionsProps = {
  section: PageSection
  /** Layouts for one button leave the second out. */
  withSecondary?: boolean
  size?: ButtonSize
  className?: string
}

/** The section's buttons; nothing where it has none that leads anywhere. */
export function SectionActions({
  section,
  withSecondary = true,
  size = 'lg',
  className,
}: SectionActionsProps) {
  const primary = section.buttonEnabled && section.buttonText
  const secondary = withSecondary && section.secondaryButtonText
  if (!primary && !secondary) return null
  return (
    <div className={classNames('flex flex-wrap gap-3 empty:hidden', alignRow[section.align], className)}>
      {primary && (
        <ActionLink text={section.buttonText} url={section.buttonUrl} size={size} variant="primary" />
      )}
      {secondary && (
        <ActionLink
          text={section.secondaryButtonText}
          url={section.secondaryButtonUrl}
          size={size}
          variant="secondary"
        />
      )}
    </div>
  )
}

type ActionLinkProps = {
  text: string
  url: string
  variant: ButtonVariant
  size?: ButtonSize
}

/** A link that looks like a button. An editor sees it while its address is still missing; a visitor does not. */
export function ActionLink({ text, url, variant, size = 'lg' }: ActionLinkProps) {
  const { isPreview } = useSectionData()
  // Long texts break instead of widening a phone's page.
  const look = classNames(
    buttonClass(variant, size),
    'h-auto! min-h-13 max-w-full py-2 text-center whitespace-normal!',
  )
  return (
    <SafeLink
      href={url}
      className={look}
      fallback={
        isPreview && (
          <Written as="span" className={look}>
            {text}
          </Written>
        )
      }
    >
      {text}
    </SafeLink>
  )
}
