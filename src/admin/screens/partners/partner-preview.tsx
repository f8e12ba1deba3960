import type { Partner } from '../../../content/partner/partner.ts'
import { PartnerStrip } from '../../../sections/partner-strip.tsx'
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx'
import { partnersTexts as texts } from './partners-texts.ts'

/** The strip as visitors see it: active partners only, twice for a scroll without end. */
export function PartnerPreview({ partners }: { partners: readonly Partner[] }) {
  const hasActive = partners.some(({ isActive }) => isActive)
  return (
    <Card className="@container mb-6">
      <CardHeader title={texts.previewTitle} />
      <CardBody>
        {hasActive ? (
          <PartnerStrip partners={partners} />
        ) : (
          <p className="text-small text-muted">{texts.previewEmpty}</p>
        )}
      </CardBody>
    </Card>
  )
}
