import { expect, it } from 'vitest'
import { parseAnswer, uploadProblem } from './upload.ts'

const megabyte = 1024 * 1024

it('refuses what is no image and what is too large before it is sent', () => {
  expect(uploadProblem({ type: 'application/pdf', size: 10 })).toBe('Please select an image file')
  expect(uploadProblem({ type: '', size: 10 })).toBe('Please select an image file')
  expect(uploadProblem({ type: 'image/png', size: 5 * megabyte + 1 })).toBe('File size must be less than 5MB')
  expect(uploadProblem({ type: 'image/png', size: 5 * megabyte })).toBeUndefined()
})

it('reads the address, and survives an answer that is not JSON', () => {
  expect(parseAnswer('{"ok":true,"url":"/files/a.png"}').url).toBe('/files/a.png')
  expect(parseAnswer('<h1>Bad gateway</h1>')).toEqual({})
  expect(parseAnswer('{"ok":tr')).toEqual({})
})
