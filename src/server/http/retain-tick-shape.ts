import { executionAsyncResource } from 'node:async_hooks'

/** Referenced for as long as the process lives, and never read. */
const retained: object[] = []

/**
 * Node makes an object for each `process.nextTick`, about eight per answer. A garbage collection at a moment when none
 * of them exists also frees their hidden class, and V8 then makes all later ones by a slow path for good: a cached
 * answer costs a third more. One object that stays alive prevents it. To be called as early as possible, and not by a
 * hook of `async_hooks`: to have had one makes every promise slower for good.
 */
export function retainTickShape(): Promise<readonly object[]> {
  return new Promise((resolve) => {
    process.nextTick(() => {
      retained.push(executionAsyncResource())
      resolve(retained)
    })
  })
}
