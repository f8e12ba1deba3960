import type { z } from 'zod'
import { badInput } from '../../shared/app-error.ts'

/** The body as the schema makes it. Throws with every wrong field, by path. */
export function parseBody<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  throw badInput(result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })))
}
