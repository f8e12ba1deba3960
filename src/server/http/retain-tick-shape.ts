import { createHook } from 'node:async_hooks'

/** Referenced for as long as the process lives, and never read. */
const retained: object[] = []

/**
 * Node makes an object for each `process.nextTick`, about eight per answer. A garbage collection at a moment when none
 * of them exists also frees their hidden class, and V8 then makes all later ones by a slow path for good: a cached
 * answer costs a third more. One object that stays alive prevents it. To be called as early as possible.
 */
export function retainTickShape(): readonly object[] {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') retained.push(resource)
    },
  })
  hook.enable()
  process.nextTick(() => undefined)
  hook.disable()
  return retained
}
