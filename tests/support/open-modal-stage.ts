import path from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'

const stage = path.join(import.meta.dirname, 'modal-stage.tsx')

/** Stands for the styles of the site: windows over a veil, with a motion to come and to go. */
const styles = `
  body { margin: 0 }
  [data-modal] > * { position: fixed; animation: 150ms come }
  [data-modal] > [data-state=closed] { animation: 400ms go forwards }
  [data-modal] > :first-child { inset: 0; background: #0008 }
  [data-modal] > :last-child { inset: 20% 30% auto; background: #fff }
  [role=region] { position: fixed; inset: auto auto 0 0; z-index: 1 }
  @keyframes come { from { opacity: 0 } }
  @keyframes go { to { opacity: 0 } }`

let script: Promise<string> | undefined

export async function openModalStage(page: Page): Promise<void> {
  script ??= bundle()
  await page.setContent(`<style>${styles}</style><div id="root"></div>`)
  await page.addScriptTag({ type: 'module', content: await script })
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: stage, output: { codeSplitting: false } },
    },
  })
  const outputs = [built].flat().flatMap((part) => ('output' in part ? part.output : []))
  const code = outputs.find(({ type }) => type === 'chunk')
  if (code?.type !== 'chunk') throw new Error('The stage was not built')
  return code.code
}
