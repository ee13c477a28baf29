import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CONSENT_CATEGORIES, TRACKERS } from '../core/trackers.ts'
import type { AppConfig } from '../platform/context.ts'
import { safeNext } from '../web/return-path.ts'
import type { App } from './dispatch.ts'
import { checkSameOrigin } from './http.ts'

const FORM = 'application/x-www-form-urlencoded'
/** One year, as specified for the consent cookie. */
const YEAR = 31_536_000
/** A notice is shown for days, not months. */
const NOTICE_LIFE = 30 * 86_400

/** The categories agreed to: necessary is always included; `accept` includes all, `save` the selected ones. */
function consentOf(form: URLSearchParams): string {
  const choice = form.get('choice')
  const agreed = CONSENT_CATEGORIES.filter(
    (name) => name === 'necessary' || choice === 'accept' || (choice === 'save' && form.get(name) === 'on'),
  )
  return agreed.join(' ')
}

/**
 * Removes cookies of analytics services without consent. These services set cookies on the widest possible domain, so
 * each cookie is removed from every parent domain.
 */
function removeAnalyticsCookies(
  config: AppConfig,
  request: FastifyRequest,
  reply: FastifyReply,
  consent: readonly string[],
): void {
  const refused = Object.values(TRACKERS).filter(({ category }) => !consent.includes(category))
  const names = Object.keys(request.cookies).filter((name) => refused.some(({ cookies }) => cookies.test(name)))
  const labels = new URL(config.origin).hostname.split('.')
  const domains = labels.slice(0, -1).map((_, n) => labels.slice(n).join('.'))
  for (const name of names)
    for (const domain of [undefined, ...domains]) reply.clearCookie(name, { path: '/', ...(domain && { domain }) })
}

/** Visitor settings that need no account: cookie consent, the closed notice and the color theme. Plain form posts. */
export function registerPreferences(http: FastifyInstance, app: App): void {
  http.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(body as string)),
    )
    const body = async () => ({ limits: { [FORM]: 10_000 }, otherType: 'unsupported_media_type' }) as const
    scope.post('/:lang/preferences', { config: { body } }, (request: FastifyRequest, reply: FastifyReply) => {
      checkSameOrigin(request, app.config, false)
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const cookie = { path: '/', maxAge: YEAR, sameSite: 'lax', secure: app.config.secure } as const
      if (form.has('choice')) {
        const consent = consentOf(form)
        reply.setCookie('cookieConsent', consent, cookie)
        removeAnalyticsCookies(app.config, request, reply, consent.split(' '))
      }
      const notice = form.get('notice')
      if (notice && /^[0-9a-f]{12}$/.test(notice))
        reply.setCookie('noticeSeen', notice, { ...cookie, maxAge: NOTICE_LIFE })
      const theme = form.get('theme')
      if (theme === 'light' || theme === 'dark') reply.setCookie('theme', theme, cookie)
      return reply.redirect(safeNext(form.get('back'), '/th'), 303)
    })
  })
}
