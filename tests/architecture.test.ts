import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as rules from './support/architecture-rules.ts'
import { parseTree, readTree } from './support/import-graph.ts'

type Texts = Record<string, string>

interface Convention {
  sentence: string
  rule: (files: ReturnType<typeof parseTree>) => string[]
  /** Small trees that break the rule, each with the complaint it must cause. */
  broken: [complaint: string, tree: Texts][]
  kept: Texts
}

const empty = 'export {}'
const lines = (count: number) =>
  Array.from({ length: count }, (_, n) => `export const n${n} = ${n}`).join('\n')

const conventions: Convention[] = [
  {
    sentence: 'a folder imports only what the table of docs/architecture.md allows',
    rule: rules.importsFollowTheTable,
    broken: [
      ['src/shared/a.ts may not import src/schema/b.ts', { 'src/shared/a.ts': "import '../schema/b.ts'" }],
      [
        'src/schema/a.ts may not import src/content/b.ts',
        { 'src/schema/a.ts': "export * from '../content/b.ts'" },
      ],
      [
        'src/content/a.ts may not import src/ui/b.tsx',
        { 'src/content/a.ts': "import { b } from '../ui/b.tsx'" },
      ],
      [
        'src/sample-content/a.ts may not import src/server/b.ts',
        { 'src/sample-content/a.ts': "import '../server/b.ts'" },
      ],
      [
        'src/server/a.ts may not import src/sample-content/b.ts',
        { 'src/server/a.ts': "import '../sample-content/b.ts'" },
      ],
      ['src/server/a.ts may not import src/client/b.ts', { 'src/server/a.ts': "import '../client/b.ts'" }],
      [
        'src/server/engine/a.ts may not import src/content/b.ts',
        { 'src/server/engine/a.ts': "import type { B } from '../../content/b.ts'" },
      ],
      [
        'src/server/engine/a.ts may not import src/server/auth/b.ts',
        { 'src/server/engine/a.ts': "import { b } from '../auth/b.ts'" },
      ],
      ['src/ui/a.tsx may not import src/content/b.ts', { 'src/ui/a.tsx': "import '../content/b.ts'" }],
      ['src/client/a.ts may not import src/content/b.ts', { 'src/client/a.ts': "import '../content/b.ts'" }],
      [
        'src/sections/a.tsx may not import src/client/b.ts',
        { 'src/sections/a.tsx': "import '../client/b.ts'" },
      ],
      ['src/site/a.tsx may not import src/schema/b.ts', { 'src/site/a.tsx': "import '../schema/b.ts'" }],
      [
        'src/site/a.tsx may not import src/admin/b.tsx',
        { 'src/site/a.tsx': "const b = () => import('../admin/b.tsx')" },
      ],
      ['src/admin/a.tsx may not import src/site/b.tsx', { 'src/admin/a.tsx': "import '../site/b.tsx'" }],
      ['src/ui/a.ts may not import tests/b.ts', { 'src/ui/a.ts': "import '../../tests/b.ts'" }],
      ['src/misc/a.ts is in no folder of the import table', { 'src/misc/a.ts': empty }],
    ],
    kept: {
      'src/server/app.ts': "import '../content/b.ts'\nimport './engine/c.ts'",
      'src/server/engine/c.ts':
        "import '../database/d.ts'\nimport '../http/e.ts'\nimport '../../schema/f.ts'",
      'src/site/g.tsx': "// import '../admin/h.tsx'\nimport './i.ts'\nimport '../sections/j.tsx'",
      'src/entry/k.ts': "import '../admin/h.tsx'\nimport '../server/app.ts'\nimport '../sample-content/n.ts'",
      'src/ui/l.test.ts': "import '../../tests/support/m.ts'",
    },
  },
  {
    sentence: 'an import names a file that exists, with its extension',
    rule: rules.importsNameAFile,
    broken: [
      [
        'src/ui/a.ts imports ./b, which is not a file',
        { 'src/ui/a.ts': "import './b'", 'src/ui/b.ts': empty },
      ],
    ],
    kept: {
      'src/ui/a.ts': "import './b.ts'\nimport './c.css?url'",
      'src/ui/b.ts': empty,
      'src/ui/c.css': '',
    },
  },
  {
    sentence: 'imports make no circle',
    rule: rules.importsMakeNoCircle,
    broken: [
      [
        'src/ui/a.ts → src/ui/b.ts → src/ui/c.ts → src/ui/a.ts',
        {
          'src/ui/a.ts': "import './b.ts'",
          'src/ui/b.ts': "export { c } from './c.ts'",
          'src/ui/c.ts': "export const c = () => import('./a.ts')",
        },
      ],
      ['src/ui/a.ts → src/ui/a.ts', { 'src/ui/a.ts': "import type { A } from './a.ts'" }],
    ],
    kept: {
      'src/ui/a.ts': "import './b.ts'\nimport './c.ts'",
      'src/ui/b.ts': "import './c.ts'",
      'src/ui/c.ts': empty,
    },
  },
  {
    sentence: 'libraries are imported only where they belong',
    rule: rules.librariesStayAtHome,
    broken: [
      [
        'src/content/a.ts may not import react',
        { 'src/content/a.ts': "import type { ReactNode } from 'react'" },
      ],
      ['src/server/a.ts may not import react-dom/server', { 'src/server/a.ts': "import 'react-dom/server'" }],
      [
        'src/sections/a.tsx may not import @tanstack/react-query',
        { 'src/sections/a.tsx': "import '@tanstack/react-query'" },
      ],
      [
        'src/sections/a.tsx may not import react-router',
        { 'src/sections/a.tsx': "import { Link } from 'react-router'" },
      ],
      ['src/site/a.tsx may not import react-hook-form', { 'src/site/a.tsx': "import 'react-hook-form'" }],
      ['src/ui/a.tsx may not import @dnd-kit/core', { 'src/ui/a.tsx': "import '@dnd-kit/core'" }],
      ['src/ui/a.tsx may not import recharts', { 'src/ui/a.tsx': "const load = () => import('recharts')" }],
      ['src/server/auth/a.ts may not import pg', { 'src/server/auth/a.ts': "import 'pg'" }],
      ['src/content/a.ts may not import kysely', { 'src/content/a.ts': "import 'kysely'" }],
    ],
    kept: {
      'src/ui/a.tsx': "import 'react'\nimport 'radix-ui'",
      'src/admin/b.tsx': "import 'recharts'\nimport '@dnd-kit/core'\nimport 'react-hook-form'",
      'src/server/database/c.ts': "import 'pg'",
      'src/schema/d.ts': "import 'zod'\nimport 'reactive'",
    },
  },
  {
    sentence: 'content, design system and sections do not fetch',
    rule: rules.fetchingIsLeftToTheClient,
    broken: [['src/ui/a.ts:2 uses fetch(', { 'src/ui/a.ts': "\nfetch('/api')" }]],
    kept: { 'src/client/a.ts': "fetch('/api')", 'src/ui/b.ts': 'query.refetch()\nprefetch(a)' },
  },
  {
    sentence: 'SQL is written only in stores and in the database folder',
    rule: rules.sqlStaysInStores,
    broken: [
      ['src/server/auth/a.ts:1 uses .selectFrom(', { 'src/server/auth/a.ts': "db.selectFrom('users')" }],
      ['src/server/pages/a.ts:1 uses sql<number>`', { 'src/server/pages/a.ts': 'sql<number>`select 1`' }],
    ],
    kept: {
      'src/server/auth/user-store.ts': "db.selectFrom('users')",
      'src/server/engine/change-log.ts': "db.insertInto('changes')",
      'src/server/database/migrate.ts': 'sql`select 1`',
    },
  },
  {
    sentence: 'rows that have a seal are written beside it',
    rule: rules.sealedRowsAreSealed,
    broken: [
      [
        "src/server/auth/a-store.ts:1 uses .deleteFrom('sessions')",
        { 'src/server/auth/a-store.ts': "db.deleteFrom('sessions')" },
      ],
    ],
    kept: {
      'src/server/auth/a-store.ts':
        "import { sealRows } from '../database/seal-store.ts'\ndb.updateTable('users')",
      'src/server/database/seal-store.ts': empty,
      'src/server/database/migrations/0001-a.ts': "tx.updateTable('users')",
    },
  },
  {
    sentence: 'the server holds no .tsx',
    rule: rules.serverHasNoReact,
    broken: [['src/server/a.tsx is a .tsx file', { 'src/server/a.tsx': empty }]],
    kept: { 'src/server/a.ts': empty, 'src/entry/b.tsx': empty },
  },
  {
    sentence: 'no file is longer than 300 lines',
    rule: rules.filesAreShort,
    broken: [['src/ui/a.ts has 301 lines, more than 300', { 'src/ui/a.ts': lines(301) }]],
    kept: { 'src/ui/a.ts': `${lines(300)}\n`, 'src/ui/map.svg': lines(900) },
  },
  {
    sentence: 'every export has a name',
    rule: rules.exportsHaveNames,
    broken: [
      ['src/ui/a.tsx has a default export', { 'src/ui/a.tsx': "export default () => <p>Don't</p>" }],
      ['src/ui/a.ts has a default export', { 'src/ui/a.ts': 'const a = 1\nexport { a as default }' }],
    ],
    kept: { 'src/ui/a.ts': "// export default 1\nexport const text = 'export default'" },
  },
  {
    sentence: 'a base name is used once, and index only for the content registry',
    rule: rules.baseNamesAreUnique,
    broken: [
      [
        'src/ui/a.tsx has the same name as src/content/a.ts',
        { 'src/content/a.ts': empty, 'src/ui/a.tsx': empty },
      ],
      ['src/ui/index.ts: only src/content/index.ts may be called index', { 'src/ui/index.ts': empty }],
    ],
    kept: {
      'src/content/index.ts': empty,
      'src/ui/a.ts': empty,
      'src/ui/a.test.ts': empty,
      'src/site/b.ts': empty,
      'src/site/b.ar.ts': empty,
      'src/site/messages/en/c.ts': empty,
      'src/site/messages/ar/c.ts': empty,
    },
  },
  {
    sentence: 'sections measure their container, never the window',
    rule: rules.sectionsAskTheContainer,
    broken: [
      ...['md:flex', 'dark:max-lg:hidden', 'min-[600px]:grid', '2xl:p-4', 'sm:[grid-area:a]', 'lg:-mt-2'].map(
        (name): [string, Texts] => [
          `src/sections/a.tsx:1 uses ${/(?:max-)?\w+:|min.*:/.exec(name.replace('dark:', ''))?.[0]}`,
          { 'src/sections/a.tsx': `export const a = <p className="p-2 ${name} m-2" />` },
        ],
      ),
      ...['h-screen', 'min-h-dvh', 'w-screen', 'max-h-svh'].map((name): [string, Texts] => [
        `src/sections/a.tsx:1 uses ${name}`,
        { 'src/sections/a.tsx': `export const a = <p className="${name}" />` },
      ]),
      [
        'src/sections/a.tsx:1 uses 100vh',
        { 'src/sections/a.tsx': 'export const a = <p className="h-[100vh]" />' },
      ],
      ['src/sections/a.css:2 uses 4.5vw', { 'src/sections/a.css': 'p {\n  font-size: 4.5vw;\n}' }],
      [
        'src/sections/a.css:1 uses @media (min-width',
        { 'src/sections/a.css': '@media (min-width: 40rem) {}' },
      ],
    ],
    kept: {
      'src/sections/a.tsx': `// md:flex and 100vh
export const sizes = { sm: 'text-sm', lg: 'text-lg' }
export const a = <p className="@md:flex @max-lg:hidden group-hover:@xl:p-4 h-[50cqh] shadow-sm" />`,
      'src/sections/b.css': '@media (prefers-reduced-motion) {}\n@container (min-width: 40rem) {}',
      'src/site/c.tsx': 'export const c = <p className="md:flex h-screen" />',
    },
  },
  {
    sentence: 'layout speaks of start and end, so that Arabic can mirror it',
    rule: rules.layoutCanBeMirrored,
    broken: [
      ...[
        'ml-4',
        '-mr-px',
        'pl-[3px]',
        'pr-0.5',
        'left-0',
        '-right-1/2',
        'ml-auto',
        'scroll-ml-2',
        'left-(--gap)',
      ].map((name): [string, Texts] => [
        `src/admin/a.tsx:1 uses ${name}`,
        { 'src/admin/a.tsx': `export const a = <p className="flex md:${name} p-2" />` },
      ]),
      ...['text-left', 'text-right', 'rounded-l', 'rounded-tr', 'border-r', 'float-left'].map(
        (name): [string, Texts] => [
          `src/ui/a.tsx:1 uses ${name}`,
          { 'src/ui/a.tsx': `export const a = <p className="flex ${name}" />` },
        ],
      ),
      ['src/site/a.css:1 uses margin-left', { 'src/site/a.css': 'p { margin-left: 1px }' }],
    ],
    kept: {
      'src/ui/a.tsx': `import { ArrowLeft } from 'lucide-react'
import './text-left-image-right.tsx'
export const a = <p className="ms-4 pe-2 start-0 text-start rounded-s-lg rounded-lg border-s border-red-500 slide-in-from-left-2">right-to-left</p>`,
      'src/server/b.ts': "export const b = 'text-left'",
    },
  },
]

const src = readTree(path.resolve(import.meta.dirname, '..'), 'src')

describe.each(conventions)('$sentence', ({ rule, broken, kept }) => {
  it('in src', () => {
    expect(rule(src)).toEqual([])
  })

  it.each(broken)('or else: %s', (complaint, tree) => {
    expect(rule(parseTree(tree))).toEqual([complaint])
  })

  it('without false alarms', () => {
    expect(rule(parseTree(kept))).toEqual([])
  })
})
