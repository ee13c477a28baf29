import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
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
import { submit } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { refusalOf } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { FormProblem } from '../../accounts/components/form-problem.tsx'
import { KindTabs } from '../../content/components/editor/kind-tabs.tsx'
import { contract as content } from '../../content/contract.ts'
import { inboxHref, readInboxView } from '../components/inbox-address.ts'
import { MessagePanel, StatusBadge, useTopic } from '../components/message-panel.tsx'
import { contract, type Message } from '../contract.ts'
import { FORMS, MESSAGE_STATUSES, type MessageStatus } from '../rules/message.ts'
import { contactText } from '../text/index.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { lang } = context.get(pageContext)
  const view = readInboxView(new URL(request.url).searchParams)
  const { status, form, after } = view
  const call = pageCall(context)
  const [list, counts] = await load(() =>
    Promise.all([
      call(contract.inbox, {
        query: { ...(status !== 'all' && { status }), ...(form && { form }), ...(after && { after }) },
      }),
      call(content.counts),
    ]),
  )
  const chosen = list.data.find(({ id }) => id === view.message) ?? list.data[0] ?? null
  return {
    ...list,
    base: `/${lang}/Operator/content/contact`,
    view,
    chosen,
    opened: view.message !== '',
    counts: counts.data,
  }
}

export function action(args: ActionFunctionArgs) {
  return submit(args, async (form, call) => {
    const status = field(form, 'status') as MessageStatus
    await call(contract.handle, { params: { id: field(form, 'id') }, body: { status, note: field(form, 'note') } })
    const url = new URL(args.request.url)
    url.searchParams.delete('message')
    return url.pathname.replace(/\.data$/, '') + url.search
  })
}

type Data = Awaited<ReturnType<typeof loader>>

function Row({ data, message }: { data: Data; message: Message }) {
  const t = useText(contactText)
  const lang = useLang()
  const topic = useTopic()
  return (
    <ListRow
      className={cx('px-4', data.chosen?.id === message.id && 'bg-info-bg')}
      href={inboxHref(data.base, data.view, { message: message.id })}
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

function Filters({ data }: { data: Data }) {
  const t = useText(contactText)
  const href = (change: Parameters<typeof inboxHref>[2]) =>
    inboxHref(data.base, data.view, { ...change, after: '', message: '' })
  return (
    <>
      <Tabs
        className="mb-4"
        label={t('filter')}
        tabs={[...MESSAGE_STATUSES, 'all' as const].map((status) => ({
          href: href({ status }),
          label: status === 'all' ? t('all') : t(`status_${status}`),
          current: data.view.status === status,
          ...(status === 'new' && { count: data.waiting }),
        }))}
      />
      <div className="mb-4 flex flex-wrap gap-2">
        {(['', ...FORMS] as const).map((form) => (
          <ChipLink key={form} href={href({ form })} current={data.view.form === form}>
            {form ? t(`form_${form}`) : t('all')}
          </ChipLink>
        ))}
      </div>
    </>
  )
}

/** What visitors wrote: unanswered first, one message open beside the list. */
export default function OperatorInbox() {
  const t = useText(contactText)
  const data = useLoaderData<typeof loader>()
  const state = refusalOf(useActionData())
  const { chosen } = data
  return (
    <>
      <PageHead title={t('inbox')} note={t('inboxNote', { n: data.waiting })} />
      <KindTabs counts={data.counts} messages={data.waiting} current="contact" />
      <FormProblem state={state} names={{ note: t('note') }} />
      <Filters data={data} />
      {data.data.length === 0 ? (
        <EmptyState drawing="done" title={t('noMessages')} note={t('noMessagesNote')} />
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_380px]">
          {chosen && (
            <aside
              aria-label={t('chosen')}
              className={cx('lg:sticky lg:top-4 lg:order-2', !data.opened && 'hidden lg:block')}
            >
              <MessagePanel message={chosen} />
            </aside>
          )}
          <div>
            <Card pad={0} className="overflow-hidden [&>*:first-child]:border-t-0">
              {data.data.map((message) => (
                <Row key={message.id} data={data} message={message} />
              ))}
            </Card>
            {data.next && <MoreLink href={inboxHref(data.base, data.view, { after: data.next })}>{t('more')}</MoreLink>}
          </div>
        </div>
      )}
    </>
  )
}
