import type { Partner } from '../../../content/partner/partner.ts'
import { PartnerStrip } from '../../../sections/partner-strip.tsx'
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx'
import { partnerSlotsTexts as texts } from './partner-slots-texts.ts'

/** The strip as visitors see it: active partners only, twice for a scroll without end. */
export function PartnerOverview({ records }: { records: readonly Partner[] }) {
  const hasActive = records.some(({ isActive }) => isActive)
  return (
    <Card className="@container mb-6">
      <CardHeader title={texts.title} />
      <CardBody>
        {hasActive ? (
          <PartnerStrip partners={records} />
        ) : (
          <p className="text-small text-muted">{texts.empty}</p>
        )}
      </CardBody>
    </Card>
  )
}
