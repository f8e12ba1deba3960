import { partner } from '../../../content/partner/partner.ts'
import { loadedWhenShown } from '../../loaded-when-shown.tsx'
import { slotsOf } from '../../screen-slots.ts'

const PartnerOverview = loadedWhenShown(async () => (await import('./partner-overview.tsx')).PartnerOverview)

export const partnerSlots = slotsOf(partner, { Overview: PartnerOverview })
