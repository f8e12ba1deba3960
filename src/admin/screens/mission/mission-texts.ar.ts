import type { MessagesShape } from '../../../shared/messages-shape.ts'
import type { missionTexts as english } from './mission-texts.ts'

export const missionTexts: MessagesShape<typeof english> = { hidden: 'لا يرى الزوّار الرسالة والرؤية الآن.' }
