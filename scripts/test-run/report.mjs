import { firstLine, mostFlaky } from './results.mjs'

const slowestShown = 10

/** The end of a run, as lines: a line per part, the slowest files, what was flaky, and last what failed. */
export function reportLines(parts, command, wholeSeconds) {
  const files = parts.flatMap((part) => part.files)
  const flaky = files.flatMap((file) => file.flaky.map((test) => ({ ...test, file: file.file })))
  const failed = files.flatMap((file) => file.failed.map((test) => ({ ...test, file: file.file })))
  return [
    ...partLines(parts),
    `${'Together'.padEnd(18)} ${inSeconds(wholeSeconds)}`,
    ...slowestLines(files),
    ...section(
      'Flaky: failed first and passed when repeated',
      flaky.flatMap((test) => testLines(test, command)),
    ),
    ...(isTooFlaky(flaky) ? ['', `${flaky.length} flaky tests in one run: the run has failed.`] : []),
    ...section(
      'Failed',
      failed.flatMap((test) => testLines(test, command)),
    ),
    '',
    totalLine(files, flaky),
  ]
}

export function hasFailed(parts) {
  const files = parts.flatMap((part) => part.files)
  return files.some((file) => file.failed.length > 0) || isTooFlaky(files.flatMap((file) => file.flaky))
}

const isTooFlaky = (flaky) => flaky.length > mostFlaky

function partLines(parts) {
  const rows = parts.map(({ name, seconds, files }) => {
    const passed = sum(files.map((file) => file.passed))
    const failed = sum(files.map((file) => file.failed.length))
    const tests = passed + failed === 0 ? '' : `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`
    return `${name.padEnd(18)} ${inSeconds(seconds)}   ${tests}`.trimEnd()
  })
  return ['', ...rows]
}

function slowestLines(files) {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestShown)
  const rows = slowest.filter(({ seconds }) => seconds > 0)
  return section(
    'Slowest files',
    rows.map(({ seconds, file }) => `${inSeconds(seconds)}   ${file}`),
  )
}

function testLines({ file, title, message }, command) {
  const name = title ? `${file} › ${title}` : file
  const wanted = shellSafe(title.split(' › ').at(-1) ?? '')
  const repeat = file.includes('/') ? [`    ${command} -- ${file}${wanted ? ` -t "${wanted}"` : ''}`] : []
  return [`✗ ${name}${message ? `: ${firstLine(message)}` : ''}`, ...repeat]
}

/** A part of a title is enough for `-t`: the longest one that every shell leaves alone between quotes. */
function shellSafe(title) {
  const pieces = title.split(/["$`\\!%]/).map((piece) => piece.trim())
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest))
}

/** Too many flaky tests count as one failure, so that no total looks green when the run was not. */
function totalLine(files, flaky) {
  const failed = sum(files.map((file) => file.failed.length)) + (isTooFlaky(flaky) ? 1 : 0)
  return `${sum(files.map((file) => file.passed))} passed, ${failed} failed`
}

const section = (title, lines) => (lines.length === 0 ? [] : ['', title, ...lines])

const inSeconds = (seconds) => `${seconds.toFixed(1)} s`.padStart(8)

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
