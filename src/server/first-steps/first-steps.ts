import { heroSection } from '../../content/hero-section/hero-section.ts'
import { siteSettings } from '../../content/site-settings/site-settings.ts'
import { siteSettingsDefaults } from '../../content/site-settings/site-settings-defaults.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { listInvitations } from '../account-links/account-link-store.ts'
import type { AppContext } from '../app-context.ts'
import { findSecondFactor } from '../auth/second-factor-store.ts'
import { readLastBackup } from '../backup/backup-notes.ts'
import { readSetting, saveSetting } from '../database/setting-store.ts'
import type { Handle } from '../database/tables.ts'
import { systemActor } from '../engine/actor.ts'
import { ChangeLog } from '../engine/change-log.ts'
import type { Content } from '../engine/content.ts'
import type { Values } from '../engine/content-record.ts'
import { hasMailServer } from '../mail-server/used-mail-server.ts'
import { visitorMessages } from '../messages/visitor-messages.ts'
import { currentLanguages, currentSettings, foundationIn } from '../settings/current-settings.ts'
import { firstAdminName } from '../users/first-admin.ts'
import { userChanges } from '../users/user-changes.ts'
import { findUser, listUsers } from '../users/user-store.ts'
import { describeSample, readSampleRecords } from './seeded-records.ts'
import { readLastTest } from './test-mail.ts'

type Site = Pick<AppContext, 'config' | 'database' | 'now'>

/** After so long a backup is none any more: too much would be lost. */
const backupDays = 30
const dayMs = 86_400_000
const hiddenName = 'first_steps'

/** What is to be done before a new site is the own one, each decided by what is stored. */
export async function readFirstSteps(site: Site, contents: readonly Content[], userId: string) {
  const { database, now } = site
  const { db } = database
  const sample = await readSampleRecords(db, contents)
  const lastTest = await readLastTest(db)
  const lastBackup = (await readLastBackup(db))?.time ?? null
  const [hasName, hasLogo] = [hasOwnName(), await hasOwnLogo(db, contents)]
  const backupEnds = lastBackup === null ? 0 : new Date(lastBackup).getTime() + backupDays * dayMs
  const isConfigured = await hasMailServer(site)
  return {
    isHidden: await isHidden(db),
    steps: {
      identity: { isDone: hasName && hasLogo, hasName, hasLogo },
      languages: await languagesStep(contents),
      account: await accountStep(db, userId),
      sample: {
        isDone: sample.untouched.length === 0,
        untouched: sample.untouched.length,
        edited: sample.edited.map(describeSample),
        removed: sample.removed.length,
      },
      colleagues: { isDone: await hasColleagues(db) },
      mail: { isDone: isConfigured && lastTest?.isAccepted === true, isConfigured, lastTest },
      backup: { isDone: backupEnds > now().getTime(), lastBackup },
    },
  }
}

async function isHidden(db: Handle): Promise<boolean> {
  return ((await readSetting(db, hiddenName)) as { isHidden?: boolean } | undefined)?.isHidden === true
}

/** For everybody who sees the list, until somebody brings it back. */
export async function hideFirstSteps(
  { database, now }: Site,
  { isHidden, userId }: { isHidden: boolean; userId: string },
): Promise<void> {
  const value = { isHidden, time: now().toISOString(), by: userId }
  await database.write((tx) => saveSetting(tx, hiddenName, value))
}

function hasOwnName(): boolean {
  return currentSettings().settings.name !== siteSettingsDefaults.name
}

/** A logo that did not come with the sample content, or an icon. */
async function hasOwnLogo(db: Handle, contents: readonly Content[]): Promise<boolean> {
  if (currentSettings().settings.icon !== '') return true
  const heroes = contents.find(({ definition }) => definition.name === heroSection.name)
  const list: Values[] = heroes ? JSON.parse((await heroes.list({}, 'staff')).json) : []
  const log = new ChangeLog(heroSection.name)
  for (const { id, headerLogoLight, headerLogoDark } of list) {
    const first = await log.find(db, String(id), 1)
    const seeded = first?.actor.id === null ? (first.after as Values | null) : null
    const isOwn = (url: unknown) =>
      Boolean(url) && url !== seeded?.headerLogoLight && url !== seeded?.headerLogoDark
    if (isOwn(headerLogoLight) || isOwn(headerLogoDark)) return true
  }
  return false
}

/** The languages of the site in which the foundation still has the name of the sample, or none of its own. */
async function languagesStep(contents: readonly Content[]) {
  const settings = contents.find(({ definition }) => definition.name === siteSettings.name)
  const id = siteSettings.singletonId ?? siteSettings.name
  const unnamed: string[] = []
  for (const lang of currentLanguages()) {
    if (lang === mainLanguage || !settings) continue
    const { state, missing, outdated } = await settings.translations.read({ id, lang })
    const isBuiltIn = foundationIn(lang).name === visitorMessages[lang].foundation.names.name
    if (isBuiltIn || state !== 'published' || missing.length + outdated.length > 0) unnamed.push(lang)
  }
  return { isDone: hasOwnName() && unnamed.length === 0, unnamed }
}

/** The first administrator begins with a made-up name and a password that stood in a terminal or in a file. */
async function accountStep(db: Handle, userId: string) {
  const stored = await findUser(db, userId)
  const log = await userChanges.list(db, userId)
  const created = log.at(-1)
  const isFirst = created?.actor.id === null && created.actor.name === systemActor.name
  const hasName = stored !== undefined && stored.user.displayName !== firstAdminName
  const hasChosen = log.some(({ after }) => (after as Values | null)?.password === 'changed')
  const hasFactor = Boolean((await findSecondFactor(db, userId))?.confirmedAt)
  const isSafe = !isFirst || hasChosen || hasFactor
  return { isDone: hasName && isSafe, hasName, isSafe }
}

async function hasColleagues(db: Handle): Promise<boolean> {
  return (await listUsers(db)).length > 1 || (await listInvitations(db)).length > 0
}
