import { describe, expect, it } from 'vitest'
import { RequestError } from '../../client/request-json.ts'
import type { FailureText } from '../../schema/staff-screen.ts'
import { failureText } from '../record-form/save-problem.ts'
import { portfolioSaveFailure, saveFailure } from './save-failure.ts'

const refused = new RequestError(503, 'Service Unavailable', '{"message":"The database is busy"}')
const cut = new TypeError('Failed to fetch')
const sentence = (text: FailureText, error: Error) => failureText(text, error, true)

describe('what a failed save is called', () => {
  it('names status and reason of a refusal', () => {
    expect(sentence(saveFailure('program'), refused)).toBe('Save failed: 503 - The database is busy')
    expect(sentence(saveFailure('project'), new RequestError(502, 'Bad Gateway', ''))).toBe(
      'Save failed: 502 - Bad Gateway',
    )
    expect(sentence(portfolioSaveFailure, refused)).toBe('Error saving portfolio: Save failed: 503')
  })

  it('names the record where no answer came', () => {
    expect(sentence(saveFailure('program'), cut)).toBe('Error saving program: Failed to fetch')
    expect(sentence(saveFailure('project'), cut)).toBe('Error saving project: Failed to fetch')
    expect(sentence(portfolioSaveFailure, cut)).toBe('Error saving portfolio: Failed to fetch')
  })
})
