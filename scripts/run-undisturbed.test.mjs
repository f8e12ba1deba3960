import { describe, expect, it } from 'vitest'
import { watchMachine } from './machine-stops.mjs'
import { runUndisturbed } from './run-undisturbed.mjs'

const green = { file: 'green', from: 0, to: 100, passed: 4, failures: [] }
const red = { file: 'red', from: 50, to: 100, passed: 1, failures: ['red › counts'] }
const mended = { file: 'red', from: 200, to: 250, passed: 2, failures: [] }

/** Answers what it is given, run by run, and tells what it was asked to run. */
function runs(...answers) {
  const asked = []
  const run = async (names) => {
    asked.push(names)
    return answers[asked.length - 1]
  }
  return { run, asked }
}

describe('tests that fail', () => {
  it('have failed, on a machine that went on all the time', async () => {
    const { run, asked } = runs({ code: 1, files: [green, red] })
    const result = await runUndisturbed(run, [{ from: 10, to: 40 }], () => undefined)
    expect(result).toEqual({ code: 1, files: [green, red] })
    expect(asked).toEqual([[]])
  })

  it('are run once more where the machine stood still meanwhile, and it is said', async () => {
    const { run, asked } = runs({ code: 1, files: [green, red] }, { code: 0, files: [mended] })
    const said = []
    const result = await runUndisturbed(run, [{ from: 60, to: 3060, what: 'stood still' }], (line) =>
      said.push(line),
    )
    expect(result).toEqual({ code: 0, files: [green, mended] })
    expect(asked).toEqual([[], ['red']])
    expect(said.join()).toContain('stood still for 3.0 s at 00:00:00, while red ran')
  })

  it('have failed when they fail again on a machine that goes on', async () => {
    const again = { ...red, from: 4000, to: 4100 }
    const { run } = runs({ code: 1, files: [green, red] }, { code: 1, files: [again] })
    const result = await runUndisturbed(run, [{ from: 60, to: 3060 }], () => undefined)
    expect(result).toEqual({ code: 1, files: [green, again] })
  })

  it('are not run for ever, and nothing turns green that was not seen green', async () => {
    const [stops, first] = [[{ from: 0, to: 9000 }], { code: 1, files: [green, red] }]
    const hopeless = runs(first, { code: 1, files: [red] }, { code: 1, files: [] })
    expect((await runUndisturbed(hopeless.run, stops, () => undefined)).files).toEqual([green, red])
    expect(hopeless.asked).toHaveLength(3)
    const outside = { file: undefined, passed: 0, failures: ['outside any journey'] }
    const broken = runs({ code: 1, files: [red, outside] }, { code: 0, files: [mended] })
    const result = await runUndisturbed(broken.run, stops, () => undefined)
    expect(result).toEqual({ code: 1, files: [mended, outside] })
  })
})

describe('a machine', () => {
  /** Each turn of the watch takes as long as the next of these numbers. */
  async function watch(lengths, stolenShare = 0) {
    let now = 0
    const left = [...lengths]
    const wait = async () => {
      now += left.shift() ?? 0
      if (left.length === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    const probe = { store: async () => undefined, end: () => undefined }
    const times = () => ({ used: now * (1 - stolenShare), stolen: now * stolenShare })
    const machine = watchMachine('', { clock: () => now, wait, probe, times })
    while (left.length > 0) await new Promise((resolve) => setImmediate(resolve))
    await machine.end()
    return machine.stops
  }

  it('that is only busy does not stand still', async () => {
    expect(await watch([1000, 1900, 2900, 1000])).toEqual([])
  })

  it('that answers no process for seconds does', async () => {
    expect(await watch([1000, 3500, 400])).toEqual([{ from: 1000, to: 4500, what: 'stood still' }])
  })

  it('whose host gives most of its time to others does as well', async () => {
    const turns = Array.from({ length: 7 }, () => 1000)
    expect(await watch(turns, 0.4)).toEqual([])
    expect(await watch(turns, 0.7)).toEqual([
      { from: 0, to: 5000, what: 'got less than half of the processor time it needed' },
    ])
  })
})
