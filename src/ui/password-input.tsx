import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { classNames } from './class-names.ts'
import { Input, type InputProps } from './input.tsx'
import { PlainIconButton } from './plain-icon-button.tsx'
import { useUiLabels } from './ui-labels.tsx'

/** Hidden letters with a button that shows them. */
export function PasswordInput({ className, ...rest }: Omit<InputProps, 'type'>) {
  const labels = useUiLabels()
  const [isShown, setShown] = useState(false)
  return (
    <div dir="ltr" className={classNames('relative', className)}>
      <Input
        {...rest}
        dir="ltr"
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className="pe-12"
      />
      <PlainIconButton
        label={isShown ? labels.hidePassword : labels.showPassword}
        icon={isShown ? <EyeOff /> : <Eye />}
        size="sm"
        className="absolute inset-y-0 end-1 my-auto"
        onClick={() => setShown(!isShown)}
      />
    </div>
  )
}
