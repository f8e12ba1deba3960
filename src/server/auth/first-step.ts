import { AppError, type NeededStep } from '../../shared/app-error.ts'

/** What a signed-in person does before anything else. */
export type FirstStep = Exclude<NeededStep, 'second_factor_required'>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The first steps during which this route already answers; left out, it waits until there is none. */
    during?: readonly FirstStep[]
  }
}

interface Account {
  role: string
  mustChangePassword: boolean
  hasSecondFactor: boolean
}

export function firstStepOf(account: Account, secondFactorRoles: readonly string[]): FirstStep | undefined {
  if (account.mustChangePassword) return 'password_change_required'
  if (!account.hasSecondFactor && secondFactorRoles.includes(account.role))
    return 'second_factor_setup_required'
  return undefined
}

const sentences: Record<FirstStep, string> = {
  password_change_required: 'Please choose your own password first.',
  second_factor_setup_required: 'Please set up a second factor first: your role needs one.',
}

export function firstStepNeeded(step: FirstStep): AppError {
  return new AppError('not_allowed', sentences[step], { needs: step })
}
