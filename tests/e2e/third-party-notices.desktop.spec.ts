import { readFileSync } from 'node:fs'
import { packageFolder, productionFolders, readPackage } from '../../scripts/third-party-notices.mjs'
import { clientPackages } from '../support/client-packages.ts'
import { expect, test } from '../support/e2e.ts'

test('the site gives the licenses of everything that browsers load, and the build those of everything in the image', async ({
  sharedSite,
  page,
}) => {
  const answer = await page.request.get(`${sharedSite.url}/third-party-notices.txt`)
  expect(answer.headers()['content-type']).toContain('text/plain')
  const forBrowsers = await answer.text()
  const all = readFileSync('dist/THIRD-PARTY-NOTICES.txt', 'utf8')

  const imported = clientPackages()
    .flatMap((name) => packageFolder(`node_modules/${name}`) ?? [])
    // Only passes on what others hold, so nothing of it is shipped.
    .map((folder) => folder.replace('/radix-ui', '/@radix-ui/react-dropdown-menu'))
  const withoutModules = ['tailwindcss', '@fontsource-variable/alexandria', 'world-atlas', 'scheduler']
  const loaded = [...imported, ...withoutModules.map((name) => `node_modules/${name}`)]
  expect(titlesMissingIn(forBrowsers, loaded)).toEqual([])
  expect(titlesMissingIn(all, [...loaded, ...productionFolders()])).toEqual([])
  // What only the server uses is not sent to anybody.
  expect(forBrowsers).not.toContain('\nfastify ')
})

function titlesMissingIn(text: string, folders: string[]): string[] {
  const lines = new Set(text.split('\n'))
  return [...new Set(folders.map((folder) => readPackage(folder).title))].filter((title) => !lines.has(title))
}
