import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { contentChecks } from '../content/content-checks.ts'
import { invitationRoutes } from './account-links/invitation-routes.ts'
import { linkRoutes } from './account-links/link-routes.ts'
import type { AppContext } from './app-context.ts'
import { applicationRoutes } from './applications/application-routes.ts'
import { ProgramOpenings } from './applications/program-openings.ts'
import { approvalListRoutes } from './approval/approval-list-routes.ts'
import { approvalRoutes } from './approval/approval-routes.ts'
import { approvalRulesRoutes } from './approval/approval-rules-routes.ts'
import { Approvals } from './approval/approvals.ts'
import { authRoutes } from './auth/auth-routes.ts'
import { authenticate } from './auth/authenticate.ts'
import { sessionCookieName } from './auth/session-cookie.ts'
import { backupRoutes } from './backup/backup-routes.ts'
import { keepErasureList } from './backup/keep-erasure-list.ts'
import { calendarRoute } from './calendar/calendar-route.ts'
import { CheckReport } from './checks/check-report.ts'
import { checkRoutes } from './checks/check-routes.ts'
import { activityRoutes } from './engine/activity-routes.ts'
import { contentRoutes } from './engine/content-routes.ts'
import { draftListRoute } from './engine/draft-list-route.ts'
import { Publishing } from './engine/publishing.ts'
import { searchRoutes } from './engine/search-routes.ts'
import { translationOverviewRoutes } from './engine/translation-overview-routes.ts'
import { trashRoutes } from './engine/trash-routes.ts'
import { firstStepsRoutes } from './first-steps/first-steps-routes.ts'
import { limitBodyTime } from './http/body-timeout.ts'
import { badUrlHandler, brokenRequestHandler } from './http/broken-requests.ts'
import { cutSlowReaders, defaultReaderLimits, type ReaderLimits } from './http/cut-slow-readers.ts'
import { docsRoutes } from './http/docs-routes.ts'
import { answerUnknownApiPaths, handleErrors } from './http/error-handler.ts'
import { answerNotModified } from './http/etag-reply.ts'
import { healthRoute } from './http/health-route.ts'
import { acceptJsonOnly } from './http/json-only.ts'
import { guardOrigin } from './http/origin-guard.ts'
import { newRequestId } from './http/request-id.ts'
import { logRequests } from './http/request-log.ts'
import { rejectInvalidTargets } from './http/request-target.ts'
import { guardRoutes, publicBodyLimit } from './http/route-access.ts'
import { securityHeaders } from './http/security-headers.ts'
import { defaultLimits, type LoadLimits, shedLoad } from './http/shed-load.ts'
import { loggedSubjects } from './logged-subjects.ts'
import { mailServerRoutes } from './mail-server/mail-server-routes.ts'
import { menuRoute } from './menu/menu-route.ts'
import { openContents, type SiteContents } from './open-contents.ts'
import { operationsRoutes } from './operations/operations-routes.ts'
import { vacuumAfterErasures } from './operations/vacuum-after-erasures.ts'
import { cacheSlots } from './pages/cache/cache-slot.ts'
import { compressStaffAnswers } from './pages/cache/compress-staff-answers.ts'
import { ResponseCache } from './pages/cache/response-cache.ts'
import { type PublicCache, serveCached } from './pages/cache/serve-cached.ts'
import { answeredRedirectRoute } from './pages/redirects/answered-redirect-route.ts'
import { missedAddressRoutes } from './pages/redirects/missed-address-routes.ts'
import { MissedAddresses } from './pages/redirects/missed-addresses.ts'
import { redirectImportRoute } from './pages/redirects/redirect-import-route.ts'
import type { Pages } from './pages/rendering/draw-page.ts'
import { servePages } from './pages/serve-pages.ts'
import { peopleRoutes } from './people/people-routes.ts'
import type { PresenceTimes } from './presence/presence-hub.ts'
import { presenceRoutes } from './presence/presence-routes.ts'
import { previewRoutes } from './previews/preview-routes.ts'
import { releaseRoutes } from './releases/release-routes.ts'
import { scheduleRoutes } from './schedules/schedule-routes.ts'
import { otherSearches } from './search/other-searches.ts'
import { siteSearchRoute } from './search/site-search-route.ts'
import { keepSettingsCurrent } from './settings/keep-settings-current.ts'
import { shareCardRoute } from './sharing/share-card-route.ts'
import { fileRoutes } from './uploads/file-routes.ts'
import { uploadRoutes } from './uploads/upload-routes.ts'
import { secondFactorRulesRoutes } from './users/second-factor-rules-routes.ts'
import { usersRoutes } from './users/users-routes.ts'
import { xliffRoutes } from './xliff/xliff-routes.ts'

