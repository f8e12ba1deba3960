import { executionAsyncResource } from 'node:async_hooks'
import { expect, it } from 'vitest'
import { retainTickShape } from './retain-tick-shape.ts'

it('retains an object that Node made for a tick, in the shape of those that follow', async () => {
  const [retained] = retainTickShape()
  const later = await new Promise<object>((resolve) => {
    process.nextTick(() => resolve(executionAsyncResource()))
  })
  expect(Reflect.ownKeys(retained ?? {})).toEqual(Reflect.ownKeys(later))
  expect(Reflect.ownKeys(later)).toContain('callback')
})

it('watches no further ticks', async () => {
  const count = retainTickShape().length
  await new Promise((resolve) => process.nextTick(resolve))
  expect(retainTickShape()).toHaveLength(count + 1)
})
