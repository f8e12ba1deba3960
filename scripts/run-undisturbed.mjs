import { stopDuring } from './machine-stops.mjs'

const mostRuns = 3

/**
 * Runs tests, and those once more that failed while the machine stood still or was starved: what such a file says about limits of time it says
 * about the machine. A file that failed at any other time has failed. `runFiles` runs the named files, or all, and answers
 * what `test-totals` makes of the report.
 */
export async function runUndisturbed(runFiles, stops, say = console.log) {
  let { code, files } = await runFiles([])
  for (let runs = 1; runs < mostRuns; runs += 1) {
    const disturbed = files.filter((one) => one.failures.length > 0 && one.file && stopDuring(one, stops))
    if (disturbed.length === 0) break
    for (const one of disturbed) say(describeStop(one, stopDuring(one, stops)))
    const names = disturbed.map(({ file }) => file)
    const again = await runFiles(names)
    // A file that the second run says nothing about keeps its failures.
    const told = new Map(again.files.map((one) => [one.file, one]))
    files = files.map((one) => (names.includes(one.file) && told.get(one.file)) || one)
    const isMended = files.every(({ failures }) => failures.length === 0)
    code = isMended ? again.code : code
  }
  return { code, files }
}

function describeStop({ file }, { from, to, what }) {
  const [time, length] = [new Date(from).toISOString().slice(11, 19), ((to - from) / 1000).toFixed(1)]
  return `\nThe machine ${what} for ${length} s at ${time}, while ${file} ran: it is run once more.`
}
