import { describe, expect, it } from 'vitest'
import { htmlPart } from '../mail/html-part.ts'
import { noticeMail, receiptMail } from './application-mails.ts'

const site = { publicUrl: 'https://site.example', adminEmail: 'admin@site.example' }
const application = {
  name: "Laila O'Hassan",
  email: 'laila@nile.example',
  phone: '+20 100',
  subject: 'iMentor',
  request: 'My bakery',
}

describe('the receipt', () => {
  it.each(["Laila O'Hassan", 'أحمد عبد الله', 'Zoë Núñez-Smith'])('greets %s by name', (name) => {
    expect(receiptMail(site, { ...application, name }, 'en').text).toMatch(new RegExp(`^Hello ${name},\n`))
  })

  it.each(['Win at spam.example', 'http://spam', 'Call 0900 123', 'x'.repeat(61), 'Ann\nBcc: you@x.example'])(
    'carries nothing of %j to an address that may be a stranger’s',
    (words) => {
      const mail = receiptMail(site, { ...application, name: words, subject: words, request: words }, 'en')
      expect(mail.text).toMatch(/^Hello,\n/)
      expect(JSON.stringify(mail)).not.toContain(JSON.stringify(words).slice(1, -1))
    },
  )
})

describe('the receipt of an application in Arabic', () => {
  it('is in Arabic, from the greeting to the way back to the site', () => {
    const mail = receiptMail(site, { ...application, name: 'ليلى حسن' }, 'ar')
    expect(mail).toMatchObject({ to: 'laila@nile.example', subject: 'وصلنا طلبكم', language: 'ar' })
    expect(mail.text).toMatch(/^مرحبًا ليلى حسن،\n/)
    expect(mail.text).toContain('ونردّ عليه خلال يومين.')
    expect(mail.text).toMatch(/مؤسسة الصحراء الخضراء\nhttps:\/\/site\.example\/ar$/)
  })

  it('is as careful about names', () => {
    expect(receiptMail(site, { ...application, name: 'www.spam.example' }, 'ar').text).toMatch(/^مرحبًا،\n/)
  })

  it('says in its markup which way it is read; a mail in English is text alone', () => {
    const mail = receiptMail(site, { ...application, name: '<b>x</b>' }, 'ar')
    const { html } = htmlPart({ subject: mail.subject, body: mail.text, language: 'ar' })
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('<a href="https://site.example/ar" dir="ltr">')
    expect(htmlPart({ subject: 'a', body: '<b>', language: 'ar' }).html).not.toContain('<b>')
    expect(htmlPart({ subject: mail.subject, body: mail.text, language: 'en' })).toEqual({})
  })
})

describe('the notice', () => {
  it('tells staff the language of the application where it is not English', () => {
    expect(noticeMail(site, application, { written: 'ar', reader: 'en' }).text).toContain(
      '\n\nLanguage: العربية\n\n',
    )
  })

  it('tells staff who applied for what and where to read on, and no more', () => {
    const mail = noticeMail(site, application, { written: 'en', reader: 'en' })
    expect(mail).toEqual({
      to: 'admin@site.example',
      subject: 'New application: iMentor',
      text: "Laila O'Hassan has applied: iMentor\n\nAn answer was promised within 48 hours.\n\nhttps://site.example/admin/applications",
      language: 'en',
    })
  })

  it('speaks the language of the person who reads it', () => {
    expect(noticeMail(site, application, { written: 'en', reader: 'ar' })).toEqual({
      to: 'admin@site.example',
      subject: 'طلب جديد: iMentor',
      text: "طلب جديد من Laila O'Hassan\nالموضوع: iMentor\n\nوعدنا بالرد خلال يومين.\n\nhttps://site.example/admin/applications",
      language: 'ar',
    })
  })
})
