import type { Definition } from '../../schema/define-content.ts'
import { mergeTexts, type TextChanges, textChanges, withChanges } from '../../schema/merge-texts.ts'
import { sourceTexts, type TranslatedTexts } from '../../schema/translation-status.ts'
import { badInput } from '../../shared/app-error.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from './actor.ts'
import type { Values } from './content-record.ts'
import type { DraftRows } from './draft-rows.ts'
import { keptTexts, type WordedStanding } from './translation-draft-record.ts'
import type { NamedTranslation } from './translation-history.ts'
import { changedTexts, type TranslationInput } from './translation-input.ts'
import { dataOf, type Translation, translationTitle } from './translation-record.ts'
import type { TranslationRows } from './translation-rows.ts'

export interface WordedInput {
  texts: NonNullable<TranslationInput['texts']>
  stillRight?: TranslationInput['stillRight']
  /** The revision of the translation that the texts were written over. */
  recordRevision?: number | undefined
}

/** Saves a translation itself, within the caller's transaction. */
export type ChangeTranslation = (
  tx: Handle,
  named: NamedTranslation,
  input: TranslationInput,
  by: { actor: Actor; now: Date; ifMatch?: string | undefined },
) => Promise<Translation>

/** What the draft of a translation holds once something is written into it. */
export interface WrittenTexts {
  changes: TextChanges
  base: TranslatedTexts
  baseRevision: number
}

interface GroundParts {
  rows: DraftRows
  translations: TranslationRows
  source: (db: Handle, id: string) => Promise<Values>
}

/** What the draft of a translation is laid over, and what it becomes when something is written into it. */
export class TranslationDraftGround {
  readonly #definition: Definition
  readonly #parts: GroundParts

  constructor(definition: Definition, parts: GroundParts) {
    this.#definition = definition
    this.#parts = parts
  }

  /** Throws where there is no record to translate. */
  async stand(db: Handle, { id, lang }: NamedTranslation): Promise<WordedStanding> {
    const { source: readSource, translations, rows } = this.#parts
    const source = await readSource(db, id)
    const found = await translations.find(db, id, lang)
    const data = dataOf(found)
    const translation = found && data && { ...found, ...data }
    const row = await rows.find(db, { id, language: lang })
    const published = translation?.texts ?? {}
    const isOpen = row?.state === 'open' && row.base_revision !== translation?.revision
    const base = isOpen ? await this.#textsAt(db, { id, lang }, row.base_revision) : published
    const title = translationTitle(this.#definition, source, lang)
    const sources = sourceTexts(this.#definition, source)
    return { id, lang, title, source, sources, translation, row, base }
  }

  async written(db: Handle, standing: WordedStanding, input: WordedInput): Promise<WrittenTexts> {
    const { row, translation } = standing
    const began = row?.state === 'open' ? row.base_revision : (translation?.revision ?? 0)
    const wanted = input.recordRevision ?? began
    const kept = Object.entries(keptTexts(standing))
    const isGiven = ([path]: [string, unknown]) => Object.hasOwn(input.texts, path)
    const rest = Object.fromEntries(kept.filter((entry) => !isGiven(entry)))
    const theirs = wanted === began ? standing.base : await this.#textsAt(db, standing, wanted)
    const moved = mergeTexts({ base: standing.base, mine: rest, theirs })
    // A text that this save does not name and that was published meanwhile: it stays where publishing will ask.
    const isMoved = moved.clashes.length === 0
    const [base, baseRevision] = isMoved ? [theirs, wanted] : [standing.base, began]
    const others = isMoved ? moved.changes : rest
    const before = withChanges(base, { ...Object.fromEntries(kept.filter(isGiven)), ...others })
    const after = changedTexts(standing.sources, before, {
      texts: input.texts,
      stillRight: input.stillRight,
    })
    return { changes: textChanges(base, after), base, baseRevision }
  }

  async #textsAt(db: Handle, { id, lang }: NamedTranslation, revision: number): Promise<TranslatedTexts> {
    const past = await this.#parts.translations.stateAt(db, id, lang, revision)
    if (!past) throw badInput([{ path: 'recordRevision', message: 'The translation has no such revision' }])
    return past.texts
  }
}