/** Far beyond any crowd of visitors, and within the files that a process may open (deploy/foundation-site.service). */
const maxConnections = 20_000

export interface AppOptions {
  logger?: FastifyServerOptions['logger']
  /** Left out, only the API is served. */
  pages?: Pages
  limits?: Partial<LoadLimits & ReaderLimits>
  presence?: Partial<PresenceTimes>
  /** Left out, its own. */
  contents?: SiteContents
}

export async function buildApp(context: AppContext, options: AppOptions = {}): Promise<FastifyInstance> {
  const { contentTypes } = context
  const { contents, redirects } = options.contents ?? openContents(context)
  const misses = new MissedAddresses(context, { warn: (details, message) => app.log.warn(details, message) })
  const publicCache: PublicCache = {
    cache: new ResponseCache((type) => context.version.current(type)),
    slotOf: cacheSlots(contentTypes, options.pages ?? { keyOf: () => undefined }),
    sessionCookie: sessionCookieName(context.config),
    onMissing: (url) => {
      if (redirects.mayLeadOn(url)) return true
      misses.note(url)
      return false
    },
  }
  const app = Fastify({
    http: { headersTimeout: 4000, connectionsCheckingInterval: 1000 },
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: context.config.trustProxy,
    // Routes that take more say so, by what they ask of their caller: `guardRoutes`.
    bodyLimit: publicBodyLimit,
    // Who still gets through while it stops is served.
    return503OnClosing: false,
    genReqId: newRequestId,
    frameworkErrors: badUrlHandler(context.config.isHttps),
    clientErrorHandler: brokenRequestHandler(context.config.isHttps),
    routerOptions: {
      // An email address has at most 254 characters.
      maxParamLength: 254,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
    },
  })
  app.server.maxConnections = maxConnections
  cutSlowReaders(app.server, { ...defaultReaderLimits, ...options.limits })
  app.decorateRequest('user', null)
  handleErrors(app)
  logRequests(app)
  securityHeaders(app, context.config.isHttps)
  rejectInvalidTargets(app)
  serveCached(app, publicCache)
  shedLoad(app, { ...defaultLimits, ...options.limits })
  limitBodyTime(app)
  keepSettingsCurrent(app, context)
  answerNotModified(app)
  compressStaffAnswers(app)
  acceptJsonOnly(app)
  await app.register(cookie)
  guardOrigin(app, context.config.publicUrl)
  authenticate(app, context)
  const routes = guardRoutes(app)
  healthRoute(app, context)
  authRoutes(app, context)
  linkRoutes(app, context)
  usersRoutes(app, context)
  invitationRoutes(app, context)
  secondFactorRulesRoutes(app, context)
  approvalRulesRoutes(app, context)
  for (const content of contents) contentRoutes(app, content)
  const publishing = new Publishing(context, contents)
  const approvals = new Approvals(context, publishing)
  for (const { definition } of contents) approvalRoutes(app, definition, approvals)
  approvalListRoutes(app, contentTypes, approvals)
  menuRoute(app, contents)
  const openings = new ProgramOpenings(context, contents)
  applicationRoutes(app, context, openings)
  peopleRoutes(app, context)
  operationsRoutes(app, context)
  backupRoutes(app, context)
  keepErasureList(app, context)
  vacuumAfterErasures(app, context)
  await uploadRoutes(app, context)
  fileRoutes(app, context)
  trashRoutes(app, context, contents)
  activityRoutes(app, context, contentTypes, loggedSubjects)
  searchRoutes(app, context, contentTypes, otherSearches(context.database.db))
  siteSearchRoute(app, context, contents)
  shareCardRoute(app, context, contents)
  translationOverviewRoutes(app, context, contentTypes)
  draftListRoute(app, context, contentTypes)
  checkRoutes(app, new CheckReport(context, contentTypes, contentChecks, redirects), redirects)
  presenceRoutes(app, context, contentTypes, options.presence)
  previewRoutes(app, context, contents)
  scheduleRoutes(app, context, contents)
  calendarRoute(app, context, contents)
  releaseRoutes(app, context, publishing)
  xliffRoutes(app, context, contents)
  redirectImportRoute(app, context, contents)
  answeredRedirectRoute(app, redirects)
  firstStepsRoutes(app, context, contents)
  mailServerRoutes(app, context)
  missedAddressRoutes(app, context, { misses, redirects })
  // Before the database is closed.
  app.addHook('preClose', () => misses.write())
  docsRoutes(app, routes, context.config.publicUrl)
  answerUnknownApiPaths(app)
  const parts = { contents, openings, redirects, misses }
  if (options.pages) await servePages(app, context, options.pages, publicCache, parts)
  return app
}
