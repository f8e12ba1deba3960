import { ScreenHeader } from '../../frame/screen-header.tsx'
import { accountTexts as texts } from './account-texts.ts'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

export function AccountScreen() {
  return (
    <>
      <ScreenHeader title={texts.title} description={texts.description} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ProfileCard />
        <PasswordCard />
        <SecondFactorCard />
        <SessionsCard />
      </div>
    </>
  )
}
