import { useState } from 'react'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { OwnPasswordForm } from '../../second-factor/own-password-form.tsx'
import { RecoveryCodeList } from '../../second-factor/recovery-code-list.tsx'
import { SecondFactorStage } from '../../second-factor/second-factor-stage.tsx'
import { secondFactorTexts } from '../../second-factor/second-factor-texts.ts'
import { secondFactorUrl, useSecondFactorSetup } from '../../second-factor/use-second-factor-setup.ts'
import { accountTexts as texts } from './account-texts.ts'

type DialogProps = { onClose: () => void }
type TaskDialogProps = DialogProps & { onDone: () => void }

export function SetUpFactorDialog({ onClose, onDone }: TaskDialogProps) {
  const setup = useSecondFactorSetup(sendAsStaff)
  const showsCodes = setup.stage.name === 'codes'
  return (
    <Dialog
      open
      // Codes that are shown once must not vanish by a click beside them.
      isLocked={showsCodes}
      title={setup.title}
      description={setup.intro}
      onOpenChange={(open) => !open && (showsCodes ? onDone() : onClose())}
    >
      <SecondFactorStage setup={setup} onDone={onDone} cancel={<CancelButton onClick={onClose} />} />
    </Dialog>
  )
}

export function NewCodesDialog({ onClose }: DialogProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  const renew = async (password: string) => {
    const url = `${secondFactorUrl}/recovery-codes`
    setCodes((await sendAsStaff<{ recoveryCodes: string[] }>('POST', url, { password })).recoveryCodes)
  }
  return (
    <Dialog
      open
      isLocked={codes !== undefined}
      title={codes ? secondFactorTexts.codesTitle : texts.newCodes}
      description={codes ? secondFactorTexts.codesIntro : texts.newCodesIntro}
      onOpenChange={(open) => !open && onClose()}
    >
      {codes ? (
        <RecoveryCodeList codes={codes} onKept={onClose} />
      ) : (
        <OwnPasswordForm
          submitLabel={secondFactorTexts.continue}
          onPassword={renew}
          cancel={<CancelButton onClick={onClose} />}
        />
      )}
    </Dialog>
  )
}

export function RemoveFactorDialog({ onClose, onDone }: TaskDialogProps) {
  const remove = async (password: string) => {
    await sendAsStaff('POST', `${secondFactorUrl}/removal`, { password })
    onDone()
  }
  return (
    <Dialog
      open
      size="sm"
      title={texts.removeTitle}
      description={texts.removeIntro}
      onOpenChange={(open) => !open && onClose()}
    >
      <OwnPasswordForm
        submitLabel={texts.remove}
        destructive
        onPassword={remove}
        cancel={<CancelButton onClick={onClose} />}
      />
    </Dialog>
  )
}

function CancelButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" onClick={onClick}>
      {texts.cancel}
    </Button>
  )
}
