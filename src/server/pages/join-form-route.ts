import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../shared/app-error.ts'
import { pathInLanguage } from '../../shared/language-path.ts'
import { type Language, languages } from '../../shared/languages.ts'
import type { FloodGuard } from '../applications/flood-guard.ts'
import { type SubmitContext, submitApplication } from '../applications/submit-application.ts'
import { sendHtml } from './page-routes.ts'
import type { DrawPage } from './rendering/draw-page.ts'
import { pagePolicy } from './rendering/html-document.ts'
import type { JoinOutcome } from './rendering/render-page.ts'
import type { SiteAssets } from './rendering/site-assets.ts'

/** The Join page's form without JavaScript: posted to the page itself, answered with success or the filled-in form. */
export function joinFormRoute(
  app: FastifyInstance,
  context: SubmitContext,
  draw: DrawPage,
  assets: SiteAssets,
): void {
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(body.toString())))
      },
    )
    for (const { code } of languages) {
      const path = pathInLanguage('/join', code)
      scope.post<{ Body: Record<string, string> }>(path, async (request, reply) => {
        const form = { values: request.body ?? {}, language: code, ip: request.ip }
        const { outcome, status } = await submit(context, form, scope.applicationFlood)
        const page = await draw(path, outcome)
        return sendHtml(reply.code(status), page, { policy: pagePolicy(assets), isCacheable: false })
      })
    }
  })
}

interface PostedForm {
  values: Record<string, string>
  /** Of the page that holds the form. */
  language: Language
  ip: string
}

async function submit(
  context: SubmitContext,
  { values, language, ip }: PostedForm,
  flood: FloodGuard,
): Promise<{ outcome: JoinOutcome; status: number }> {
  try {
    flood.count(ip)
    const body = { ...values, language }
    await submitApplication(context, { body, ip, idempotencyKey: formKey(values) })
    return { outcome: { isSent: true, message: '', values: {}, issues: [] }, status: 200 }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return {
      outcome: { isSent: false, message: error.message, values, issues: error.issues },
      status: error.status,
    }
  }
}

/**
 * The page is the same for everybody, since it is cached, so its form cannot carry a key of its own. What was typed
 * stands for it: a second click, or a reload of the answer, stores nothing twice.
 */
function formKey(values: Record<string, string>): string {
  return `form ${hash('sha256', JSON.stringify(values))}`
}
