import { describe, expect, it } from 'vitest'
import { portfolioBuilderWords } from '../portfolio-page/portfolio-builder.ts'
import { programBuilder } from '../program/program-builder.ts'
import { projectBuilder } from '../project/project-builder.ts'

const refused = { status: 503, reason: 'The database is busy', exists: true }
const cut = { status: undefined, reason: 'Failed to fetch', exists: true }

describe('what a failed save is called', () => {
  it('names status and reason of a refusal', () => {
    expect(programBuilder.words.failed(refused)).toBe('Save failed: 503 - The database is busy')
    expect(projectBuilder.words.failed({ ...refused, status: 502, reason: 'Bad Gateway' })).toBe(
      'Save failed: 502 - Bad Gateway',
    )
    expect(portfolioBuilderWords.failed(refused)).toBe('Error saving portfolio: Save failed: 503')
  })

  it('names the record where no answer came', () => {
    expect(programBuilder.words.failed(cut)).toBe('Error saving program: Failed to fetch')
    expect(projectBuilder.words.failed(cut)).toBe('Error saving project: Failed to fetch')
    expect(portfolioBuilderWords.failed(cut)).toBe('Error saving portfolio: Failed to fetch')
  })
})
