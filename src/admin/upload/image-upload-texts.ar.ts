import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { imageUploadTexts as english } from './image-upload-texts.ts'

export const imageUploadTexts: MessagesShape<typeof english> = { one: 'لا يُقبل هنا أكثر من صورة واحدة' }
