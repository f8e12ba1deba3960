import { describe, expect, it } from 'vitest'
import { shapeProblem } from './json-shape.ts'

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('the shape of a JSON body', () => {
  it.each([
    '',
    '"a"',
    '{"a":[1,2,{"b":null}]}',
    lists(50),
    JSON.stringify({ text: `${lists(900)}"${','.repeat(60_000)}\\` }),
    JSON.stringify(Array.from({ length: 149_000 }, (_, at) => at)),
    '"never closed [[[',
    'no JSON ]]]]',
  ])('is that of ours', (text) => {
    expect(shapeProblem(text)).toBeUndefined()
  })

  it('is refused where it is nested too deeply', () => {
    expect(shapeProblem(lists(51))).toBe('The body is nested too deeply')
    expect(shapeProblem('{"a":'.repeat(100_000))).toBe('The body is nested too deeply')
  })

  it('is refused where it has too many values', () => {
    expect(shapeProblem(`[${'0,'.repeat(150_001)}0]`)).toBe('The body has too many values')
    expect(shapeProblem(`[${'[],'.repeat(80_000)}0]`)).toBe('The body has too many values')
  })
})
