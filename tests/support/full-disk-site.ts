import pg from 'pg'
import { onTestFinished } from 'vitest'
import { type LiveSite, openLiveSite } from './live-site.ts'
import { asOrdinaryUser, type SmallDisk } from './small-disk.ts'
import { startThrowawayPostgres } from './throwaway-postgres.ts'

/** A site whose disk can be filled up, and emptied again. */
export interface FullDiskSite {
  site: LiveSite
  fill(): Promise<void>
  empty(): void
}

/** Database and files of the site lie on the small disk. */
export async function openSqliteOn(
  disk: SmallDisk,
  folder: string,
  env: Record<string, string>,
): Promise<FullDiskSite> {
  const site = await openLiveSite('SQLite', { env, folder, through: disk.through })
  const pid = Number(site.server.process.pid)
  return { site, fill: async () => disk.fill(pid), empty: () => disk.empty(pid) }
}

/** The tables of the site lie on the small disk; PostgreSQL's own journal does not, without which it would end itself. */
export async function openPostgresOn(
  disk: SmallDisk,
  folder: string,
  env: Record<string, string>,
): Promise<FullDiskSite> {
  const postgres = await startThrowawayPostgres([...disk.through, ...asOrdinaryUser])
  onTestFinished(postgres.stop)
  const owner = await connected(postgres.url)
  await owner.query(`create tablespace small_disk location '${folder}'`)
  await owner.query('create database small tablespace small_disk')
  const url = postgres.url.replace(/postgres$/, 'small')
  const client = await connected(url)
  const site = await openLiveSite('PostgreSQL', { env: { ...env, DATABASE_URL: url } })
  return {
    site,
    fill: async () => {
      // As its own cleaning does now and then: the next connection has to write a file before it is open.
      await client.query('vacuum pg_class')
      disk.fill(postgres.pid())
    },
    empty: () => disk.empty(postgres.pid()),
  }
}

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}
