import type { Phrases } from '../shared/phrasebook.ts'

/** What screens say unless their definition says something else. The labels have a gender in Arabic, so the sentences are made to fit both. */
export const defaultPhrases: Phrases = {
  'Add {=label}': 'إضافة {=label}',
  'Edit {=label}': 'تعديل {=label}',
  Save: 'حفظ',
  'Save {=label}': 'حفظ {=label}',
  'No {=label} yet': 'لا شيء بعد في {=label}',
  'Loading...': 'جارٍ التحميل…',
  'Failed to load {=label}.': 'تعذّر التحميل: {=label}.',
  '{=label} saved successfully!': 'حُفظ: {=label}',
  '{=label} created successfully!': 'أُضيف: {=label}',
  '{=label} updated successfully!': 'حُفظ: {=label}',
  'Failed to save {=label}. Please try again.': 'تعذّر الحفظ: {=label}. يُرجى المحاولة من جديد.',
  'Are you sure you want to delete this {=label}?': 'هل تريدون الحذف؟ ({=label})',
  '{=label} deleted successfully!': 'حُذف: {=label}',
  'Failed to delete {=label}. Please try again.': 'تعذّر الحذف: {=label}. يُرجى المحاولة من جديد.',
  'The order could not be saved. Please try again.': 'تعذّر حفظ الترتيب. يُرجى المحاولة من جديد.',
  '{=label} cloned successfully': 'كُرّر: {=label}',
  'Failed to clone {=label}': 'تعذّر التكرار: {=label}',
  'Edit the {=label}': 'تعديل {=label}',
  'Add and edit {=label}': 'إضافة وتعديل: {=label}',
}
