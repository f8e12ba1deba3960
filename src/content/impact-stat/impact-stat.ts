import type { RecordOf } from '../../schema/define-content.ts'
import { cssClass, integer, longText, text } from '../../schema/fields.ts'
import { defineCollection } from '../define-type.ts'
import { displayOrder } from '../order-and-visibility.ts'
import { screenTexts as texts } from '../screen-texts.ts'
import { homeStatRows } from './stat-rules.ts'

export const statColorClasses = [
  'text-gsf-primary',
  'text-gsf-secondary',
  'text-gsf-accent',
  'text-gsf-gold',
] as const

const trillion = 1_000_000_000_000
const bothNeeded = 'Label and value are required'

export const impactStat = defineCollection({
  name: 'impact-stat',
  path: 'impact-stats',
  label: ['Statistic', 'Statistics'],
  fields: {
    label: text('Label').required(bothNeeded),
    value: integer('Value', { min: -trillion, max: trillion }).required(bothNeeded),
    suffix: text('Suffix', { max: 20 }).placeholder('+'),
    description: longText('Description', { max: 500 }),
    colorClass: cssClass('Color', statColorClasses).default('text-gsf-primary'),
    order: displayOrder,
  },
  screen: {
    path: 'statistics',
    menu: {
      label: 'Impact Statistics',
      description: 'Figures on home and /impact',
      icon: 'ChartNoAxesColumn',
      place: 60,
    },
    keywords: ['numbers', 'figures', 'counters', 'results'],
    words: {
      title: 'Our Portfolio of Impact',
      description:
        'The figures on the home page and on the page at /impact. What you change here is saved as you type. The page at /portfolio is edited under Portfolio of Impact.',
      emptyHint: 'Add the first figure above.',
      confirmDelete: 'Delete this stat item?',
      deleted: 'Statistic deleted',
      deleteFailed: 'Delete failed',
    },
    list: {
      as: 'inline',
      compare: (one, other) => one.order - other.order,
      isOrderedByHand: false,
      note: (_stat, place = 0) => {
        if (place <= homeStatRows.first) return texts.statRows.first
        const isOnHome = place <= homeStatRows.first + homeStatRows.second
        return isOnHome ? texts.statRows.second : texts.statRows.none
      },
    },
    pageOf: () => '/impact',
  },
  example: { label: 'Startups supported', value: 312, suffix: '+' },
})

export type ImpactStat = RecordOf<typeof impactStat>
