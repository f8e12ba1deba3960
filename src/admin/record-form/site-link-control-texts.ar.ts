import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { siteLinkControlTexts as english } from './site-link-control-texts.ts'

export const siteLinkControlTexts: MessagesShape<typeof english> = {
  choose: (label) => `${label}: اختيار صفحة`,
  choosePage: 'اختيار صفحة من الموقع…',
  otherAddress: 'رابط آخر',
  hiddenPage: (title) => `${title} (مخفية)`,
  hidden: 'هذه الصفحة مخفية، فلا يرى الزوّار هذا الرابط.',
}
