import { localNumber } from '../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../shared/messages-shape.ts'
import type { momentTexts as english } from './moment-texts.ts'

export const momentTexts: MessagesShape<typeof english> = {
  /** `٧:٠٥ م`. */
  clock: (time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    const padded = `${localNumber(0)}${localNumber(minute)}`.slice(-2)
    return `${localNumber(hour % 12 || 12)}:${padded} ${hour < 12 ? 'ص' : 'م'}`
  },
  onDay: (day, clock) => `${day}، ${clock}`,
}
