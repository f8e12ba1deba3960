import { arabicCount } from '../../shared/arabic-count.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { formNoticesTexts as english } from './form-notices-texts.ts'

export const formNoticesTexts: MessagesShape<typeof english> = {
  all: (count) => arabicCount(count, ['لا إشعارات', 'إشعار واحد', 'إشعاران', 'إشعارات', 'إشعارًا', 'إشعار']),
  more: (count) =>
    arabicCount(count, [
      'لا إشعارات أخرى',
      'إشعار آخر',
      'إشعاران آخران',
      'إشعارات أخرى',
      'إشعارًا آخر',
      'إشعار آخر',
    ]),
}
