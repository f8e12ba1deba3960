import type { MessagesShape } from '../shared/messages-shape.ts'
import type { foundation as english } from './foundation.ts'

export const foundation: MessagesShape<typeof english> = {
  name: 'مؤسسة الصحراء الخضراء',
  shortName: 'GSF',
  foundedIn: 2013,
  email: 'hello@greensahara.example',
}
