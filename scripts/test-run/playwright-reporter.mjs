import path from 'node:path'
import { plain, writeResults } from './results.mjs'

/** Prints each failure as it happens and nothing else; leaves the results of the run in a file. */
// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by its default export
export default class PlaywrightReporter {
  files = new Map()

  onBegin(config) {
    this.root = path.dirname(config.configFile ?? config.rootDir)
  }

  onTestEnd(test, result) {
    const file = this.#fileOf(test)
    file.seconds += result.duration / 1000
    if (result.status === 'skipped') return
    // A test that is repeated is counted once, by how it ended.
    const hasEnded = result.status === test.expectedStatus || result.retry === test.retries
    if (!hasEnded) return
    const outcome = {
      title: titleOf(test),
      message: plain(test.results.find(({ error }) => error)?.error?.message),
    }
    if (test.outcome() === 'unexpected') {
      file.failed.push(outcome)
      console.error(`✗ ${file.file} › ${outcome.title}\n${textOf(result)}\n`)
      return
    }
    file.passed += 1
    if (test.outcome() === 'flaky') file.flaky.push(outcome)
  }

  onError(error) {
    const file = this.#entry('Playwright')
    file.failed.push({ title: 'outside any journey', message: plain(error.message) })
    console.error(`✗ outside any journey\n${plain(error.message)}\n`)
  }

  onEnd() {
    writeResults([...this.files.values()])
  }

  printsToStdio() {
    return true
  }

  #fileOf(test) {
    return this.#entry(path.relative(this.root, test.location.file).replaceAll(path.sep, '/'))
  }

  #entry(file) {
    const entry = this.files.get(file) ?? { file, seconds: 0, passed: 0, failed: [], flaky: [] }
    this.files.set(file, entry)
    return entry
  }
}

/** Without the names of project and file, which come first. */
const titleOf = (test) => test.titlePath().slice(3).join(' › ')

const textOf = (result) => result.errors.map((error) => plain(error.message ?? error.value)).join('\n')
