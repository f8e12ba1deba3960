import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A language that nobody speaks yet, put into a copy of the project as docs/adding-a-language.md says. */
export function addLanguage(project: string): void {
  const edit = (file: string, from: string, to: string) => {
    const target = path.join(project, file)
    const text = readFileSync(target, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} has no “${from}”`)
    writeFileSync(target, text.replace(from, to))
  }
  const languages = 'src/shared/languages.ts'
  edit(
    languages,
    '] as const',
    "  { code: 'sw', name: 'Kiswahili', dir: 'ltr', locale: 'sw', script: 'latin' },\n] as const",
  )
  for (const name of ['staff-messages', 'visitor-messages'])
    edit(`src/server/messages/${name}.ts`, '{ en: english, ar: arabic }', messages)
  edit('src/site/layout/language-offer-texts.ts', '  ar: {', `  sw: ${offer},\n  ar: {`)
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(project, file), text)
}

const messages = `{
  en: english,
  ar: arabic,
  sw: english,
}`

const offer = `{
    label: 'Lugha',
    text: 'Ukurasa huu unapatikana pia kwa Kiswahili.',
    action: 'Soma kwa Kiswahili',
    decline: 'Endelea hapa',
  }`

const areas = ['about', 'events', 'home', 'impact', 'join', 'partners', 'portfolio', 'programs', 'projects']
const fileOf = (area: string) => (area === 'portfolio' ? 'portfolio-messages' : area)

const files = {
  'src/shared/page-language.sw.ts': `import type * as english from './page-language.ts'

export const pageLanguage: typeof english.pageLanguage = 'sw'
export const pageDirection: typeof english.pageDirection = 'ltr'
`,
  'src/site/messages/site-messages.sw.ts': `import { frame as english } from './en/frame.ts'

${areas.map((area) => `export { ${area} } from './en/${fileOf(area)}.ts'`).join('\n')}

export const frame = { ...english, about: 'Kuhusu sisi' }
`,
}
