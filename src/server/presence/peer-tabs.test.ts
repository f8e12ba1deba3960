import { expect, it } from 'vitest'
import { decodeMessage, encodeMessage, PeerTabs, silenceMs } from './peer-tabs.ts'

const tab = (name: string) => ({ tab: `tab-of-${name}`, userId: name, name, hasUnsavedChanges: false })

it('knows who is at other processes until they say otherwise', () => {
  const peers = new PeerTabs()
  peers.learn('partner en nile', 'one', [tab('Mona')], 0)
  peers.learn('partner en nile', 'two', [tab('Omar')], 0)
  expect(peers.at('partner en nile').map(({ name }) => name)).toEqual(['Mona', 'Omar'])
  peers.learn('partner en nile', 'one', [], 1)
  expect(peers.at('partner en nile').map(({ name }) => name)).toEqual(['Omar'])
})

it('forgets a process that was ended without a word', () => {
  const peers = new PeerTabs()
  peers.learn('partner en nile', 'one', [tab('Mona')], 0)
  peers.learn('partner en nile', 'two', [tab('Omar')], 1000)
  expect(peers.forgetSilent(silenceMs - 1)).toEqual([])
  expect(peers.forgetSilent(silenceMs)).toEqual(['partner en nile'])
  expect(peers.at('partner en nile').map(({ name }) => name)).toEqual(['Omar'])
})

it('tells of a crowd as many as a message of PostgreSQL holds', () => {
  const crowd = Array.from({ length: 500 }, (_, count) => tab(`منى ${count}`))
  const text = encodeMessage({ from: 'one', key: 'partner en nile', tabs: crowd })
  expect(Buffer.byteLength(text)).toBeLessThan(8000)
  const told = decodeMessage(text)
  expect(told && 'tabs' in told ? told.tabs.slice(0, 20) : []).toEqual(crowd.slice(0, 20))
})

it('takes no notice of what is no message', () => {
  for (const text of ['', '{', 'null', '[]', '{"from":1}', '{"from":"one"}'])
    expect(decodeMessage(text)).toBeUndefined()
})
