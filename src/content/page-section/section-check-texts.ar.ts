import { arabicCount } from '../../shared/arabic-count.ts'
import { localNumber } from '../../shared/local-numbers.ar.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { sectionCheckTexts as english } from './section-check-texts.ts'

export const sectionCheckTexts: MessagesShape<typeof english> = {
  sampleText: () => 'ما زال في هذا القسم نص المثال. اكتب نصك أو أطفئ القسم.',
  unwritten: () => 'لا شيء مكتوب في هذا القسم بعد. لا يراه الزوار.',
  empty: () => 'ينقص هذا القسم ما وُضع من أجله.',
  tooMany: (count, max) =>
    `في القسم ${arabicCount(count, ['لا عناصر', 'عنصر واحد', 'عنصران', 'عناصر', 'عنصرًا', 'عنصر'])}، ويظهر منها أول ${localNumber(max)}.`,
}
