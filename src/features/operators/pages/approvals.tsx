import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { z } from 'zod'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ErrorNote } from '../../../ui/callout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { refusalOf } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, readQuery } from '../../../web/query.ts'
import { safeNext } from '../../../web/return-path.ts'
import { ApprovalCard } from '../../approvals/components/approval-card.tsx'
import { readApprover } from '../../approvals/components/read-approver.ts'
import type { Approval } from '../../approvals/shapes.ts'
import { approvalsText } from '../../approvals/text/index.ts'
import { contract } from '../contract.ts'

const zQuery = z.object({ status: qChoice(['all']), after: qCursor })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { newKey } = context.get(pageContext)
  const { status, after } = readQuery(url, zQuery)
  const query = { ...(!status && { waiting: '1' as const }), after }
  const [list, viewer] = await load(() =>
    Promise.all([pageCall(context)(contract.approvals, { query }), readApprover(context)]),
  )
  return { ...list, status, viewer, key: newKey() }
}

const given = ({ form, idempotencyKey }: ActionInput) => ({ params: { id: field(form, 'target') }, idempotencyKey })
const back = ({ form, path }: ActionInput): string => safeNext(field(form, 'next'), path)

export const action = defineActions({
  async approve(a) {
    await a.call(contract.approve, { ...given(a), body: { code: field(a.form, 'code') } })
    return back(a)
  },
  async decline(a) {
    await a.call(contract.decline, { ...given(a), body: { reason: field(a.form, 'reason') } })
    return back(a)
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** Every action that needs a second operator, whichever page it was requested on. */
export default function Approvals() {
  const { data: rows, next, waiting, status, viewer, key } = useLoaderData<typeof loader>()
  const failed = refusalOf(useActionData())
  const isWaiting = ({ id, status }: Approval) => id === failed?.values.target && status === 'waiting'
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
          { href: here, label: t('tabWaiting'), count: waiting, current: !status },
          { href: `${here}?status=all`, label: t('tabAll'), current: status === 'all' },
        ]}
      />
      {failed && !rows.some(isWaiting) && <ErrorNote>{failed.error.message}</ErrorNote>}
      {rows.length === 0 ? (
        <EmptyState drawing="done" title={t('empty')} note={t('emptyNote')} />
      ) : (
        <div className="grid gap-3 lg:grid-cols-2">
          {rows.map((approval) => (
            <ApprovalCard
              key={approval.id}
              approval={approval}
              idempotencyKey={key}
              viewer={viewer}
              // A form that was refused on another page returns to that page.
              next={safeNext((isWaiting(approval) && failed?.values.next) || here, here)}
            />
          ))}
        </div>
      )}
      {next && <MoreLink href={pathWithQuery(here, { status, after: next })}>{t('more')}</MoreLink>}
    </>
  )
}
