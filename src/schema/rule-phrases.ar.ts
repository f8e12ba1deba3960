import type { Phrases } from '../shared/phrasebook.ts'

/** What the rules of fields say of a value that breaks them, and what is said of the input as a whole. */
export const rulePhrases: Phrases = {
  '{=label} is required': '{=label}: هذا الحقل مطلوب',
  '{=label} must be text': '{=label}: يُرجى كتابة نص',
  '{=label} must be at most {max} characters':
    '{=label}: {max#لا أحرف|حرف واحد|حرفان|أحرف|حرفًا|حرف} على الأكثر',
  '{=label} must be an email address': '{=label}: يُرجى كتابة بريد إلكتروني صحيح',
  '{=label} must be a phone number that begins with + and a country code':
    '{=label}: يُرجى كتابة رقم هاتف يبدأ بعلامة + ورمز الدولة',
  '{=label} must be a phone number': '{=label}: يُرجى كتابة رقم هاتف صحيح',
  '{=label} must be a web address, an email or phone link, or a path on this site':
    '{=label}: يُرجى كتابة رابط، أو بريد إلكتروني أو هاتف، أو مسار في هذا الموقع',
  'The address may hold letters, digits and dashes': 'يتكوّن الرابط من حروف وأرقام وشرطات',
  'The address may hold letters, digits and dashes, in up to {max} parts with a slash between them':
    'يتكوّن الرابط من حروف وأرقام وشرطات، في {max#لا أجزاء|جزء واحد|جزأين|أجزاء|جزءًا|جزء} على الأكثر بينها شرطة مائلة',
  '{path} belongs to {=who}. Choose another address.': 'الرابط {path} محجوز: {=who}. يُرجى اختيار رابط آخر.',
  '{=label} must be the address of a picture': '{=label}: يُرجى كتابة رابط صورة',
  '{=label} must be a web address': '{=label}: يُرجى كتابة رابط',
  '{=label} must be one of: {options}': '{=label}: يُرجى اختيار إحدى القيم المعروضة',
  '{=label} must be a plain name': '{=label}: يُرجى كتابة اسم بسيط',
  '{=label} must be a colour such as #1e40af': '{=label}: يُرجى كتابة لون مثل ⁨#1e40af⁩',
  '{=label} must be style class names': '{=label}: يُرجى كتابة أسماء أنماط',
  '{=label} must be between {min} and {max}': '{=label}: يُرجى كتابة رقم من {min} إلى {max}',
  '{=label} must be a whole number': '{=label}: يُرجى كتابة عدد صحيح',
  '{=label} must be true or false': '{=label}: يُرجى الاختيار بين نعم ولا',
  '{=label} must be a date such as 2026-11-15': '{=label}: يُرجى كتابة تاريخ مثل ⁨2026-11-15⁩',
  '{=label} must be a list of texts': '{=label}: يُرجى كتابة قائمة نصوص',
  '{=label} must include {name}': '{=label}: لا بد أن يكون بينها {name}',
  '{=label} can hold at most {max} entries':
    '{=label}: الحدّ الأقصى {max#لا بنود|بند واحد|بندان|بنود|بندًا|بند}',
  '{=label} must be a list': '{=label}: يُرجى إرسال قائمة',
  '{=label} must be an object': '{=label}: بيانات غير مفهومة',
  'The body must be a JSON object': 'البيانات المرسلة غير مفهومة',
  'The input is not valid': 'البيانات غير صحيحة',
}
