import type { Plugin } from 'vite'

/** Stored pictures with this in their address are not there. */
export const missingHash = 'f'.repeat(16)

/** A plugin of the component tests: every stored picture is there, as large as its address says. */
export function pictureFiles(): Plugin {
  return {
    name: 'picture-files',
    configureServer({ middlewares }) {
      middlewares.use('/files', ({ url = '' }, answer) => {
        const [, width, height] = /-(\d+)x(\d+)/.exec(url) ?? []
        if (!width || url.includes(missingHash)) answer.writeHead(404).end()
        else
          answer
            .writeHead(200, { 'Content-Type': 'image/svg+xml' })
            .end(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)
      })
    },
  }
}
