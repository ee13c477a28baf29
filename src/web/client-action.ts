import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router'
import { translator } from '../i18n/messages.ts'
import { dropSubmitted } from './form-draft.ts'
import { enteredIn, type FormState, refusalOf } from './form-state.ts'
import { webText } from './text/index.ts'

/** Error codes of a submit that may not have reached the server, or whose response was lost. */
export const CONNECTION_ERRORS = ['offline', 'no_answer'] as const

const isLogin = (response: Response): boolean => /\/login(\?|$)/.test(response.headers.get('location') ?? '')

/**
 * The state after a lost submit. Whether the server processed it is unknown, so the form keeps its values and can be
 * sent again.
 */
async function unanswered(form: FormData): Promise<FormState> {
  const t = translator(await webText.load(document.documentElement.lang === 'en' ? 'en' : 'th'))
  const offline = !navigator.onLine
  const message = offline ? t('offline') : form.has('idempotencyKey') ? t('noAnswerOnce') : t('noAnswer')
  const intent = form.get('intent')
  return {
    error: { code: offline ? 'offline' : 'no_answer', status: 503, message },
    fields: {},
    values: enteredIn(form),
    intent: typeof intent === 'string' ? intent : '',
  }
}

/**
 * Every page with an action exports this, so that a failed submit keeps the entered values. A rejected submit keeps its
 * error status, because React Router does not reload the page's data after one.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  try {
    const answer = await serverAction()
    const refusal = refusalOf(answer)
    if (refusal?.error) return data(answer, { status: refusal.error.status })
    dropSubmitted()
    return answer
  } catch (thrown) {
    if (thrown instanceof Response) {
      // The session has expired: the draft is restored after the login.
      if (!isLogin(thrown)) dropSubmitted()
      throw thrown
    }
    if (isRouteErrorResponse(thrown) && thrown.status < 500) throw thrown
    return data(await unanswered(form), { status: 503 })
  }
}
