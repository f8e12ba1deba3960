import { describe, expect, it } from 'vitest'
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
    expect(receiptMail(site, { ...application, name }).text).toMatch(new RegExp(`^Hello ${name},\n`))
  })

  it.each(['Win at spam.example', 'http://spam', 'Call 0900 123', 'x'.repeat(61), 'Ann\nBcc: you@x.example'])(
    'carries nothing of %j to an address that may be a stranger’s',
    (words) => {
      const mail = receiptMail(site, { ...application, name: words, subject: words, request: words })
      expect(mail.text).toMatch(/^Hello,\n/)
      expect(JSON.stringify(mail)).not.toContain(JSON.stringify(words).slice(1, -1))
    },
  )
})

describe('the notice', () => {
  it('tells staff who applied for what and where to read on, and no more', () => {
    const mail = noticeMail(site, application)
    expect(mail).toEqual({
      to: 'admin@site.example',
      subject: 'New application: iMentor',
      text: "Laila O'Hassan has applied: iMentor\n\nAn answer was promised within 48 hours.\n\nhttps://site.example/admin/applications",
    })
  })
})
