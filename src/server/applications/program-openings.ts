import { type Program, program } from '../../content/program/program.ts'
import {
  type ClosedReason,
  closedProgramNamed,
  closedReason,
  isFull,
  openTitles,
  type ProgramOpening,
} from '../../content/program/program-openness.ts'
import { siteDay } from '../../shared/dates.ts'
import { type Language, languages } from '../../shared/languages.ts'
import type { AppContext } from '../app-context.ts'
import type { Content } from '../engine/content.ts'
import { visitorMessages } from '../messages/visitor-messages.ts'
import { listProgramStates } from './program-state-store.ts'

type Context = Pick<AppContext, 'database' | 'version' | 'now'>
type ListedProgram = Omit<Program, 'sections'>

/** Which programs take applications, from memory until some content changes. */
export class ProgramOpenings {
  readonly #context: Context
  readonly #programs: Pick<Content, 'list'>
  #known: { version: number | null; answers: Map<string, Promise<unknown>> } = {
    version: null,
    answers: new Map(),
  }

  constructor(context: Context, contents: readonly Content[]) {
    const programs = contents.find(({ definition }) => definition.name === program.name)
    if (!programs) throw new Error('No content type is the programs')
    this.#context = context
    this.#programs = programs
  }

  /** Those that visitors see, in their order. */
  async list(language: Language): Promise<ProgramOpening[]> {
    const today = siteDay(this.#context.now())
    const programs = await this.#once(language, () => this.#read(language))
    return Promise.all(
      programs.map(async (listed) => {
        const reason = closedReason(listed, today) ?? null
        const since = reason && (await this.#since(listed, reason))
        return { program: listed.id, title: listed.title, reason, since }
      }),
    )
  }

  /** Why nobody can apply for what a subject names, in this language; undefined where they can. */
  async refusal(subject: string, language: Language): Promise<string | undefined> {
    for (const { code } of languages) {
      const named = closedProgramNamed(await this.list(code), subject)
      if (!named) continue
      const openings = await this.list(language)
      const told = openings.find((one) => one.program === named.program) ?? named
      const say = visitorMessages[language].programOpenings
      return `${say.closedSentence(told)} ${say.openSentence(openTitles(openings))}`
    }
    return undefined
  }

  async #read(lang: Language): Promise<ListedProgram[]> {
    const { json } = await this.#programs.list({ summary: 'true', lang }, 'visitors')
    return JSON.parse(json)
  }

  /** Its history says since when it has been as it is. */
  async #since({ id, applicationDeadline }: ListedProgram, reason: ClosedReason): Promise<string | null> {
    if (reason === 'deadline') return applicationDeadline
    return this.#once(`${reason} ${id}`, async () => {
      const states = await listProgramStates(this.#context.database.db, id)
      return sinceWhen(states, reason)
    })
  }

  /** Reads a thing once for each version of the content. */
  #once<T>(name: string, read: () => Promise<T>): Promise<T> {
    const version = this.#context.version.current()
    if (version === null || version !== this.#known.version) this.#known = { version, answers: new Map() }
    const known = this.#known.answers.get(name) as Promise<T> | undefined
    if (known && version !== null) return known
    const { answers } = this.#known
    const answer = read()
    answers.set(name, answer)
    answer.catch(() => answers.delete(name))
    return answer
  }
}

/** The earliest of the last states in a row that are so, newest first; null where it never was otherwise, as far as is known. */
function sinceWhen(
  states: readonly { time: string; values: Partial<ListedProgram> | null }[],
  reason: 'closed' | 'full',
): string | null {
  let since: string | null = null
  for (const { time, values } of states) {
    if (values === null || !isSo(values, reason)) return since
    since = time
  }
  return null
}

function isSo(values: Partial<ListedProgram>, reason: 'closed' | 'full'): boolean {
  return reason === 'closed' ? values.isAcceptingApplications === false : isFull(values)
}
