import type { ReactNode } from 'react'
import { OwnPasswordForm } from './own-password-form.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { ScanForm } from './scan-form.tsx'
import { secondFactorTexts as texts } from './second-factor-texts.ts'
import type { useSecondFactorSetup } from './use-second-factor-setup.ts'

type SecondFactorStageProps = {
  setup: ReturnType<typeof useSecondFactorSetup>
  onDone: () => void
  cancel?: ReactNode
}

export function SecondFactorStage({ setup, onDone, cancel }: SecondFactorStageProps) {
  const { stage, begin, finish } = setup
  if (stage.name === 'password')
    return <OwnPasswordForm submitLabel={texts.continue} onPassword={begin} cancel={cancel} />
  if (stage.name === 'scan') return <ScanForm app={stage.app} onCode={finish} cancel={cancel} />
  return <RecoveryCodeList codes={stage.codes} onKept={onDone} />
}
