import { partner } from '../../../content/partner/partner.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { slotsOf } from '../../screen-slots.ts'

const PartnerOverview = lazyPart(async () => (await import('./partner-overview.tsx')).PartnerOverview)

export const partnerSlots = slotsOf(partner, { Overview: PartnerOverview })
