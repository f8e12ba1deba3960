import type { ComponentType } from 'react'
import type { Session } from '../../client/session.ts'
import { ChoosePasswordStep } from './choose-password-step.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'

type Step = NonNullable<Session['firstStep']>

const steps: Record<Step, ComponentType> = {
  password_change_required: ChoosePasswordStep,
  second_factor_setup_required: SecondFactorStep,
}

export function FirstStepScreen({ step }: { step: Step }) {
  const Step = steps[step]
  return <Step />
}
