import { expect, type Page } from '@playwright/test'

/**
 * Every text that is seen says the language it is in, by itself or by what is around it, and Arabic letters stand as close
 * as their writing wants them. Addresses, phone numbers and code have no language: they only run from left to right.
 */
export async function expectOwnLanguages(page: Page): Promise<void> {
  const wrong = await page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? ''
      const element = texts.currentNode.parentElement
      if (!text || !element || element.closest('script, style, noscript')) continue
      const language = element.closest('[lang]')?.getAttribute('lang')
      const { direction, letterSpacing } = getComputedStyle(element)
      const note = `${text.slice(0, 40)} (${language}, ${direction}, ${letterSpacing})`
      if (/(?=\p{Script=Arabic})\p{L}/u.test(text)) {
        const isSet = language === 'ar' && direction === 'rtl' && /^(?:normal|0px)$/.test(letterSpacing)
        if (!isSet) found.push(note)
      } else if (/[A-Za-z]{2}/.test(text)) {
        const isSet = direction === 'ltr' && (language === 'en' || element.closest('[dir="ltr"], code'))
        if (!isSet) found.push(note)
      }
    }
    return found
  })
  expect(wrong).toEqual([])
}
