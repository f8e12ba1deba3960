import { describe, expect, it } from 'vitest'
import { phrasebook } from './phrasebook.ts'

const say = phrasebook({
  Partner: 'شريك',
  Save: 'حفظ',
  'Add {=label}': 'إضافة {=label}',
  'No {=label} yet': 'بعد: لا {=label}',
  '{who} saved this at {time}': 'في {time} حفظه {who}',
  'Try again in {minutes} minutes': 'يُرجى المحاولة بعد {minutes#لحظة|دقيقة|دقيقتين|دقائق|دقيقة|دقيقة}',
  'Failed: {reason}': 'تعذّر: {reason}',
  'Failed: {status} - {reason}': 'تعذّر ({status}): {reason}',
})

describe('a phrasebook', () => {
  it('knows whole phrases', () => expect(say('Save')).toBe('حفظ'))

  it('puts what a phrase speaks of where the other language has it', () =>
    expect(say('Mona saved this at 10:42')).toBe('في 10:42 حفظه Mona'))

  it('translates the words of a phrase that are phrases themselves, inside a sentence too', () => {
    expect(say('Add Partner')).toBe('إضافة شريك')
    expect(say('No partner yet')).toBe('بعد: لا شريك')
  })

  it('counts nouns as Arabic counts them', () => {
    expect(say('Try again in 1 minutes')).toBe('يُرجى المحاولة بعد دقيقة')
    expect(say('Try again in 2 minutes')).toBe('يُرجى المحاولة بعد دقيقتين')
    expect(say('Try again in 5 minutes')).toMatch(/بعد \S+ دقائق$/)
    expect(say('Try again in 15 minutes')).toMatch(/بعد \S+ دقيقة$/)
  })

  it('does not translate half a sentence', () => expect(say('Add Job opening')).toBeUndefined())

  it('takes the phrase that says most', () => expect(say('Failed: 503 - full')).toBe('تعذّر (503): full'))

  it('answers nothing for what it does not know', () => expect(say('Save it')).toBeUndefined())
})
