import { afterEach, expect, it } from 'vitest'
import { verifySite } from '../../src/server/verify/verify-site.ts'
import { mainLanguage } from '../../src/shared/languages.ts'
import { changeOf, contractSite, type Person } from '../support/contract-site.ts'
import { everyKind, syntheticTypes } from '../support/every-kind.ts'
import { onEachDatabase } from '../support/test-app.ts'

onEachDatabase('the change log', (database) => {
  const { taken, read, publish, siteOf } = contractSite(database)

  /** Everything that the site says of itself, checked against its log. */
  afterEach(async () => {
    const verdict = await verifySite(siteOf().context)
    // The people of this test were stored past the log.
    const problems = Object.values(verdict).flatMap((part) => part.problems)
    expect(problems.filter((line) => !line.startsWith('The user '))).toEqual([])
    expect(verdict.records.checked).toBeGreaterThan(0)
  })

  it('has one change of a draft for each sitting', async () => {
    const { id, draft } = await publish(everyKind)
    const actions = async () =>
      (
        await siteOf()
          .context.database.db.selectFrom('changes')
          .select(['action', 'actor_name'])
          .where('type', '=', 'draft')
          .where('id', '=', `${everyKind.name}/${id}/${mainLanguage}`)
          .orderBy('sequence')
          .execute()
      ).map(({ action, actor_name }) => `${actor_name} ${action}`)
    const type = (by: Person) => taken('PUT', draft, by, { values: changeOf(everyKind) })
    for (const by of ['mona', 'mona', 'mona', 'ali', 'ali'] as const) await type(by)
    expect(await actions()).toEqual(['Mona create', 'Ali update'])
    siteOf().clock.now = new Date(Date.now() + 31 * 60_000)
    await type('ali')
    siteOf().clock.now = undefined
    await taken('DELETE', draft, 'ali')
    expect(await actions()).toEqual(['Mona create', 'Ali update', 'Ali update', 'Ali delete'])
    const [{ sentence }] = await read('/api/activity?type=draft', 'viewer')
    expect(sentence).toContain('Ali deleted the draft “')
  })

  it('agrees with the records, their drafts and translations, whatever was done with them', async () => {
    for (const definition of syntheticTypes) {
      const { id, record, draft, translation, translationDraft } = await publish(definition)
      await taken('PUT', record, 'ali', changeOf(definition))
      await taken('PUT', draft, 'mona', {
        values: { [definition.titleField]: definition.example[definition.titleField] },
      })
      const { sources } = await read(translation, 'viewer')
      const [first] = sources
      if (first) {
        const texts = Object.fromEntries(sources.map(({ path }: { path: string }) => [path, 'كلام']))
        await taken('PUT', translation, 'mona', { texts, state: 'published' })
        await taken('PUT', translationDraft, 'ali', { texts: { [first.path]: 'كلام آخر' } })
      }
      await taken('POST', `${record}/revisions/1/restore`, 'ali')
      if (definition.kind === 'singleton') continue
      await taken('DELETE', record, 'mona')
      await taken('POST', `/api/trash/${definition.path}/${id}/restore`, 'mona')
    }
  })
})
