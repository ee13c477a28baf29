import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field, optional } from '../../../web/form-data.ts'
import { List, ListDetail, listAddresses } from '../../../web/list-detail.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { addressWith } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qId, qText, readQuery } from '../../../web/query.ts'
import { ACCOUNT_ROLES, ACCOUNT_STATUSES } from '../../accounts/rules/status.ts'
import { contract as payouts } from '../../payouts/contract.ts'
import { StatusBadge } from '../components/status-badge.tsx'
import { StatusForm } from '../components/status-form.tsx'
import { UserPanel } from '../components/user-panel.tsx'
import { contract } from '../contract.ts'
import type { StatusAct } from '../rules/account-status.ts'
import { operatorText } from '../text/index.ts'

const zQuery = z.object({
  q: qText(),
  role: qChoice(ACCOUNT_ROLES),
  status: qChoice(ACCOUNT_STATUSES),
  after: qCursor,
  open: qId,
})

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { open, after, ...filters } = readQuery(url, zQuery)
  const call = pageCall(context)
  const { newKey, viewer } = context.get(pageContext)
  return load(async () => {
    const [list, user] = await Promise.all([
      call(contract.users, { query: { ...filters, q: filters.q || undefined, after } }),
      open ? call(contract.user, { params: { id: open } }).then((answer) => answer.data) : null,
    ])
    return { rows: list.data, next: list.next, user, filters, me: viewer.uuid, idempotencyKey: newKey() }
  })
}

export const action = defineActions({
  async contract({ form, call, url }) {
    const id = field(form, 'target')
    const body = { endsOn: optional(form, 'endsOn') ?? null, reason: field(form, 'reason') }
    await call(contract.setContract, { params: { id }, body })
    return addressWith(url, { open: id })
  },
  async manager({ form, call, url }) {
    const id = field(form, 'target')
    const body = { granted: field(form, 'granted') === 'yes', reason: field(form, 'reason') }
    await call(contract.setTalentManager, { params: { id }, body })
    return addressWith(url, { open: id })
  },
  async resetTwoStep({ form, call, url }) {
    const id = field(form, 'target')
    await call(contract.resetTwoStep, { params: { id }, body: { check: field(form, 'check') } })
    return addressWith(url, { open: id })
  },
  async payOut({ form, call, url, idempotencyKey }) {
    const id = field(form, 'target')
    await call(payouts.payOut, { params: { id }, body: { reason: field(form, 'reason') }, idempotencyKey })
    return addressWith(url, { open: id })
  },
  async close({ form, call, url }) {
    const id = field(form, 'target')
    await call(contract.closeAccount, { params: { id }, body: { reason: field(form, 'reason') } })
    return addressWith(url, { open: id })
  },
  async setStatus({ form, call, url }) {
    const id = field(form, 'target')
    await call(contract.setStatus, {
      params: { id },
      body: { act: field(form, 'act') as StatusAct, reason: field(form, 'reason') },
    })
    return addressWith(url, { open: id })
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** The list's filters, as a separate form that works without script. */
function Filters() {
  const { q, role, status } = useLoaderData<typeof loader>().filters
  const t = useText(operatorText)
  return (
    <form
      className="mb-4 grid items-end gap-3 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
      role="search"
    >
      <TextField
        name="q"
        label={t('searchUsers')}
        prefix={<Icon name="magnifying-glass" />}
        size="sm"
        defaultValue={q}
        maxLength={100}
      />
      <Select
        name="role"
        label={t('role')}
        size="sm"
        emptyLabel={t('anyRole')}
        defaultValue={role}
        options={ACCOUNT_ROLES.map((value) => ({ value, label: t(`role_${value}`) }))}
      />
      <Select
        name="status"
        label={t('status')}
        size="sm"
        emptyLabel={t('anyStatus')}
        defaultValue={status}
        options={ACCOUNT_STATUSES.map((value) => ({ value, label: t(`status_${value}`) }))}
      />
      <Button type="submit" variant="secondary">
        {t('search')}
      </Button>
    </form>
  )
}

export default function Users() {
  const { rows, next, user, filters, me, idempotencyKey } = useLoaderData<typeof loader>()
  const t = useText(operatorText)
  const lang = useLang()
  const base = `/${lang}/Operator/user`
  const addresses = listAddresses(base, filters)
  return (
    <>
      <PageHead title={t('users')} note={t('usersNote')} />
      <Filters />
      <ListDetail
        detail={
          user && (
            <UserPanel
              user={user}
              idempotencyKey={idempotencyKey}
              closeHref={addresses.list}
              acts={<StatusForm user={user} own={user.id === me} />}
            />
          )
        }
      >
        <List
          caption={t('users')}
          addresses={addresses}
          open={user?.id}
          rows={rows}
          rowKey={(row) => row.id}
          next={next}
          more={t('more')}
          empty={
            <EmptyState
              drawing="people"
              title={t('noUsers')}
              note={t('noUsersNote')}
              act={
                addresses.list !== base && (
                  <ButtonLink href={base} variant="secondary">
                    {t('clear')}
                  </ButtonLink>
                )
              }
            />
          }
          columns={[
            {
              key: 'picture',
              header: '',
              headerLabel: t('user'),
              cell: (row) => <Avatar name={row.name} size={32} />,
              part: 'lead',
            },
            {
              key: 'name',
              header: t('user'),
              cell: (row) => <span className="font-medium">{row.name}</span>,
              part: 'title',
            },
            {
              key: 'email',
              header: t('email'),
              cell: (row) => (
                <span title={row.email} className="block max-w-[230px] truncate text-ink-2">
                  {row.email}
                </span>
              ),
            },
            {
              key: 'role',
              header: t('role'),
              cell: (row) => (row.talentManager ? t('manager') : t(`role_${row.role}`)),
            },
            {
              key: 'joined',
              header: t('joined'),
              cell: (row) => <span className="nb">{formatDate(lang, row.createdAt)}</span>,
            },
            {
              key: 'status',
              header: t('status'),
              cell: (row) => <StatusBadge status={row.status} />,
              part: 'figure',
            },
          ]}
        />
      </ListDetail>
    </>
  )
}
