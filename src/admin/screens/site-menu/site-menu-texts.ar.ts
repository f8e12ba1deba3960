import { localNumber } from '../../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { siteMenuTexts as english } from './site-menu-texts.ts'

export const siteMenuTexts: MessagesShape<typeof english> = {
  title: 'ما تتّسع له القائمة',
  lead: 'ما لا يتّسع له السطر يظهر تحت «المزيد». وعلى الهواتف تظهر الروابط كلها في قائمة واحدة.',
  from: (pixels) => `النوافذ بعرض ${localNumber(pixels)} بكسل فأكثر`,
  more: 'المزيد',
  join: 'انضموا إلينا',
}
