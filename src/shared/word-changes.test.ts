import { describe, expect, it } from 'vitest'
import { wordChanges, wordLikeness } from './word-changes.ts'

/** `[-gone-]` and `{+new+}`. */
function marked(before: string, after: string): string {
  const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] }
  return wordChanges(before, after)
    .map(({ kind, text }) => marks[kind].join(text))
    .join('')
}

describe('word changes', () => {
  it('mark the words that went and came, and nothing else', () => {
    expect(marked('We meet every Monday at six.', 'We meet every Tuesday at six.')).toBe(
      'We meet every [-Monday-]{+Tuesday+} at six.',
    )
    expect(marked('We meet at six.', 'We meet at six.')).toBe('We meet at six.')
    expect(marked('One two three', 'One two three four')).toBe('One two three{+ four+}')
    expect(marked('One two three', 'One three')).toBe('One [-two -]three')
  })

  it('keep a changed phrase together', () => {
    expect(marked('Join us on the old bridge today', 'Join us on a new river today')).toBe(
      'Join us on [-the old bridge-]{+a new river+} today',
    )
  })

  it('see a changed mark without the word before it', () => {
    expect(marked('Come along, friends', 'Come along! friends')).toBe('Come along[-,-]{+!+} friends')
  })

  it('show two texts with little in common whole', () => {
    expect(marked('Nile Ventures of Cairo', 'Renamed by mistake')).toBe(
      '[-Nile Ventures of Cairo-]{+Renamed by mistake+}',
    )
    expect(marked('', 'New')).toBe('{+New+}')
    expect(marked('Gone', '')).toBe('[-Gone-]')
  })

  it('compare Arabic words with their vowel signs', () => {
    expect(marked('نحن نَلتقي كل يوم', 'نحن نَلتقي كل أسبوع')).toBe('نحن نَلتقي كل [-يوم-]{+أسبوع+}')
  })

  it('add up to both texts, whatever they are', () => {
    const [before, after] = ['a b  c\n\nd, e f g', 'b c\nd e — f h g i']
    const runs = wordChanges(before, after)
    const side = (other: string) =>
      runs
        .filter(({ kind }) => kind !== other)
        .map(({ text }) => text)
        .join('')
    expect([side('added'), side('removed')]).toEqual([before, after])
  })

  it('tell how alike two texts are', () => {
    expect(wordLikeness('A week in Cairo', 'a WEEK in Cairo')).toBe(1)
    expect(wordLikeness('A week in Cairo', 'A day in Aswan')).toBe(0.5)
    expect(wordLikeness('', 'A day')).toBe(0)
  })
})
