import { ExternalLink } from 'lucide-react'
import type { Revision } from '../../client/content-queries.ts'
import type { Definition } from '../../schema/define-content.ts'
import { Button } from '../../ui/button.tsx'
import { pastPageLinkTexts as texts } from './past-page-link-texts.ts'
import { pastPageUrl } from './revision-steps.ts'

type PastPageLinkProps = { definition: Definition; id: string; version: Revision }

/** Leads to the public page with the record as it was then, where visitors could see it. */
export function PastPageLink({ definition, id, version }: PastPageLinkProps) {
  const url = pastPageUrl(definition, id, version)
  if (!url) return null
  return (
    <Button asChild size="sm" variant="ghost" className="-ms-3.5">
      <a href={url} target="_blank" rel="noopener" aria-label={texts.name(version.revision)}>
        <ExternalLink aria-hidden="true" />
        {texts.look}
      </a>
    </Button>
  )
}
