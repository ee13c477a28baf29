import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { qCursor, readQuery } from '../../../web/query.ts'
import { ReviewCard } from '../components/review-section.tsx'
import { contract } from '../contract.ts'
import { reviewsText } from '../text/index.ts'

const zQuery = z.object({ after: qCursor })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const server = context.get(pageContext)
  const query = readQuery(url, zQuery)
  const { data, next } = await load(() => pageCall(context)(contract.reported, { query }))
  return { rows: data.map((review) => ({ review, key: server.newKey() })), next }
}

const decide =
  (hide: boolean) =>
  async ({ call, form, path, idempotencyKey }: ActionInput) => {
    const params = { id: field(form, 'target') }
    await call(contract.decide, { params, body: { hide, why: field(form, 'why') }, idempotencyKey })
    return path
  }

export const action = defineActions({ hide: decide(true), keep: decide(false) })
export { clientAction } from '../../../web/client-action.ts'

/** Reported reviews; an operator hides them or leaves them published. */
export default function OperatorReviews() {
  const lang = useLang()
  const t = useText(reviewsText)
  const { rows, next } = useLoaderData<typeof loader>()
  return (
    <div className="max-w-[680px]">
      <PageHead title={t('operatorTitle')} />
      {rows.length === 0 && <EmptyState drawing="done" title={t('noneReported')} note={t('noneReportedNote')} />}
      <ul className="grid gap-8">
        {rows.map(({ review, key }) => (
          <li key={review.id} className="grid gap-3">
            <ReviewCard review={review} title={t('about', { author: review.author, subject: review.subject })} />
            <p className="text-sm">
              {t('reported', { reason: review.reason })}
              <span className="block text-xs text-ink-2">{formatDateTime(lang, review.reportedAt)}</span>
            </p>
            <ActionForm intent={['hide', 'keep']} target={review.id} idempotencyKey={key} className="grid gap-3">
              {(named) => (
                <>
                  <TextArea {...named('why')} label={t('why')} minLength={3} maxLength={500} rows={2} required />
                  <div className="flex flex-wrap gap-2.5">
                    <SubmitButton intent="hide" variant="danger">
                      {t('hide')}
                    </SubmitButton>
                    <SubmitButton intent="keep" variant="secondary">
                      {t('keep')}
                    </SubmitButton>
                  </div>
                </>
              )}
            </ActionForm>
          </li>
        ))}
      </ul>
      {next && (
        <p className="mt-6">
          <ButtonLink href={`/${lang}/Operator/review?after=${encodeURIComponent(next)}`} variant="secondary">
            {t('moreReported')}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
