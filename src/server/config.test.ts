import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  it('needs nothing at all', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      adminEmail: 'admin@example.org',
      isHttps: false,
    })
    expect(config.sqliteFile).toBe(path.resolve('data/site.db'))
    expect(config.objectStorage).toBeUndefined()
  })

  it('names every problem at once', () => {
    const read = () =>
      readConfig({
        PORT: 'eighty',
        PUBLIC_URL: 'nile.example',
        DATABASE_URL: 'mysql://x',
        S3_BUCKET: 'b',
        ADMIN_PASSWORD: 'short',
      })
    expect(read).toThrow(
      /PORT must be.*DATABASE_URL must.*PUBLIC_URL must.*ADMIN_PASSWORD must.*S3_ACCESS_KEY_ID is needed.*S3_SECRET_ACCESS_KEY is needed/s,
    )
  })

  it('publishes no address for weaknesses that cannot be used as one', () => {
    expect(readConfig({ SECURITY_CONTACT: 'mailto:help@gsf.example' }).securityContact).toBe(
      'mailto:help@gsf.example',
    )
    for (const contact of ['help@gsf.example', 'http://gsf.example', 'mailto:a\nExpires: 1970'])
      expect(() => readConfig({ SECURITY_CONTACT: contact })).toThrow(/SECURITY_CONTACT must be/)
  })

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
  })

  it('fills a new site with sample content unless that is off', () => {
    expect(readConfig({}).wantsSampleContent).toBe(true)
    for (const off of ['off', 'false'])
      expect(readConfig({ SAMPLE_CONTENT: off }).wantsSampleContent).toBe(false)
    expect(readConfig({ SAMPLE_CONTENT: 'on' }).wantsSampleContent).toBe(true)
    expect(() => readConfig({ SAMPLE_CONTENT: 'none' })).toThrow('SAMPLE_CONTENT must be on or off')
  })

  it('marks cookies secure by the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://gsf.example/' })).toMatchObject({
      isHttps: true,
      publicUrl: 'https://gsf.example',
    })
  })
})

it('keeps applications for ever unless a number of months is given', () => {
  expect(readConfig({}).retentionMonths).toBeUndefined()
  expect(readConfig({ RETENTION_MONTHS: '24' }).retentionMonths).toBe(24)
  for (const wrong of ['0', '-3', '1.5', 'two'])
    expect(() => readConfig({ RETENTION_MONTHS: wrong })).toThrow('RETENTION_MONTHS must be a whole number')
})
