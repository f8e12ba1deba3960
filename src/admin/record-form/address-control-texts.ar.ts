import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { addressControlTexts as english } from './address-control-texts.ts'

export const addressControlTexts: MessagesShape<typeof english> = {
  ofNew: 'إن بقي فارغًا أُنشئ تلقائيًا عند الحفظ.',
  ofStored: 'يبقى الرابط السابق صالحًا.',
}
