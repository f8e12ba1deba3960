import { expect, it } from 'vitest'
import { organizationData } from './organization-data.ts'

const contact = {
  socials: {
    facebook: 'https://facebook.example/us',
    twitter: '',
    linkedin: 'javascript:alert(1)',
    instagram: '',
  },
  address: 'Cairo, Egypt',
  phone: '+20 2 2555 0134',
  email: 'hello@greensahara.example',
}

it('names the foundation, its logo, its profiles and how to reach it', () => {
  const data = organizationData('https://gsf.example', contact, '/files/media/logo.png')
  expect(data).toMatchObject({
    '@type': 'NGO',
    name: 'Green Sahara Foundation',
    url: 'https://gsf.example/',
    logo: 'https://gsf.example/files/media/logo.png',
    sameAs: ['https://facebook.example/us'],
    address: 'Cairo, Egypt',
    contactPoint: { telephone: '+20 2 2555 0134', email: 'hello@greensahara.example' },
  })
})

it('leaves out what is not known', () => {
  const unknown = {
    socials: { facebook: '', twitter: '', linkedin: '', instagram: '' },
    address: '',
    phone: '',
    email: '',
  }
  const data = organizationData('https://gsf.example', unknown, '')
  expect(data).not.toHaveProperty('logo')
  expect(data).not.toHaveProperty('sameAs')
  expect(data).not.toHaveProperty('address')
  expect(data).not.toHaveProperty('contactPoint')
})

it('keeps a logo from elsewhere as it is', () => {
  const data = organizationData('https://gsf.example', contact, 'https://cdn.example/logo.png')
  expect(data).toHaveProperty('logo', 'https://cdn.example/logo.png')
})
