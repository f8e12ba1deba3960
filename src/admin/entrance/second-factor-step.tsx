import { SecondFactorStage } from '../second-factor/second-factor-stage.tsx'
import { useSecondFactorSetup } from '../second-factor/use-second-factor-setup.ts'
import { EntranceFrame } from './entrance-frame.tsx'
import { firstStepTexts as texts } from './first-step-texts.ts'
import { SignOutInstead } from './sign-out-instead.tsx'
import { useFirstStep } from './use-first-step.ts'

/** For people of a role that needs a second factor and who have none yet. */
export function SecondFactorStep() {
  const { send, goOn } = useFirstStep()
  const setup = useSecondFactorSetup(send)
  const isBeginning = setup.stage.name === 'password'
  return (
    <EntranceFrame
      title={setup.title}
      intro={isBeginning ? texts.required + setup.intro : setup.intro}
      footer={setup.stage.name !== 'codes' && <SignOutInstead />}
    >
      <SecondFactorStage setup={setup} onDone={() => void goOn()} />
    </EntranceFrame>
  )
}
