import { describe, expect, it } from 'vitest'
import { checkChanges, checkNew } from '../../schema/check-input.ts'
import { chooseHero, defaultHero } from './hero-rules.ts'
import { heroSection } from './hero-section.ts'

const hero = (id: string, lastModified: string, isActive: boolean) => ({
  ...defaultHero,
  id,
  lastModified,
  isActive,
})

describe('the hero of the site', () => {
  it('is the most recently modified active one', () => {
    const heroes = [
      hero('old', '2026-01-01T00:00:00.000Z', true),
      hero('newest', '2026-03-01T00:00:00.000Z', false),
      hero('new', '2026-02-01T00:00:00.000Z', true),
    ]
    expect(chooseHero(heroes).id).toBe('new')
  })

  it('is the most recently modified of all where none is active', () => {
    const heroes = [
      hero('a', '2026-01-01T00:00:00.000Z', false),
      hero('b', '2026-02-01T00:00:00.000Z', false),
    ]
    expect(chooseHero(heroes).id).toBe('b')
  })

  it('is built in where there is none', () => {
    expect(chooseHero([])).toBe(defaultHero)
    expect(defaultHero.fixedTitle).toBe('We Impact')
  })
})

describe('a hero sent by an older client', () => {
  it('may call its texts title and subtitle', () => {
    expect(checkNew(heroSection, { title: 'Old', subtitle: 'Line' })).toMatchObject({
      fixedTitle: 'Old',
      description: 'Line',
    })
    expect(checkNew(heroSection, { title: 'Old', fixedTitle: 'New' }).fixedTitle).toBe('New')
  })

  it('has its flags on unless they are explicitly off', () => {
    const flags = { primaryButtonEnabled: null, secondaryButtonEnabled: false }
    expect(checkNew(heroSection, flags)).toMatchObject({
      primaryButtonEnabled: true,
      secondaryButtonEnabled: false,
      isActive: true,
    })
  })
})

describe('the primary button', () => {
  it('needs a text and a link while it is on', () => {
    expect(() => checkChanges(heroSection, { primaryButtonText: '' })).toThrow(
      'Primary button text is required',
    )
  })

  it('needs neither while it is off', () => {
    const off = { primaryButtonEnabled: false, primaryButtonText: '', primaryButtonLink: '' }
    expect(checkChanges(heroSection, off)).toMatchObject({ primaryButtonEnabled: false })
  })
})
