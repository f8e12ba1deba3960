import type SqliteDatabase from 'better-sqlite3'

const mostStatements = 300

/** What the query builder needs of the database. */
export interface Preparing {
  prepare(text: string): SqliteDatabase.Statement<unknown[]>
  close(): void
}

/** Prepares each statement once: the same few are asked all day, and preparing one costs more than most of them take. */
export function keptStatements(database: SqliteDatabase.Database): Preparing {
  const statements = new Map<string, SqliteDatabase.Statement<unknown[]>>()
  return {
    prepare: (text) => {
      const known = statements.get(text)
      if (known) return known
      const statement = database.prepare(text)
      if (statements.size >= mostStatements) statements.clear()
      statements.set(text, statement)
      return statement
    },
    close: () => {
      statements.clear()
      database.close()
    },
  }
}
