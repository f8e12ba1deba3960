import { expect, it } from 'vitest'
import { begunOnce } from './begun-once.ts'

const element = {} as Element

it('a motion is begun once, whoever asks, and can begin again when it was stopped', () => {
  const told: string[] = []
  const move = begunOnce(() => {
    told.push('begins')
    return () => told.push('ends')
  })
  const stop = move(element)
  expect(move(element)).toBe(stop)
  expect(told).toEqual(['begins'])
  stop()
  move(element)
  expect(told).toEqual(['begins', 'ends', 'begins'])
})
