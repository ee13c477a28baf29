import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { type FormState, field, submit } from '../../../core/forms.ts'
import { load, pageCall, pageContext } from '../../../core/page.ts'
import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { Select } from '../../../ui/select.tsx'
import { SideBySide } from '../../../ui/side-by-side.tsx'
import { Table } from '../../../ui/table.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { readId } from '../components/ledger-address.ts'
import { StatusBadge } from '../components/status-badge.tsx'
import { StatusForm } from '../components/status-form.tsx'
import { UserPanel } from '../components/user-panel.tsx'
import { ACCOUNT_STATUSES, contract, ROLES, type User } from '../contract.ts'
import { operatorText } from '../text/index.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const q = (query.get('q') ?? '').trim().slice(0, 100)
  const role = ROLES.find((known) => known === query.get('role'))
  const status = ACCOUNT_STATUSES.find((known) => known === query.get('status'))
  const after = query.get('after') ?? undefined
  const open = readId(query.get('open'))
  const call = pageCall(context)
  return load(async () => {
    const [list, user] = await Promise.all([
      call(contract.users, {
        query: { ...(q && { q }), ...(role && { role }), ...(status && { status }), ...(after && { after }) },
      }),
      open ? call(contract.user, { params: { id: open } }).then((answer) => answer.data) : null,
    ])
    return {
      rows: list.data,
      next: list.next,
      user,
      q,
      role: role ?? '',
      status: status ?? '',
      me: context.get(pageContext).viewer.uuid,
    }
  })
}

export async function action(args: ActionFunctionArgs) {
  const { lang } = args.context.get(pageContext)
  return submit(args, async (form, call) => {
    const id = field(form, 'id')
    await call(contract.setStatus, {
      params: { id },
      body: { act: field(form, 'act') as User['acts'][number], reason: field(form, 'reason') },
    })
    return `/${lang}/Operator/user?open=${id}`
  })
}

/** What the list is narrowed down to; it works as a form of its own, without script. */
function Filters() {
  const { q, role, status } = useLoaderData<typeof loader>()
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
        options={ROLES.map((value) => ({ value, label: t(`role_${value}`) }))}
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
  const { rows, next, user, q, role, status, me } = useLoaderData<typeof loader>()
  const state = useActionData() as FormState | undefined
  const t = useText(operatorText)
  const lang = useLang()
  const base = `/${lang}/Operator/user`
  const address = (more: Record<string, string>): string => {
    const query = new URLSearchParams({ ...(q && { q }), ...(role && { role }), ...(status && { status }), ...more })
    return query.size > 0 ? `${base}?${query}` : base
  }
  const filtered = q !== '' || role !== '' || status !== ''
  return (
    <>
      <PageHead title={t('users')} note={t('usersNote')} />
      <Filters />
      <SideBySide
        inspector={
          user && (
            <UserPanel
              user={user}
              closeHref={address({})}
              acts={<StatusForm user={user} state={state} own={user.id === me} />}
            />
          )
        }
      >
        {rows.length === 0 ? (
          <EmptyState
            drawing="people"
            title={t('noUsers')}
            note={t('noUsersNote')}
            act={
              filtered && (
                <ButtonLink href={base} variant="secondary">
                  {t('clear')}
                </ButtonLink>
              )
            }
          />
        ) : (
          <Table
            caption={t('users')}
            rows={rows}
            rowKey={(row) => row.id}
            rowLook={(row) => ({ href: address({ open: row.id }), current: row.id === user?.id })}
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
        )}
        {next && <MoreLink href={address({ after: next })}>{t('more')}</MoreLink>}
      </SideBySide>
    </>
  )
}
