import { expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'

it('a text keeps its paragraphs, and one blank line of many', () => {
  expect(cleanText('One\ntwo\n\nThree')).toBe('One\ntwo\n\nThree')
  expect(cleanText('One\r\n\r\n\r\n\r\nTwo\r\r\rThree')).toBe('One\n\nTwo\n\nThree')
})
