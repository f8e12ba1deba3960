import { randomUUID } from 'node:crypto'
import { link, readdir, readlink, rename, rm, stat, symlink, unlink } from 'node:fs/promises'
import path from 'node:path'
import { type PageSource, type ReadCurrent, readingOnce } from '../cache/page-source.ts'
import { type KeptPage, KeptPages } from './kept-pages.ts'
import { unlessCode, unlessMissing } from './unless-missing.ts'
import { makeReadableFolder, type StoredForm, writeForm } from './write-form.ts'

/** What the front server sends: a link to the one generation of pages that is up to date. */
export const livePages = 'live'
/** Pictures, whose names never mean other bytes. */
const files = 'files'
const generationName = /^(\d+)-[\da-f-]{36}$/
/** Where files are written before they are moved to their place; no address begins with a dot. */
const unfinished = '.unfinished'

/** A page or a feed in all its forms. */
export interface StoredPage {
  /** Below the folder of its generation, without a slash at the start. */
  name: string
  forms: readonly StoredForm[]
  /** What it was drawn from; undefined where it may be anything. */
  sources?: readonly PageSource[] | undefined
}

/**
 * Public pages as files, for a front server that sends them by itself. Those of one content version stand together in a
 * folder named after it, and nobody but those who know that version put anything into it.
 */
export class PageFolder {
  readonly #root: string
  readonly #kept = new KeptPages()
  #settling: Promise<void> = Promise.resolve()
  #readCurrent: ReadCurrent = async () => undefined

  constructor(root: string) {
    this.#root = root
  }

  /** How to find out whether what pages were drawn from is still the same; until it is told, it never is. */
  compareBy(readCurrent: ReadCurrent): void {
    this.#readCurrent = readCurrent
  }

  /**
   * From now on only pages of this version are sent. To be called inside the transaction that makes it, which keeps other
   * writers out: so the link never goes back to an older version, whichever process moves it, and a crash after the
   * commit leaves nothing behind that is older. Fails where old pages would stay.
   */
  async turnTo(version: number): Promise<void> {
    const generation = `${version}-${randomUUID()}`
    const link = path.join(this.#root, `.${generation}`)
    try {
      await symlink(generation, link)
      await rename(link, this.#path(livePages))
    } catch {
      // A disk without room for a link still lets go of one; then the site answers everything itself.
      await unlessMissing(unlink(this.#path(livePages)))
    }
  }

  /**
   * After the commit of a version, which changed this content type, or any: what would be drawn the same from it stands in the
   * folder of that version as well, and older folders go. What does not get there is drawn again.
   */
  settle(version: number, type?: string): Promise<void> {
    this.#kept.change(version, type)
    // What could not be linked or removed is not sent; the next one tries again.
    this.#settling = this.#settling.then(() => this.#settle(version)).catch(() => undefined)
    return this.#settling
  }

  /** Begins anew: another build may draw otherwise, and a process that ended cannot say what it left undone. */
  async reset(version: number): Promise<void> {
    await makeReadableFolder(this.#root)
    const old = this.#path(`.old-${randomUUID()}`)
    await unlessMissing(rename(this.#path(files), old))
    await this.turnTo(version)
    this.#kept.begin(version)
    await this.#removeOld()
    const left = (await readdir(this.#root)).filter((name) => name.startsWith('.'))
    for (const name of left) await rm(this.#path(name), { recursive: true, force: true })
  }

  /** The version whose pages are sent; undefined where none are. */
  async version(): Promise<number | undefined> {
    const [, version] = generationName.exec((await this.#generation()) ?? '') ?? []
    return version === undefined ? undefined : Number(version)
  }

  /** Keeps a page that was drawn from this version, unless another is sent by now. */
  async store(version: number, { name, forms, sources }: StoredPage): Promise<void> {
    const generation = await this.#generation()
    if (!generation?.startsWith(`${version}-`)) return
    // Should the link move from here on, the page lands in a folder that nobody sends any more, or finds it gone.
    const folder = this.#path(generation)
    for (const form of forms)
      await unlessMissing(
        writeForm(path.join(folder, unfinished), path.join(folder, name + form.suffix), form),
      )
    const suffixes = forms.map(({ suffix }) => suffix)
    this.#kept.add(name, { generation, version, suffixes, sources, drawnAt: Date.now() })
  }

  async storePicture(name: string, bytes: Buffer): Promise<void> {
    const target = this.#path(files, name)
    await writeForm(this.#path(files, unfinished), target, { suffix: '', bytes })
  }

  /** Removes pages that were drawn longer ago: an event that was upcoming may be past. */
  async removeOlderThan(time: number): Promise<void> {
    const generation = await this.#generation()
    if (generation === undefined) return
    const folder = this.#path(generation)
    const entries = await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }))
    const names = (entries ?? [])
      .filter((entry) => entry.isFile())
      .map((e) => path.join(e.parentPath, e.name))
    // A page before its compressed forms, which are sent only beside it.
    for (const name of names.sort()) {
      const facts = await unlessMissing(stat(name))
      const drawnAt = this.#kept.drawnAt(path.relative(folder, name)) ?? facts?.ctimeMs
      if (drawnAt !== undefined && drawnAt < time) await unlessMissing(unlink(name))
    }
    this.#kept.forgetOlderThan(time)
  }

  #path(...names: string[]): string {
    return path.join(this.#root, ...names)
  }

  #generation(): Promise<string | undefined> {
    return unlessMissing(readlink(this.#path(livePages)))
  }

  async #settle(version: number): Promise<void> {
    const generation = await this.#generation()
    // Another write is under way, and will be settled in its turn with all that has changed until then.
    if (!generation?.startsWith(`${version}-`)) return
    const readCurrent = readingOnce(this.#readCurrent)
    for await (const { name, page } of this.#kept.leadInto(generation, version, readCurrent))
      await this.#linkOver(name, page, generation)
    await this.#removeOld()
  }

  async #linkOver(name: string, { generation: from, suffixes }: KeptPage, to: string): Promise<void> {
    await makeReadableFolder(path.dirname(this.#path(to, name)))
    for (const suffix of suffixes) {
      const file = name + suffix
      // It may be gone by the clock, or drawn anew meanwhile.
      await unlessCode(['ENOENT', 'EEXIST'], link(this.#path(from, file), this.#path(to, file)))
    }
  }

  /** What is listed before the link is read and is not what it names was replaced, whoever did it. */
  async #removeOld(): Promise<void> {
    const names = ((await unlessMissing(readdir(this.#root))) ?? []).filter((name) =>
      generationName.test(name),
    )
    const current = await this.#generation()
    for (const name of names)
      if (name !== current && !this.#kept.isNeeded(name))
        await rm(this.#path(name), { recursive: true, force: true, maxRetries: 3 })
  }
}
