import type { Phrases } from '../shared/phrasebook.ts'

/** What the rules of fields say of a value that breaks them, and what is said of the input as a whole. */
export const rulePhrases: Phrases = {
  '{=label} is required': '{=label}: هذا الحقل مطلوب',
  '{=label} must be text': '{=label}: يُكتب نصًا',
  '{=label} must be at most {max} characters': '{=label}: النص أطول مما ينبغي، وأقصى عدد للحروف {max}',
  '{=label} must be an email address': '{=label}: يُرجى كتابة بريد إلكتروني صحيح',
  '{=label} must be a phone number that begins with + and a country code':
    '{=label}: يُرجى كتابة رقم هاتف يبدأ بعلامة + ورمز الدولة',
  '{=label} must be a phone number': '{=label}: يُرجى كتابة رقم هاتف صحيح',
  '{=label} must be a web address, an email or phone link, or a path on this site':
    '{=label}: يُرجى كتابة عنوان على الشبكة، أو رابط بريد أو هاتف، أو مسار في هذا الموقع',
  'The address may hold letters, digits and dashes': 'العنوان من حروف وأرقام وشرطات',
  'The address may hold letters, digits and dashes, in up to {max} parts with a slash between them':
    'العنوان من حروف وأرقام وشرطات، في {max} أجزاء على الأكثر بينها شرطة مائلة',
  '{path} belongs to {=who}. Choose another address.': 'العنوان {path} محجوز: {=who}. يُرجى اختيار عنوان آخر.',
  '{=label} must be the address of a picture': '{=label}: يُرجى كتابة عنوان صورة',
  '{=label} must be a web address': '{=label}: يُرجى كتابة عنوان على الشبكة',
  '{=label} must be one of: {options}': '{=label}: يُرجى اختيار قيمة من المعروض',
  '{=label} must be a plain name': '{=label}: يُرجى كتابة اسم بسيط',
  '{=label} must be a colour such as #1e40af': '{=label}: يُرجى كتابة لون مثل ⁨#1e40af⁩',
  '{=label} must be style class names': '{=label}: يُرجى كتابة أسماء أنماط',
  '{=label} must be between {min} and {max}': '{=label}: يُرجى كتابة رقم من {min} إلى {max}',
  '{=label} must be a whole number': '{=label}: يُرجى كتابة رقم صحيح',
  '{=label} must be true or false': '{=label}: يُرجى الاختيار بين نعم ولا',
  '{=label} must be a date such as 2026-11-15': '{=label}: يُرجى كتابة تاريخ مثل ⁨2026-11-15⁩',
  '{=label} must be a list of texts': '{=label}: يُرجى كتابة قائمة نصوص',
  '{=label} must include {name}': '{=label}: لا بد أن يكون بينها {name}',
  '{=label} can hold at most {max} entries': '{=label}: العدد أكبر مما ينبغي، وأقصاه {max}',
  '{=label} must be a list': '{=label}: يُرجى إرسال قائمة',
  '{=label} must be an object': '{=label}: بيانات غير مفهومة',
  'The body must be a JSON object': 'بيانات الطلب غير مفهومة',
  'The input is not valid': 'البيانات غير صحيحة',
}
