import { impactStat } from '../../../content/impact-stat/impact-stat.ts'
import { slotsOf } from '../../screen-slots.ts'
import { AddStatForm } from './add-stat-form.tsx'
import { StatCard } from './stat-card.tsx'

export const statisticsSlots = slotsOf(impactStat, { InlineCard: StatCard, InlineAdd: AddStatForm })
