import { post } from '../../../content/post/post.ts'
import { siteDay } from '../../../shared/dates.ts'
import { slotsOf } from '../../screen-slots.ts'

export const postSlots = slotsOf(post, {
  useFormOptions: () => ({ initial: { date: siteDay(new Date()) } }),
})
