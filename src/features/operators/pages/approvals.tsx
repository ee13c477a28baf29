import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { submit, unknownIntent } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import type { FormState } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { safeNext } from '../../../web/return-path.ts'
import { ApprovalCard } from '../../approvals/components/approval-card.tsx'
import { approvalsText } from '../../approvals/text/index.ts'
import { contract } from '../contract.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { newKey, viewer } = context.get(pageContext)
  const search = new URL(request.url).searchParams
  const all = search.get('status') === 'all'
  const after = search.get('after')
  const query = { ...(!all && { waiting: '1' as const }), ...(after && { after }) }
  const list = await load(() => pageCall(context)(contract.approvals, { query }))
  return { ...list, all, viewer: viewer.uuid, key: newKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { lang } = args.context.get(pageContext)
  return submit(args, async (form, call, intent) => {
    const input = { params: { id: field(form, 'id') }, idempotencyKey: field(form, 'idempotencyKey') }
    if (intent === 'approve') await call(contract.approve, input)
    else if (intent === 'decline') await call(contract.decline, input)
    else throw unknownIntent()
    return safeNext(field(form, 'next'), `/${lang}/Operator/approval`)
  })
}

/** Everything that waits for a second operator, whatever page it was asked on. */
export default function Approvals() {
  const { data: rows, next, waiting, all, viewer, key } = useLoaderData<typeof loader>()
  const failed = useActionData() as FormState | undefined
  const t = useText(approvalsText)
  const lang = useLang()
  const here = `/${lang}/Operator/approval`
  return (
    <>
      <PageHead title={t('title')} note={waiting > 0 ? t('note', { n: waiting }) : t('none')} />
      <Tabs
        label={t('title')}
        className="mb-4"
        tabs={[
          { href: here, label: t('tabWaiting'), count: waiting, current: !all },
          { href: `${here}?status=all`, label: t('tabAll'), current: all },
        ]}
      />
      {failed?.error && (
        <div className="mb-4">
          <Callout tone="critical" role="alert">
            {failed.error.message}
          </Callout>
        </div>
      )}
      {rows.length === 0 ? (
        <EmptyState drawing="done" title={t('empty')} note={t('emptyNote')} />
      ) : (
        <div className="grid gap-3 lg:grid-cols-2">
          {rows.map((approval) => (
            <ApprovalCard key={approval.id} approval={approval} idempotencyKey={key} viewer={viewer} next={here} />
          ))}
        </div>
      )}
      {next && (
        <MoreLink href={`?${new URLSearchParams({ ...(all && { status: 'all' }), after: next })}`}>
          {t('more')}
        </MoreLink>
      )}
    </>
  )
}
