import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import { isolated } from '../../shared/text-language.ts'
import type { revisionStepsTexts as english } from './revision-steps-texts.ts'

export const revisionStepsTexts: MessagesShape<typeof english> = {
  actions: {
    create: '— إنشاء',
    update: '— تعديل',
    reorder: '— نقل',
    delete: '— حذف',
    restore: '— استعادة من سلة المحذوفات',
    revert: '— استعادة نسخة سابقة',
    revertPart: '— استعادة جزء من نسخة سابقة',
  },
  version: (revision, time, who) => `النسخة ${localNumber(revision)}، ${time}، ${isolated(who)}`,
}
