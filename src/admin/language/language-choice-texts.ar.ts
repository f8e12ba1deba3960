import type { MessagesShape } from '../../shared/messages-shape.ts'
import type { languageChoiceTexts as english } from './language-choice-texts.ts'

export const languageChoiceTexts: MessagesShape<typeof english> = {
  title: 'اللغة',
  description: 'لغة لوحة الإدارة والرسائل التي تصلكم منها. أما محتوى الموقع فيبقى كما هو.',
  label: 'لغة لوحة الإدارة',
  use: 'استخدام هذه اللغة',
  failed: 'تعذّر حفظ اللغة. يُرجى المحاولة من جديد.',
}
