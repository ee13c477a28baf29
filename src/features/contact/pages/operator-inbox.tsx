import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { cx } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { type ListAddresses, ListDetail, listAddresses } from '../../../web/list-detail.tsx'
import { load, pageCall } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qId, readQuery } from '../../../web/query.ts'
import { KindTabs } from '../../content/components/editor/kind-tabs.tsx'
import { contract as content } from '../../content/contract.ts'
import { MessagePanel, StatusBadge, useTopic } from '../components/message-panel.tsx'
import { contract, type Message } from '../contract.ts'
import { FORMS, type FormName, MESSAGE_STATUSES, type MessageStatus } from '../rules/message.ts'
import { contactText } from '../text/index.ts'

const zQuery = z.object({
  /** New messages by default. */
  status: qChoice([...MESSAGE_STATUSES, 'all'], 'new'),
  form: qChoice(FORMS),
  after: qCursor,
  open: qId,
})

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { open, ...view } = readQuery(url, zQuery)
  const call = pageCall(context)
  const [list, counts] = await load(() =>
    Promise.all([
      call(contract.inbox, { query: { ...view, status: view.status === 'all' ? undefined : view.status } }),
      call(content.counts),
    ]),
  )
  return { ...list, view, message: list.data.find(({ id }) => id === open) ?? null, counts: counts.data }
}

interface View {
  status: MessageStatus | 'all'
  form?: FormName | undefined
  after?: string | undefined
}
const inView = ({ status, form, after }: View) => ({ status: status === 'new' ? undefined : status, form, after })

export const action = defineActions({
  async handle({ form, call, path, url }) {
    const body = { status: field(form, 'status') as MessageStatus, note: field(form, 'note') }
    await call(contract.handle, { params: { id: field(form, 'target') }, body })
    return pathWithQuery(path, inView(readQuery(url, zQuery)))
  },
})
export { clientAction } from '../../../web/client-action.ts'

function Row({ message, open, addresses }: { message: Message; open: boolean; addresses: ListAddresses }) {
  const t = useText(contactText)
  const lang = useLang()
  const topic = useTopic()
  return (
    <ListRow
      className={cx('px-4', open && 'bg-info-bg')}
      href={addresses.row(message.id)}
      lead={
        <RowDisc>
          <Icon name={message.form === 'contact' ? 'envelope-simple' : 'handshake'} label={t(`form_${message.form}`)} />
        </RowDisc>
      }
      above={
        <>
          {formatDateTime(lang, message.createdAt)} <StatusBadge status={message.status} />
        </>
      }
      title={`${message.name} · ${topic(message.topic)}`}
      note={<span className="line-clamp-2">{message.message}</span>}
    />
  )
}

function Filters({ base, view, waiting }: { base: string; view: View; waiting: number }) {
  const t = useText(contactText)
  const href = (change: Partial<View>) => pathWithQuery(base, inView({ ...view, ...change, after: undefined }))
  return (
    <>
      <Tabs
        className="mb-4"
        label={t('filter')}
        tabs={[...MESSAGE_STATUSES, 'all' as const].map((status) => ({
          href: href({ status }),
          label: status === 'all' ? t('all') : t(`status_${status}`),
          current: view.status === status,
          ...(status === 'new' && { count: waiting }),
        }))}
      />
      <div className="mb-4 flex flex-wrap gap-2">
        {[undefined, ...FORMS].map((form) => (
          <ChipLink key={form ?? ''} href={href({ form })} current={view.form === form}>
            {form ? t(`form_${form}`) : t('all')}
          </ChipLink>
        ))}
      </div>
    </>
  )
}

/** Messages from visitors, with the open one next to the list. */
export default function OperatorInbox() {
  const t = useText(contactText)
  const base = `/${useLang()}/Operator/content/contact`
  const { data: rows, next, waiting, view, message, counts } = useLoaderData<typeof loader>()
  const addresses = listAddresses(base, inView(view))
  return (
    <>
      <PageHead title={t('inbox')} note={t('inboxNote', { n: waiting })} />
      <KindTabs counts={counts} messages={waiting} current="contact" />
      <Filters base={base} view={view} waiting={waiting} />
      {rows.length === 0 ? (
        <EmptyState drawing="done" title={t('noMessages')} note={t('noMessagesNote')} />
      ) : (
        <ListDetail detail={message && <MessagePanel message={message} closeHref={addresses.list} />}>
          <Card pad={0} className="overflow-hidden [&>*:first-child]:border-t-0">
            {rows.map((row) => (
              <Row key={row.id} message={row} open={row.id === message?.id} addresses={addresses} />
            ))}
          </Card>
          {next && <MoreLink href={addresses.after(next)}>{t('more')}</MoreLink>}
        </ListDetail>
      )}
    </>
  )
}
