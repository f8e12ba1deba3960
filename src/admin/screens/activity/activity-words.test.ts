import { describe, expect, it } from 'vitest'
import type { Activity } from './activity-days.ts'
import { activityWords } from './activity-words.ar.ts'
import { activityWords as activityInEnglish } from './activity-words.ts'

const told = (sentence: string, actor = 'منى فريد'): Activity => ({
  sequence: 1,
  time: '2026-11-15T10:00:00.000Z',
  actor,
  action: 'update',
  type: 'partner',
  path: 'partners',
  id: 'nile',
  sentence: `${actor} ${sentence}`,
})

/** Without the marks around names, which are there for the page of the other direction. */
const inArabic = (activity: Activity) => activityWords(activity).replaceAll(/[\u2068\u2069]/g, '')

describe('an activity in Arabic', () => {
  it.each([
    ['changed the partner “نايل” (Logo, Website)', 'منى فريد: تعديل شريك «نايل» (الشعار، الموقع)'],
    ['created the event “لقاء”', 'منى فريد: إضافة فعالية «لقاء»'],
    ['moved the success story “أمل”', 'منى فريد: تغيير ترتيب قصة نجاح «أمل»'],
    ['changed the footer (Phone)', 'منى فريد: تعديل التذييل (الهاتف)'],
    ['changed the user “سامي” (display name)', 'منى فريد: تعديل مستخدم «سامي» (الاسم الظاهر)'],
    ['asked for approval of the draft “نايل”', 'منى فريد: طلب الموافقة على مسودة «نايل»'],
    ['sent back the draft “نايل”', 'منى فريد: إعادة مسودة «نايل»'],
    ['deleted the application', 'منى فريد: حذف طلب'],
    [
      'brought back an earlier version of the program “خطوة (٢)”',
      'منى فريد: استعادة نسخة سابقة من برنامج «خطوة (٢)»',
    ],
    [
      'changed the project “عدن” (Title, Status, Icon and 4 more)',
      'منى فريد: تعديل مشروع «عدن» (العنوان، الحالة، الأيقونة، وغيرها: ٤)',
    ],
  ])('tells “%s”', (sentence, arabic) => expect(inArabic(told(sentence))).toBe(arabic))

  it('has a word for the server itself', () =>
    expect(inArabic(told('created the partner “نايل”', 'System'))).toBe('النظام: إضافة شريك «نايل»'))

  it('keeps what it does not understand, and names that the book does not know', () => {
    expect(inArabic(told('waved', 'Mona'))).toBe('Mona waved')
    expect(inArabic(told('created the job opening “مهندس”'))).toBe('منى فريد: إضافة job opening «مهندس»')
  })
})

it('is told in English as the server says it', () => {
  expect(activityInEnglish(told('changed the partner “Nile” (Logo)', 'Mona'))).toBe(
    'Mona changed the partner “Nile” (Logo)',
  )
})
