import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const inputs = [
  ...['src', 'public', 'scripts'],
  ...['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
]

/** Stands for the contents of every file that a build may be made from; tests are none. */
export function hashBuildInputs(root) {
  const hash = createHash('sha256')
  for (const name of inputs.flatMap((input) => filesIn(root, input))) {
    const content = readFileSync(path.join(root, name))
    hash.update(`${name}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesIn(root, name) {
  const location = path.join(root, name)
  const facts = statSync(location, { throwIfNoEntry: false })
  if (facts?.isDirectory())
    return readdirSync(location)
      .sort()
      .flatMap((entry) => filesIn(root, `${name}/${entry}`))
  return facts && !/\.test\.\w+$/.test(name) ? [name] : []
}
