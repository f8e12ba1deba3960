import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { builtInNames as english } from './built-in-names.ts'

export const builtInNames: MessagesShape<typeof english> = {
  name: 'مؤسسة الصحراء الخضراء',
  shortName: 'GSF',
  clock: 'القاهرة',
}
