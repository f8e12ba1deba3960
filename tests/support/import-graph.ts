import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

export interface Import {
  specifier: string
  /** The file within the tree it stands for; undefined for packages and for files that do not exist. */
  target?: string
}

export interface SourceFile {
  /** From the project's folder on, with forward slashes: `src/ui/button.tsx`. */
  path: string
  text: string
  /** The text with its comments blanked out; every character keeps its place. */
  code: string
  imports: Import[]
  hasDefaultExport: boolean
}

/** Every file below a folder. */
export function readTree(root: string, folder: string): SourceFile[] {
  const texts: Record<string, string> = {}
  for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    texts[path.relative(root, file).split(path.sep).join('/')] = readFileSync(file, 'utf8')
  }
  return parseTree(texts)
}

export function parseTree(texts: Record<string, string>): SourceFile[] {
  return Object.entries(texts).map(([file, text]) => {
    if (!/\.tsx?$/.test(file)) return { ...blankFile(file, text), code: withoutStyleComments(text) }
    const { module, comments, errors } = parseSync(file, text)
    if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
    const exported = module.staticExports.flatMap((statement) => statement.entries)
    const found: Import[] = [
      ...module.staticImports.map(({ moduleRequest }) => ({ specifier: moduleRequest.value })),
      ...exported.flatMap(({ moduleRequest }) => (moduleRequest ? { specifier: moduleRequest.value } : [])),
      ...module.dynamicImports.flatMap(({ moduleRequest }) => {
        const literal = /^(['"`])(.+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
        return literal?.[2] ? { specifier: literal[2] } : []
      }),
    ]
    return {
      path: file,
      text,
      code: blank(text, comments),
      imports: found.map((one) => ({ ...one, target: resolveImport(texts, file, one.specifier) })),
      hasDefaultExport: exported.some(
        ({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default',
      ),
    }
  })
}

function blankFile(file: string, text: string): SourceFile {
  return { path: file, text, code: text, imports: [], hasDefaultExport: false }
}

/** Where a relative import leads, whether or not there is a file; undefined for packages. */
export function addressOf(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  return path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ''))
}

function resolveImport(texts: Record<string, string>, file: string, specifier: string): string | undefined {
  const address = addressOf(file, specifier)
  return address !== undefined && Object.hasOwn(texts, address) ? address : undefined
}

function blank(text: string, ranges: { start: number; end: number }[]): string {
  let result = text
  for (const { start, end } of ranges) {
    result = result.slice(0, start) + spaces(result.slice(start, end)) + result.slice(end)
  }
  return result
}

const withoutStyleComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, spaces)

const spaces = (text: string) => text.replace(/[^\n]/g, ' ')

/** The loops of imports, one for each import that closes one, as lists of files. */
export function findCycles(files: SourceFile[]): string[][] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const finished = new Set<string>()
  const trail: string[] = []
  const cycles: string[][] = []
  const visit = (current: string) => {
    if (finished.has(current)) return
    const seenAt = trail.indexOf(current)
    if (seenAt >= 0) {
      cycles.push(trail.slice(seenAt))
      return
    }
    trail.push(current)
    for (const { target } of byPath.get(current)?.imports ?? []) if (target) visit(target)
    trail.pop()
    finished.add(current)
  }
  for (const file of files) visit(file.path)
  return cycles
}
