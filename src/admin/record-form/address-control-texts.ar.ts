import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { addressControlTexts as english } from './address-control-texts.ts'

export const addressControlTexts: MessagesShape<typeof english> = {
  ofNew: 'إن بقي فارغًا وضعناه عند الحفظ.',
  ofStored: 'الروابط إلى العنوان السابق تبقى صالحة.',
}
