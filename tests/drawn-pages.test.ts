import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageKey, renderPage } from '../src/entry/render.tsx'
import { developmentAssets } from '../src/server/pages/rendering/site-assets.ts'
import { pathInLanguage, pathWithoutLanguage } from '../src/shared/language-path.ts'
import { languages } from '../src/shared/languages.ts'
import { htmlProblems } from './support/html-problems.ts'
import { seedSample } from './support/seed-sample.ts'
import { startTestApp, type TestApp } from './support/test-app.ts'

// The tests of the server draw pages with React as it is deployed, which says nothing of what it dislikes. Here it does,
// on the console, and an error there fails the test.
const pages = { render: renderPage, keyOf: pageKey, assets: developmentAssets }
const unlisted = ['/search', '/search?q=nile', '/nothing-here', '/join?program=bridgez']

let site: TestApp
beforeAll(async () => {
  site = await startTestApp('SQLite', {}, { pages })
  await seedSample(site)
})
afterAll(() => site.close())

it.each(languages)('neither React nor the HTML standard objects to any page in $name', async ({ code }) => {
  const { body } = await site.app.inject('/sitemap.xml')
  const listed = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const paths = new Set([...listed.map(pathWithoutLanguage), ...unlisted])
  expect(paths.size).toBeGreaterThan(25)
  for (const path of paths) {
    const { statusCode, body } = await site.app.inject(pathInLanguage(path, code))
    expect(statusCode, path).toBe(path === '/nothing-here' ? 404 : 200)
    expect(await htmlProblems(body), path).toEqual([])
  }
})
