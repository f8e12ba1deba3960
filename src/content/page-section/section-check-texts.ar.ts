import { arabicCount } from '../../shared/arabic-count.ts'
import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { sectionCheckTexts as english } from './section-check-texts.ts'

export const sectionCheckTexts: MessagesShape<typeof english> = {
  sampleText: () => 'ما زال في هذا القسم نص تجريبي. اكتبوا نصّكم أو ألغوا تفعيل القسم.',
  unwritten: () => 'لم يُكتب شيء في هذا القسم بعد، فلا يراه الزوّار.',
  empty: () => 'المحتوى الأساسي لهذا القسم ناقص.',
  tooMany: (count, max) =>
    `في القسم ${arabicCount(count, ['لا بنود', 'بند واحد', 'بندان', 'بنود', 'بندًا', 'بند'])}، ويظهر منها أول ${localNumber(max)}.`,
}
