import * as z from 'zod/mini'

type Prepare = (given: unknown, payload: z.core.ParsePayload) => unknown

const initAsPreprocess: (rule: never, parts: never) => void = z.core.$ZodPreprocess.init
const initAsRule: (rule: never, parts: never) => void = z.ZodMiniType.init

/** What the full library calls `preprocess`; its small one has the parts of it alone. */
const Preprocess = z.core.$constructor<z.ZodMiniType>('Preprocess', (rule, parts) => {
  initAsPreprocess(rule as never, parts as never)
  initAsRule(rule as never, parts as never)
})

/** A rule that sees what `prepare` makes of what is given. */
export function preprocess<Value>(prepare: Prepare, rule: z.ZodMiniType<Value>): z.ZodMiniType<Value> {
  const parts = { type: 'pipe', in: z.transform(prepare), out: rule }
  return new Preprocess(parts as never) as z.ZodMiniType<Value>
}
