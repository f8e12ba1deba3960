import { tellTabs } from '../../../client/session.ts'
import { ChoosePasswordForm } from './choose-password-form.tsx'
import { LinkFrame } from './link-frame.tsx'
import { linkTexts as texts } from './link-texts.ts'
import { useOpenedLink } from './use-opened-link.ts'

/** For somebody who was invited: one password, and they are in. */
export function InvitationScreen() {
  const { token, query } = useOpenedLink()
  const enter = () => {
    tellTabs('signed-in')
    // A new document: it is in the language of the new account, and the link leaves the history.
    location.replace('/admin/dashboard')
  }
  return (
    <LinkFrame title={texts.invitationTitle} intro={texts.invitationIntro} query={query}>
      {({ email }) => (
        <ChoosePasswordForm
          url="/api/auth/invitation"
          token={token}
          email={email}
          submitLabel={texts.start}
          onDone={enter}
        />
      )}
    </LinkFrame>
  )
}
