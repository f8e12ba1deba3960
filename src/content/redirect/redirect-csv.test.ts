import { expect, it } from 'vitest'
import { readRedirects } from './redirect-csv.ts'

it('reads two columns, leaves the names and empty lines out, and says what is wrong line by line', () => {
  const csv =
    'Old,New\r\n/a,/about\r\n\r\n"/b, c",https://other.example\r\n/d\r\n/e,javascript:x\r\n/a,/join\r\n/f,/f\r\n'
  expect(readRedirects(csv, [])).toEqual([
    { line: 2, from: '/a', to: '/about', problem: undefined },
    { line: 4, from: '/b, c', to: 'https://other.example', problem: undefined },
    { line: 5, from: '/d', to: '', problem: { kind: 'columns' } },
    { line: 6, from: '/e', to: 'javascript:x', problem: { kind: 'target' } },
    { line: 7, from: '/a', to: '/join', problem: { kind: 'rule', message: '/a leads to /about already' } },
    {
      line: 8,
      from: '/f',
      to: '/f',
      problem: { kind: 'rule', message: 'This would lead round in a circle: /f → /f' },
    },
  ])
})

it('compares with what there is, and takes semicolons', () => {
  const [line] = readRedirects('/b;/a', [{ from: '/a', to: '/b' }])
  expect(line?.problem).toEqual({ kind: 'rule', message: 'This would lead round in a circle: /b → /a → /b' })
})
