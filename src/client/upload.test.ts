import { expect, it } from 'vitest'
import { parseAnswer, uploadProblem } from './upload.ts'

const megabyte = 1024 * 1024

it('refuses what is no image and what is too large before it is sent', () => {
  const problem = (type: string, size: number, name = 'a') => uploadProblem({ name, type, size })
  expect(problem('application/pdf', 10)).toBe('Please select an image file')
  expect(problem('', 10)).toBe('Please select an image file')
  expect(problem('application/pdf', 10, 'a.heic')).toBe('Please select an image file')
  expect(problem('image/png', 5 * megabyte + 1)).toBe('File size must be less than 5MB')
  expect(problem('image/png', 5 * megabyte)).toBeUndefined()
})

it.each([
  ['IMG_0001.HEIC', ''],
  ['IMG_0001.heif', ''],
  ['IMG_0001.HEIC', 'image/heic'],
  ['IMG_0001', 'image/heif-sequence'],
])('says what to do with the photo %s of the type "%s"', (name, type) => {
  expect(uploadProblem({ name, type, size: 10 })).toContain('Export the photo as a JPEG')
})

it('reads the address, and survives an answer that is not JSON', () => {
  expect(parseAnswer('{"ok":true,"url":"/files/a.png"}').url).toBe('/files/a.png')
  expect(parseAnswer('<h1>Bad gateway</h1>')).toEqual({})
  expect(parseAnswer('{"ok":tr')).toEqual({})
})
