import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import type { RecordFormState } from '../../src/admin/record-form/record-form-state.ts'
import { SaveHint } from '../../src/admin/record-form/unpublished-banner.tsx'
import { unpublishedBannerTexts as texts } from '../../src/admin/record-form/unpublished-banner-texts.ts'
import { toFormDraft } from '../../src/admin/translating/sheet-drafts.ts'
import { translationDefinition } from '../../src/admin/translating/translation-definition.ts'
import { sheetTexts } from '../../src/admin/translating/translation-sheet.ts'
import type { RecordDraft } from '../../src/client/record-drafts.ts'
import type { Translation } from '../../src/client/translation-queries.ts'
import type { Definition } from '../../src/schema/define-content.ts'
import { contractSite, eachType, freshBody, otherTitle, type Values } from '../support/contract-site.ts'
import { everyKind, hidingValues, notice } from '../support/every-kind.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { wordedContract } from '../support/worded-contract.ts'

const save = 'Save'

/** What stands above the form of this draft. */
function hintOf(
  definition: Definition,
  { values, published }: Pick<RecordDraft, 'values' | 'published'>,
  isOriginalHidden = false,
): string {
  function Hint() {
    const methods = useForm({ defaultValues: values })
    const form = { definition, methods, isOriginalHidden } as unknown as RecordFormState
    return createElement(SaveHint, { form, published, save })
  }
  return renderToStaticMarkup(createElement(Hint))
}

onEachDatabase('what is said above an unpublished change', (database) => {
  const site = contractSite(database)
  const { call, taken, read, publish } = site
  const { readTranslation, makeRecord, publishTexts } = wordedContract(site)

  /** What visitors read of it now; undefined where it is hidden. */
  const seenAs = async (url: string): Promise<string | undefined> => {
    const answer = await call('GET', url)
    return answer.statusCode === 404 ? undefined : answer.body
  }

  /** The words that are true, by what visitors read before the draft is published and after that. */
  const truth = (before: string | undefined, after: string | undefined) => {
    if (before !== undefined) return (after === undefined ? texts.hintHiding : texts.hint)(save)
    return (after === undefined ? texts.hintHidden : texts.hintNew)(save)
  }

  eachType([everyKind, notice], (definition) => {
    const hidden = hidingValues[definition.name] ?? {}
    const shown = Object.fromEntries(
      Object.keys(hidden).map((name) => [name, freshBody(definition)[name] ?? true]),
    )
    for (const [now, was, then, will] of [
      ['visible', shown, 'visible', shown],
      ['visible', shown, 'hidden', hidden],
      ['hidden', hidden, 'visible', shown],
      ['hidden', hidden, 'hidden', hidden],
    ] as const)
      it(`is what visitors get: a ${now} record that is ${then} in its draft`, async () => {
        const { record, draft } = await publish(definition, was)
        const title = otherTitle(definition)
        const values = { ...will, [definition.titleField]: title }
        await taken('PUT', draft, 'mona', { values })
        const said = hintOf(definition, await read(draft, 'mona'))
        const before = await seenAs(record)
        expect(before ?? '').not.toContain(title)
        await taken('POST', `${draft}/publish`, 'mona')
        const after = await seenAs(record)
        expect(said).toBe(truth(before, after))
        if (then === 'visible') expect(after).toContain(title)
      })

    it.each([
      ['visible', shown],
      ['hidden', hidden],
    ])('is what visitors get: a new record that is %s in its draft', async (then, values) => {
      const list = `/api/${definition.path}`
      const { id: _own, ...given }: Values = { ...freshBody(definition), ...values }
      const begun = await taken('POST', `${list}/drafts`, 'mona', { values: given })
      const record = `${list}/${begun.json().id}`
      const said = hintOf(definition, await read(`${record}/draft`, 'mona'))
      const before = await seenAs(record)
      await taken('POST', `${record}/draft/publish`, 'mona')
      const after = await seenAs(record)
      expect(said).toBe(truth(before, after))
      expect(after !== undefined).toBe(then === 'visible')
    })

    it.each([
      ['visible', shown],
      ['hidden', hidden],
    ])('is what visitors get: words in another language of a %s record', async (now, values) => {
      const { record, translation, translationDraft } = await makeRecord(definition)
      const [path = ''] = Object.keys((await publishTexts(translation)).texts)
      await taken('PUT', record, 'mona', values)
      await taken('PUT', translationDraft, 'mona', { texts: { [path]: 'كلمة أخرى' } })
      const stored = (await readTranslation(translation)) as Translation
      const form = translationDefinition(definition, 'translations', sheetTexts(stored))
      const said = hintOf(form, toFormDraft(await read(translationDraft, 'mona')), stored.isOriginalHidden)
      const before = await seenAs(`${record}?lang=ar`)
      expect(before ?? '').not.toContain('كلمة أخرى')
      await taken('POST', `${translationDraft}/publish`, 'mona')
      const after = await seenAs(`${record}?lang=ar`)
      if (now === 'visible') expect(after).toContain('كلمة أخرى')
      else expect([before, after]).toEqual([undefined, undefined])
      expect(said).toBe(now === 'visible' ? truth(before, after) : texts.hintHiddenOriginal(save))
    })
  })
})
