import { Link, useNavigate } from 'react-router'
import { useToast } from '../../../ui/toast-provider.tsx'
import { ChoosePasswordForm } from './choose-password-form.tsx'
import { LinkFrame } from './link-frame.tsx'
import { linkTexts as texts } from './link-texts.ts'
import { useOpenedLink } from './use-opened-link.ts'

/** For somebody who forgot the password and was sent a link. They sign in with the new one, and their second factor. */
export function NewPasswordScreen() {
  const { token, query } = useOpenedLink()
  const navigate = useNavigate()
  const toasts = useToast()
  const goOn = () => {
    toasts.show({ title: texts.passwordChanged, variant: 'success' })
    void navigate('/admin/login', { replace: true })
  }
  return (
    <LinkFrame
      title={texts.newTitle}
      intro={texts.newIntro}
      query={query}
      instead={
        <Link to="/admin/forgotten-password" className="prose-link text-small">
          {texts.askAgain}
        </Link>
      }
    >
      {({ email }) => (
        <ChoosePasswordForm
          url="/api/auth/new-password"
          token={token}
          email={email}
          submitLabel={texts.save}
          onDone={goOn}
        />
      )}
    </LinkFrame>
  )
}
