import type { DatabaseDialect } from './dialect.ts'
import type { Migration } from './migration.ts'
import { createTables } from './migrations/0001-create-tables.ts'
import { indexOpenWork } from './migrations/0002-index-open-work.ts'
import { addAccountSafety } from './migrations/0003-account-safety.ts'
import { addApplicationSearch } from './migrations/0004-application-search.ts'
import { addEntryCounts } from './migrations/0005-entry-counts.ts'
import { addApplicationTexts } from './migrations/0006-application-texts.ts'
import { indexWaiting } from './migrations/0007-index-waiting.ts'
import { indexLastChange } from './migrations/0008-index-last-change.ts'
import { addEntryFingerprints } from './migrations/0009-entry-fingerprints.ts'
import { addIdempotencyKeys } from './migrations/0010-idempotency-keys.ts'
import { addSuspectedApplications } from './migrations/0011-suspected-applications.ts'
import { clearInstructions } from './migrations/0012-clear-instructions.ts'
import { addAddresses } from './migrations/0013-addresses.ts'
import { addSearchFingerprints } from './migrations/0014-search-fingerprints.ts'
import { addTranslations } from './migrations/0015-translations.ts'
import { addApplicantLanguage } from './migrations/0016-applicant-language.ts'
import { addUserLanguage } from './migrations/0017-user-language.ts'
import { addAccountLinks } from './migrations/0019-account-links.ts'
import { addMissedAddresses } from './migrations/0020-missed-addresses.ts'
import { addPageTexts } from './migrations/0021-page-texts.ts'
import { addDueWork } from './migrations/0022-due-work.ts'
import { addDrafts } from './migrations/0023-drafts.ts'
import { addMissedSchedules } from './migrations/0024-schedules.ts'
import { addReleases } from './migrations/0025-releases.ts'
import { addPreviews } from './migrations/0026-previews.ts'
import { addApprovals } from './migrations/0027-approvals.ts'
import { addLinkChecks } from './migrations/0028-link-checks.ts'
import { addClearedRevisions } from './migrations/0030-cleared-revisions.ts'
import { addApplicationFloods } from './migrations/0032-application-floods.ts'
import { logErasures } from './migrations/0035-log-erasures.ts'
import { addSeals } from './migrations/0036-seals.ts'
import { addWorkRetries } from './migrations/0037-work-retries.ts'
import { makeTrigramsLinear } from './migrations/0038-linear-trigrams.ts'
import type { Handle } from './tables.ts'

/** In order; a name, once released, never changes. */
export const migrations: Record<string, Migration> = {
  '0001-create-tables': createTables,
  '0002-index-open-work': indexOpenWork,
  '0003-account-safety': addAccountSafety,
  '0004-application-search': addApplicationSearch,
  '0005-entry-counts': addEntryCounts,
  '0006-application-texts': addApplicationTexts,
  '0007-index-waiting': indexWaiting,
  '0008-index-last-change': indexLastChange,
  '0009-entry-fingerprints': addEntryFingerprints,
  '0010-idempotency-keys': addIdempotencyKeys,
  '0011-suspected-applications': addSuspectedApplications,
  '0012-clear-instructions': clearInstructions,
  '0013-addresses': addAddresses,
  '0014-search-fingerprints': addSearchFingerprints,
  '0015-translations': addTranslations,
  '0016-applicant-language': addApplicantLanguage,
  '0017-user-language': addUserLanguage,
  '0019-account-links': addAccountLinks,
  '0020-missed-addresses': addMissedAddresses,
  '0021-page-texts': addPageTexts,
  '0022-due-work': addDueWork,
  '0023-drafts': addDrafts,
  '0024-schedules': addMissedSchedules,
  '0025-releases': addReleases,
  '0026-previews': addPreviews,
  '0027-approvals': addApprovals,
  '0028-link-checks': addLinkChecks,
  '0030-cleared-revisions': addClearedRevisions,
  '0032-application-floods': addApplicationFloods,
  '0035-log-erasures': logErasures,
  '0036-seals': addSeals,
  '0037-work-retries': addWorkRetries,
  '0038-linear-trigrams': makeTrigramsLinear,
}

/** Applies what is missing in one transaction under the writers' lock, so two processes starting at once do it once. */
export async function migrate(db: Handle, dialect: DatabaseDialect, steps = migrations): Promise<void> {
  await dialect.write(db, async (tx) => {
    await tx.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute()
    const applied = new Set(
      (await tx.selectFrom('migrations').select('name').execute()).map((row) => row.name),
    )
    for (const [name, run] of Object.entries(steps)) {
      if (applied.has(name)) continue
      await run(tx, dialect)
      await tx.insertInto('migrations').values({ name, applied_at: new Date().toISOString() }).execute()
    }
  })
}
