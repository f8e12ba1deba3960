import { expect, it } from 'vitest'
import { KnownVersions } from './known-versions.ts'

it('knows of each content type when it changed last', () => {
  const versions = new KnownVersions(3)
  versions.learn(4, 'program')
  versions.learn(5, 'event')
  expect(versions.current()).toBe(5)
  expect(versions.current('program')).toBe(4)
  expect(versions.current('event')).toBe(5)
  expect(versions.current('partner')).toBe(3)
})

it('takes every type as changed where it missed a version, or is not told which type changed', () => {
  const versions = new KnownVersions(3)
  versions.learn(4, 'program')
  versions.learn(6, 'event')
  expect(versions.current('program')).toBe(6)
  expect(versions.current('partner')).toBe(6)
  versions.learn(7)
  expect(versions.current('partner')).toBe(7)
})

it('learns nothing from what it knows already', () => {
  const versions = new KnownVersions(3)
  versions.learn(5, 'event')
  versions.learn(4, 'program')
  versions.learn(5, 'event')
  expect(versions.current()).toBe(5)
  expect(versions.current('program')).toBe(5)
})

it('knows nothing while versions may be missed, and afterwards trusts nothing older', () => {
  const versions = new KnownVersions(3)
  versions.learn(4, 'program')
  versions.learn(null)
  expect(versions.current()).toBeNull()
  expect(versions.current('program')).toBeNull()
  versions.learn(5, 'event')
  expect(versions.current('program')).toBe(5)
  expect(versions.current('partner')).toBe(5)
})
