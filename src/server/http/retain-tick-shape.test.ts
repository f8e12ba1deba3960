import { createHook } from 'node:async_hooks'
import { expect, it } from 'vitest'
import { retainTickShape } from './retain-tick-shape.ts'

it('retains an object that Node made for a tick', async () => {
  const made: object[] = []
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') made.push(resource)
    },
  }).enable()
  const retained = await retainTickShape()
  hook.disable()
  expect(made).toContain(retained.at(-1))
})
