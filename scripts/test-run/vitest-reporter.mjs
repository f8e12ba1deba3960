import path from 'node:path'
import { plain, writeResults } from './results.mjs'

/** Prints each failure as it happens and nothing else; leaves the results of the run in a file. */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its default export
export default class VitestReporter {
  onInit(vitest) {
    this.root = vitest.config.root
  }

  onTestCaseResult(test) {
    if (test.result().state === 'failed') console.error(`✗ ${this.#nameOf(test)}\n${messageOf(test)}\n`)
  }

  onTestRunEnd(modules, unhandledErrors) {
    const files = modules.map((module) => this.#resultOf(module))
    if (unhandledErrors.length > 0) {
      const failed = unhandledErrors.map((error) => ({ title: 'outside any test', message: textOf(error) }))
      for (const { message } of failed) console.error(`✗ outside any test\n${message}\n`)
      files.push({ file: 'Vitest', seconds: 0, passed: 0, failed, flaky: [] })
    }
    writeResults(files)
  }

  #resultOf(module) {
    const tests = [...module.children.allTests()]
    const failed = tests
      .filter((test) => test.result().state === 'failed')
      .map((test) => ({ title: test.fullName, message: messageOf(test) }))
    const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors())
    for (const error of errors) {
      console.error(`✗ ${this.#fileOf(module)}\n${textOf(error)}\n`)
      failed.push({ title: '', message: textOf(error) })
    }
    const flaky = tests.filter((test) => test.diagnostic()?.flaky)
    return {
      file: this.#fileOf(module),
      seconds: secondsOf(module.diagnostic()),
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed,
      flaky: flaky.map((test) => ({ title: test.fullName, message: textOf(test.result().errors?.[0]) })),
    }
  }

  #fileOf(module) {
    return path.relative(this.root, module.moduleId).replaceAll(path.sep, '/')
  }

  #nameOf(test) {
    return `${this.#fileOf(test.module)} › ${test.fullName}`
  }
}

const secondsOf = ({ collectDuration, setupDuration, duration }) =>
  (collectDuration + setupDuration + duration) / 1000

const messageOf = (test) => (test.result().errors ?? []).map(textOf).join('\n')

/** Of the stack only the lines within the project. */
function textOf(error) {
  if (!error) return ''
  const places = (error.stacks ?? [])
    .slice(0, 3)
    .map(({ file, line, column }) => `  at ${file}:${line}:${column}`)
  return plain([error.message, error.diff, ...places].filter(Boolean).join('\n'))
}
