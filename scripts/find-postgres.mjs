import { realpathSync } from 'node:fs'
import path from 'node:path'
import { findOnPath, foldersLike, isExecutable } from './find-program.mjs'

const usualFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
]

/** The folder with the programs of a PostgreSQL server (`initdb`, `postgres`), or undefined. */
export function findPostgres() {
  const onPath = findOnPath('initdb')
  const folders = usualFolders.flatMap(foldersLike)
  if (onPath) folders.unshift(path.dirname(realpathSync(onPath)))
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => isExecutable(path.join(folder, name))),
  )
}
