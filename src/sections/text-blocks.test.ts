import { describe, expect, it } from 'vitest'
import { textBlocks } from './text-blocks.ts'

describe('plain text as blocks', () => {
  it('parts paragraphs at blank lines and keeps single line breaks', () => {
    expect(textBlocks('One\nline two\n\n\nThree')).toEqual([
      { kind: 'paragraph', lines: ['One', 'line two'] },
      { kind: 'paragraph', lines: ['Three'] },
    ])
  })

  it('makes a list of lines that begin with a dash or a bullet, also right below a sentence', () => {
    expect(textBlocks('We ask for:\r\n- honesty\r\n• one open day\r\nThat is all.')).toEqual([
      { kind: 'paragraph', lines: ['We ask for:'] },
      { kind: 'list', items: ['honesty', 'one open day'] },
      { kind: 'paragraph', lines: ['That is all.'] },
    ])
  })

  it('leaves dashes inside a sentence and negative numbers alone', () => {
    expect(textBlocks('-5 degrees - cold')).toEqual([{ kind: 'paragraph', lines: ['-5 degrees - cold'] }])
  })

  it('is empty for blank text', () => {
    expect(textBlocks(' \n \n')).toEqual([])
  })
})
