import type { ReactNode } from 'react'
import { useSendsMail } from '../../../client/use-sends-mail.ts'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { LanguageCard } from '../../language/language-card.tsx'
import { accountTexts as texts } from './account-texts.ts'
import { EmailCard } from './email-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

export function AccountScreen() {
  const sendsMail = useSendsMail()
  return (
    <>
      <ScreenHeader title={texts.title} description={texts.description} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Part id="profile">
          <ProfileCard />
        </Part>
        <Part id="language">
          <LanguageCard />
        </Part>
        <Part id="password">
          <PasswordCard />
        </Part>
        {sendsMail && (
          <Part id="email">
            <EmailCard />
          </Part>
        )}
        <Part id="second-factor">
          <SecondFactorCard />
        </Part>
        <Part id="devices">
          <SessionsCard />
        </Part>
      </div>
    </>
  )
}

/** Where the search leads. */
function Part({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
