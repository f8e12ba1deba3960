import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { pastPageLinkTexts as english } from './past-page-link-texts.ts'

export const pastPageLinkTexts: MessagesShape<typeof english> = {
  look: 'الصفحة كما كانت',
  name: (revision) => `الصفحة كما كانت في النسخة ${localNumber(revision)} (في نافذة جديدة)`,
}
