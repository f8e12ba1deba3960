import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from '../ensure-installed.mjs'
import { projectEnvironment, root, stopRunning, stopWith } from '../run.mjs'
import { openTestFolder } from '../test-folder.mjs'
import { findTestFiles, readArguments, usage } from './arguments.mjs'
import { hasFailed, reportLines } from './report.mjs'

/** Runs the parts of a command, or what was asked for of them, and ends the process with the report. */
export async function runTests(command, allParts, otherCommand) {
  const asked = readArguments(process.argv.slice(2)) ?? stopWith(usage(command))
  const chosen = chooseParts(asked, allParts)
  if (chosen.length === 0) stopWith(`Nothing of ${command} matches; see ${otherCommand}, or docs/testing.md.`)

  const started = Date.now()
  const folder = openTestFolder()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      stopRunning(signal)
      folder.remove()
      process.exit(1)
    })
  const env = projectEnvironment({ CI: process.env.CI || 'true', ...folder.env })
  mkdirSync(path.join(root, 'test-results'), { recursive: true })

  const done = [await timed('Install', prepare(chosen))]
  if (!hasFailed(done)) {
    if (asked.watch) await watch(chosen, asked, env)
    else await runParts(chosen, { ...asked, env }, done)
  }
  folder.remove()
  if (
    asked.title &&
    done.every(({ files }) => files.every(({ passed, failed }) => passed + failed.length === 0))
  )
    stopWith(`No test of ${command} is called “${asked.title}”.`)
  for (const line of reportLines(done, command, secondsSince(started))) console.log(line)
  process.exit(hasFailed(done) ? 1 : 0)
}

/** Parts by name, or those with the named files, with what they need before them. */
function chooseParts({ parts: names, filters, title }, allParts) {
  const files = findTestFiles(root, filters)
  const isWhole = filters.length === 0 && names.length === 0 && !title
  if (isWhole) return allParts.map((part) => ({ part, files: [] }))
  const isNamed = (part) =>
    names.length === 0 || names.some((name) => part.name.toLowerCase().startsWith(name.toLowerCase()))
  const own = allParts
    .filter((part) => (part.owns || names.length > 0) && isNamed(part))
    .map((part) => ({ part, files: files.filter((file) => part.owns?.(file)) }))
    .filter(({ files: owned }) => filters.length === 0 || owned.length > 0)
  const needsBuild = own.some(({ part }) => part.needsBuild) && !own.some(({ part }) => part.name === 'Build')
  const build = allParts.filter((part) => needsBuild && part.name === 'Build')
  return [...build.map((part) => ({ part, files: [] })), ...own]
}

/** What a machine may lack is looked for first: nobody waits for minutes to be told. */
function prepare(chosen) {
  return async () => {
    await ensureInstalled()
    const tools = new Set(chosen.flatMap(({ part }) => part.tools ?? []))
    const complaints = []
    for (const ensure of tools) complaints.push(await ensure())
    const failed = complaints.filter(Boolean).map((message) => ({ title: '', message }))
    return failed.length === 0 ? [] : [{ file: 'Install', seconds: 0, passed: 0, failed, flaky: [] }]
  }
}

async function runParts(chosen, asked, done) {
  // One after the other: each uses all cores, and side by side they take longer, except those that mostly wait.
  for (const { part } of chosen.filter(({ part }) => !part.owns))
    done.push(await timed(part.name, () => part.run(asked)))
  const isBuilt = !hasFailed(done.filter(({ name }) => name === 'Build'))
  const possible = chosen.filter(({ part }) => part.owns && (isBuilt || !part.needsBuild))
  for (const together of besideTheOneBefore(possible)) {
    console.log(`\n${together.map(({ part }) => part.name).join(', and beside it: ')} …`)
    done.push(
      ...(await Promise.all(
        together.map(({ part, files }) => timed(part.name, () => part.run({ ...asked, files }))),
      )),
    )
  }
}

function besideTheOneBefore(chosen) {
  const groups = []
  for (const one of chosen)
    if (one.part.mostlyWaits && groups.length > 0) groups.at(-1).push(one)
    else groups.push([one])
  return groups
}

async function watch(chosen, asked, env) {
  const watched = chosen.filter(({ part }) => part.watch)
  if (watched.length !== 1)
    stopWith('Name files or a part that one runner can watch, such as: npm test -- --watch --part unit')
  for (const { part } of chosen.filter(({ part }) => !part.owns)) await part.run(asked)
  const [{ part, files }] = watched
  await part.watch({ ...asked, files, env })
}

async function timed(name, action) {
  const started = Date.now()
  const files = await action()
  return { name, seconds: secondsSince(started), files }
}

const secondsSince = (started) => (Date.now() - started) / 1000
