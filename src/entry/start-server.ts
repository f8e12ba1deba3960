import type { FastifyInstance } from 'fastify'
import { buildApp } from '../server/app.ts'
import type { AppContext } from '../server/app-context.ts'
import { rebuildSearchTexts } from '../server/applications/rebuild-search-texts.ts'
import { writeErasureList } from '../server/backup/erasure-list.ts'
import type { Config } from '../server/config.ts'
import { noSiteKey } from '../server/database/open-site-key.ts'
import { keyOf } from '../server/database/site-key.ts'
import { startDueWork } from '../server/due-work/start-due-work.ts'
import { catchUpPageTexts } from '../server/engine/catch-up-page-texts.ts'
import { hasEntries } from '../server/engine/content-store.ts'
import { rebuildColumns } from '../server/engine/rebuild-columns.ts'
import { rebuildPageTexts } from '../server/engine/rebuild-page-texts.ts'
import { drainConnections } from '../server/http/drain-connections.ts'
import { openContents } from '../server/open-contents.ts'
import { dueKinds } from '../server/operations/due-kinds.ts'
import { leaveFormerPages } from '../server/operations/leave-former-pages.ts'
import { noteLogEnd } from '../server/operations/note-log-end.ts'
import type { Pages } from '../server/pages/rendering/draw-page.ts'
import { seedDatabase } from '../server/seed-database.ts'
import { sourcePath } from '../server/source-path.ts'
import { createFirstAdmin, type FirstAdmin } from '../server/users/first-admin.ts'
import { openContext } from './open-context.ts'

/** Opens the database, fills an empty one, serves, and stops cleanly on a signal. */
export async function startServer(config: Config, pages: Pages): Promise<FastifyInstance> {
  const context = await openContext(config)
  const contents = openContents(context)
  const app = await buildApp(context, { pages, contents, logger: { level: config.logLevel } })
  await leaveFormerPages(config, app.log)
  await rebuildOutdated(context, app.log)
  const admin = await createFirstAdmin(context)
  if (config.wantsSampleContent && !(await hasEntries(context.database.db))) await seed(context)
  await catchUpPageTexts(context.database, context.contentTypes)
  await noteLogEnd(context)
  // Not waited for: the place of the backups may be away. What a process that died could not write is caught up here.
  writeErasureList(context).catch((error: unknown) =>
    app.log.error({ err: error }, 'the list of erasures could not be written'),
  )
  if (!keyOf(context.database.db)) app.log.warn(noSiteKey)
  const dueWork = startDueWork(context, { kinds: dueKinds(context, contents, app.log), log: app.log })

  app.addHook('onClose', async () => {
    await dueWork.close()
    await noteLogEnd(context)
    await context.close()
  })
  stopOnSignal(app)
  // A queue as long as systems allow: a crowd of connections at once must not make visitors knock twice.
  await app.listen({ port: config.port, host: config.host, backlog: 4096 })
  printWelcome(app, config, admin)
  return app
}

/** What a new version of the site derives in another way, before the first request sees it. */
async function rebuildOutdated(context: AppContext, log: FastifyInstance['log']): Promise<void> {
  const texts = await rebuildSearchTexts(context)
  if (texts.outdated > 0)
    log.info(texts, 'applications were indexed anew: the search compares in another way')
  for (const { clashes, ...rebuild } of await rebuildColumns(context, context.contentTypes)) {
    log.info(rebuild, 'records were sorted and filtered anew: their content type changed')
    for (const clash of clashes)
      log.warn({ type: rebuild.type, ...clash }, 'two records have the same unique value: rename one of them')
  }
  const pages = await rebuildPageTexts(context, context.contentTypes)
  if (pages.indexed > 0) log.info(pages, 'what visitors search was indexed anew')
}

/** Loaded only when it is needed: the texts are long. */
async function seed(context: AppContext): Promise<void> {
  const { seedSampleContent } = await import('../sample-content/seed-sample-content.ts')
  const pictures = sourcePath('sample-content/pictures')
  await seedDatabase(
    context,
    (tools, today) => seedSampleContent(tools, today, pictures),
    (line) => console.log(line),
  )
}

/** Running requests are finished first; whoever takes longer than the ten seconds systems allow is cut off. */
function stopOnSignal(app: FastifyInstance): void {
  let isStopping = false
  const stop = (signal: string) => {
    if (isStopping) return
    isStopping = true
    app.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), 9500).unref()
    drainConnections(app.server)
      .then(() => app.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error({ err: error }, 'stopping failed')
          process.exit(1)
        },
      )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function printWelcome(app: FastifyInstance, config: Config, admin: FirstAdmin | undefined): void {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  console.log(`\nThe site is ready:   http://${host}:${port}`)
  console.log(`Staff sign in at:    http://${host}:${port}/admin/login`)
  if (admin) {
    console.log(`First administrator: ${admin.email}`)
    console.log(
      `Password:            ${admin.password ?? 'the one in ADMIN_PASSWORD'}${admin.password ? '   (shown this once)' : ''}`,
    )
  }
  console.log('')
}
