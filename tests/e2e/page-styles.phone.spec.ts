import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { onSlowLine } from '../support/hydrated.ts'

const paths = ['/', '/about', '/programs/bridgez', '/events', '/join', '/ar']
const properties = ['display', 'position', 'inset', 'width', 'height', 'margin', 'padding', 'color', 'font']
const others = [
  'letter-spacing',
  'background',
  'border',
  'border-radius',
  'box-shadow',
  'opacity',
  'visibility',
]
const arrangement = ['flex', 'gap', 'grid-area', 'grid-template-columns', 'transform', 'translate', 'z-index']

test('a page looks the same by the styles it carries as by those of the whole site', async ({
  sharedSite,
  page,
}) => {
  // Nothing but the styles changes: no script comes, and nothing moves.
  await onSlowLine(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of paths) {
    await page.goto(sharedSite.url + path)
    const carried = await computedStyles(page)
    expect(carried.length, path).toBeGreaterThan(50)
    await addAllStyles(page)
    expect(await computedStyles(page), path).toEqual(carried)
  }
})

/** Of the elements that differ in their name or classes: what the browser makes of their styles. */
async function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(
    (names) => {
      const kinds = new Map<string, Element>()
      for (const element of document.querySelectorAll('body *'))
        kinds.set(`${element.tagName} ${element.getAttribute('class')}`, element)
      return [...kinds].map(([kind, element]) => {
        const style = getComputedStyle(element)
        const before = getComputedStyle(element, '::before')
        return [
          kind,
          before.content,
          before.width,
          ...names.map((name) => style.getPropertyValue(name)),
        ].join()
      })
    },
    [...properties, ...others, ...arrangement],
  )
}

async function addAllStyles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const files: string[] = JSON.parse(document.getElementById('page-files')?.textContent ?? '[]')
    const href = files.find((file) => file.endsWith('.css')) ?? ''
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    await new Promise((resolve, reject) => {
      link.onload = resolve
      link.onerror = reject
      document.querySelector('style')?.after(link)
    })
  })
}
