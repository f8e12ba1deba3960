import { describe, expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

describe('pageNumbers', () => {
  it('shows every page of a short list', () => {
    expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
    expect(pageNumbers(1, 1)).toEqual([1])
  })

  it('keeps the ends and the neighbours, with gaps between', () => {
    expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
  })

  it('shows the page instead of a gap that would hide only one', () => {
    expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('has nothing to show for an empty list', () => {
    expect(pageNumbers(1, 0)).toEqual([])
  })
})
