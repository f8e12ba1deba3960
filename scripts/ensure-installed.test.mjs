import { describe, expect, it } from 'vitest'
import { installFailure, installMatches } from './ensure-installed.mjs'

const manifest = { dependencies: { zod: '4.6.7' }, devDependencies: { vite: '8.3.4' } }
const lock = {
  packages: {
    '': manifest,
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/vite': { version: '8.3.4' },
    'node_modules/binary-for-another-system': { version: '1.0.0', optional: true },
  },
}
const installed = (versions) => ({
  packages: Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
  ),
})

describe('what is installed', () => {
  it('matches when every package of the lock file is there, binaries for other systems aside', () => {
    expect(installMatches(manifest, lock, installed({ zod: '4.6.7', vite: '8.3.4' }))).toBe(true)
  })

  it('does not match when a package is missing, as after an install without dev dependencies', () => {
    expect(installMatches(manifest, lock, installed({ zod: '4.6.7' }))).toBe(false)
  })

  it('does not match when a package has another version', () => {
    expect(installMatches(manifest, lock, installed({ zod: '4.6.6', vite: '8.3.4' }))).toBe(false)
  })

  it('does not match when package.json asks for something the lock file has not heard of', () => {
    const changed = { ...manifest, dependencies: { zod: '4.7.0' } }
    expect(installMatches(changed, lock, installed({ zod: '4.6.7', vite: '8.3.4' }))).toBe(false)
  })
})

describe('a failed install', () => {
  it('names the network, the disk or a missing npm, and else points to the messages of npm', () => {
    expect(installFailure(1, 'npm error code ENOTFOUND')).toMatch(/registry cannot be reached/)
    expect(installFailure(1, 'npm error code ENOSPC')).toMatch(/disk is full/)
    expect(installFailure(127, 'spawn npm ENOENT')).toMatch(/npm was not found/)
    expect(installFailure(1, 'npm error code EUSAGE')).toMatch(/code 1/)
  })
})
