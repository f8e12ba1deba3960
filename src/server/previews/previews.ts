import { z } from 'zod'
import { badInput, notFound } from '../../shared/app-error.ts'
import { isLanguage, type Language, mainLanguage } from '../../shared/languages.ts'
import { hasPermission } from '../../shared/roles.ts'
import type { AppContext } from '../app-context.ts'
import type { Actor } from '../engine/actor.ts'
import type { Content } from '../engine/content.ts'
import { findRelease } from '../engine/release-store.ts'
import { listReleaseDrafts } from '../releases/list-release-drafts.ts'
import { findUser } from '../users/user-store.ts'
import { endPreview } from './end-previews.ts'
import { previewRoot } from './preview-address.ts'
import type { previewBody } from './preview-docs.ts'
import { previewChanges, previewFacts } from './preview-log.ts'
import {
  findPreview,
  insertPreview,
  listNotes,
  listPreviews,
  type PreviewNoteRow,
  type PreviewRow,
  type PreviewSubject,
} from './preview-store.ts'

type Wanted = z.infer<typeof previewBody>

const dayMs = 24 * 3_600_000

/** The addresses at which staff show what visitors do not see. */
export class Previews {
  readonly #context: AppContext
  readonly #contents: ReadonlyMap<string, Content>

  constructor(context: AppContext, contents: readonly Content[]) {
    this.#context = context
    this.#contents = new Map(contents.map((content) => [content.definition.name, content]))
  }

  /** What somebody must be allowed to do who shows it: edit whatever is prepared in it. */
  async permissionsFor({ kind, type, subject }: Pick<PreviewSubject, 'kind' | 'type' | 'subject'>) {
    if (kind === 'day') return ['manage_content'] as const
    const { db } = this.#context.database
    const types = kind === 'draft' ? [type] : (await listReleaseDrafts(db, subject)).map((name) => name.type)
    const known = kind === 'draft' ? types : types.filter((name) => this.#contents.has(name))
    const needed = known.map((name) => this.#contentOf(name).definition.writePermission)
    return needed.length > 0 ? needed : (['manage_content'] as const)
  }

  #contentOf(type: string): Content {
    const content = this.#contents.get(type)
    if (!content) throw notFound('Content type')
    return content
  }

  async create(wanted: Wanted, actor: Actor) {
    const named = await this.#subjectOf(wanted)
    const now = this.#context.now()
    const time = now.toISOString()
    const expires_at = new Date(now.getTime() + wanted.days * dayMs).toISOString()
    const by = { created_at: time, created_by: actor.name, created_by_id: actor.id }
    return this.#context.database.write(async (tx) => {
      const { row, token } = await insertPreview(tx, { ...named, ...by, expires_at })
      const after = previewFacts(row)
      await previewChanges.append(tx, {
        time,
        actor,
        action: 'create',
        id: row.id,
        revision: 1,
        before: null,
        after,
      })
      return {
        ...this.#answer(row, [], true),
        address: `${this.#context.config.publicUrl}${previewRoot}/${token}`,
      }
    })
  }

  async list(wanted: Partial<PreviewSubject>) {
    const { db } = this.#context.database
    const rows = await listPreviews(db, wanted)
    const notes = await listNotes(
      db,
      rows.map(({ id }) => id),
    )
    const answers = []
    for (const row of rows) {
      const own = notes.filter(({ preview_id }) => preview_id === row.id)
      answers.push(this.#answer(row, own, await this.isOpen(row)))
    }
    return answers
  }

  async find(id: string): Promise<PreviewRow> {
    const row = await findPreview(this.#context.database.db, id)
    if (!row) throw notFound('Preview')
    return row
  }

  /** From now on nobody can open it; taking it back twice does nothing. */
  async takeBack(id: string, actor: Actor): Promise<void> {
    const time = this.#context.now().toISOString()
    await this.#context.database.write(async (tx) => {
      const row = await findPreview(tx, id)
      if (!row) throw notFound('Preview')
      if (row.revoked_at !== null) return
      await endPreview(tx, row, { actor, time })
    })
  }

  /** Not where it has ended, or whoever made it may not edit by now what it shows. */
  async isOpen(row: PreviewRow): Promise<boolean> {
    if (row.revoked_at !== null || row.expires_at <= this.#context.now().toISOString()) return false
    const { db } = this.#context.database
    const maker = row.created_by_id === null ? undefined : (await findUser(db, row.created_by_id))?.user
    if (!maker?.isActive) return false
    // A type that an upgrade removed shows nothing either.
    if (row.kind === 'draft' && !this.#contents.has(row.type)) return false
    const needed = await this.permissionsFor(row)
    return needed.every((permission) => hasPermission(maker, permission))
  }

  async #subjectOf(wanted: Wanted): Promise<PreviewSubject & Pick<PreviewRow, 'title'>> {
    if (wanted.kind === 'release') return this.#releaseOf(wanted)
    return wanted.kind === 'day' ? this.#dayOf(wanted) : this.#draftOf(wanted)
  }

  async #draftOf({ type, id, lang }: Wanted) {
    const language: Language = isLanguage(lang) ? lang : mainLanguage
    const { drafts, translations } = this.#contentOf(type)
    const title =
      language === mainLanguage
        ? (await drafts.read(id)).title
        : (await translations.read({ id, lang: language })).title
    return { kind: 'draft', type, subject: id, language, title }
  }

  async #releaseOf({ id }: Wanted) {
    const release = await findRelease(this.#context.database.db, id)
    if (!release) throw notFound('Release')
    return { kind: 'release', type: '', subject: id, language: mainLanguage, title: release.name }
  }

  #dayOf({ day }: Wanted) {
    const today = this.#context.now()
    const isDay = z.iso.date().safeParse(day).success
    if (!isDay || Date.parse(`${day}T00:00Z`) > today.getTime() + dayMs)
      throw badInput([{ path: 'day', message: 'day must be today or a day before, such as 2026-11-16' }])
    return { kind: 'day', type: '', subject: day, language: mainLanguage, title: day }
  }

  #answer(row: PreviewRow, notes: readonly PreviewNoteRow[], isOpen: boolean) {
    const { id, kind, type, subject, language: lang, title } = row
    return {
      ...{ id, kind, type, subject, lang, title },
      createdAt: row.created_at,
      createdBy: row.created_by,
      expiresAt: row.expires_at,
      revokedAt: row.revoked_at,
      isOpen,
      notes: notes.map((note) => ({
        ...{ id: note.id, kind: note.kind, name: note.name, text: note.text, page: note.page },
        createdAt: note.created_at,
      })),
    }
  }
}
