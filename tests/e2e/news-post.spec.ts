import type { Locator } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'

test('a post stands in one column with its picture, and its headings near their own text', {
  tag: '@phone',
}, async ({ ownSite, page }) => {
  const [program] = (await (await ownSite.asAdmin('GET', '/api/programs')).json()) as { imageUrl: string }[]
  const answer = await ownSite.asAdmin('POST', '/api/news', {
    title: 'Water reaches the last field',
    summary: 'Fourteen wells, three pumps and a council of farmers.',
    date: '2026-11-12',
    imageUrl: program?.imageUrl,
    content: `${'The canal stood dry for the ninth summer. '.repeat(4)}\n\n## What changed\n\nThe farmers chose the places themselves.`,
  })
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`${ownSite.url}/news`)
  await page.goto(`${ownSite.url}/news/${id}`)
  const article = page.getByRole('article')
  const heading = article.getByRole('heading', { name: 'What changed' })
  const [before, own] = [article.getByText('The canal stood dry'), article.getByText('The farmers chose')]
  const above = (await top(heading)) - (await bottom(before))
  const below = (await top(own)) - (await bottom(heading))
  expect(above).toBeGreaterThan(below * 1.5)

  const picture = await article.locator('img').first().locator('xpath=ancestor::div[1]').boundingBox()
  const text = await before.boundingBox()
  expect(text?.x).toBeCloseTo(picture?.x ?? 0, 0)
  // Lines end at words, so the last one is a little shorter than the room.
  expect(text?.width).toBeCloseTo(picture?.width ?? 0, 0)
})

test('the news is found from the foot of every page of the sample', async ({ sharedSite, page }) => {
  for (const [path, name] of [
    ['/', 'News'],
    ['/ar', 'الأخبار'],
  ] as const) {
    await page.goto(sharedSite.url + path)
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', `${path === '/' ? '' : path}/news`)
  }
})

const box = async (element: Locator) => {
  const found = await element.boundingBox()
  if (!found) throw new Error('It is not on the page')
  return found
}
const top = async (element: Locator) => (await box(element)).y
const bottom = async (element: Locator) => {
  const { y, height } = await box(element)
  return y + height
}
