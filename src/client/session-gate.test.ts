import { expect, it } from 'vitest'
import { SessionGate } from './session-gate.ts'

const ended = new Error('no session')
const watched = () => {
  const gate = new SessionGate()
  gate.subscribe(() => undefined)
  return gate
}

it('lets nobody wait where no screen would ask for the password', async () => {
  await expect(new SessionGate().whenSignedIn(ended, 'write')).rejects.toBe(ended)
})

it('lets everyone go on after one sign-in', async () => {
  const gate = watched()
  const both = Promise.all([gate.whenSignedIn(ended, 'read'), gate.whenSignedIn(ended, 'write')])
  expect(gate.waitsFor()).toBe('write')
  gate.open()
  await both
  expect(gate.waitsFor()).toBeUndefined()
})

it('fails every call as it would have when signing in is given up', async () => {
  const gate = watched()
  const waiting = gate.whenSignedIn(ended, 'read')
  expect(gate.waitsFor()).toBe('read')
  gate.abandon()
  await expect(waiting).rejects.toBe(ended)
})

it('tells the screen that somebody waits and that nobody does any more', () => {
  const gate = new SessionGate()
  const seen: unknown[] = []
  const stop = gate.subscribe(() => seen.push(gate.waitsFor()))
  void gate.whenSignedIn(ended, 'write')
  gate.open()
  stop()
  gate.open()
  expect(seen).toEqual(['write', undefined])
})
