import { integer, toggle } from '../schema/fields.ts'

/** Lower numbers come first; a negative one puts a record before all that were never ordered. */
export const displayOrder = integer('Display Order', { min: -1_000_000, max: 1_000_000 }).help(
  'Lower numbers come first',
)

export const orderAndVisibility = {
  order: displayOrder,
  isActive: toggle('Active').default(true).help('Hidden from the website when off'),
}
