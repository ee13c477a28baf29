import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { cx } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { MessageView } from '../components/message-view.tsx'
import { contract, type OutgoingMessage } from '../contract.ts'
import { CHANNELS, type NoticeChannel } from '../rules.ts'
import { noticesText } from '../text/index.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { lang } = context.get(pageContext)
  const query = new URL(request.url).searchParams
  const address = query.get('address')?.trim() ?? ''
  const channel = CHANNELS.find((name) => name === query.get('channel')) ?? null
  const after = query.get('after')
  const list = await load(() =>
    pageCall(context)(contract.messages, {
      query: { ...(address && { address }), ...(channel && { channel }), ...(after && { after }) },
    }),
  )
  const asked = query.get('message')
  const chosen = list.data.find((message) => message.id === asked) ?? list.data[0] ?? null
  const page = `/${lang}/Operator/message`
  return { page, messages: list.data, next: list.next, address, channel, after, chosen, opened: asked !== null }
}
type Data = Awaited<ReturnType<typeof loader>>

/** The page's address with some of its query changed. */
function hrefOf(data: Data, change: Record<string, string | null>): string {
  const now = { address: data.address, channel: data.channel, after: data.after, ...change }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(now)) if (value) query.set(name, value)
  const text = query.toString()
  return text ? `${data.page}?${text}` : data.page
}

const ICONS: Readonly<Record<NoticeChannel, IconName>> = {
  email: 'envelope-simple',
  sms: 'chat-circle-text',
  line: 'line-logo',
  whatsapp: 'whatsapp-logo',
  site: 'bell',
}
const TONES: Readonly<Record<OutgoingMessage['status'], Tone>> = {
  pending: 'notice',
  sent: 'positive',
  failed: 'critical',
}

function Filters({ data }: { data: Data }) {
  const t = useText(noticesText)
  const chip = (channel: NoticeChannel | null, label: string) => (
    <ChipLink key={label} href={hrefOf(data, { channel, after: null })} current={data.channel === channel} size="md">
      {label}
    </ChipLink>
  )
  return (
    <div className="mb-4 grid gap-3">
      <Form method="get" className="flex items-end gap-2.5" role="search">
        <TextField
          name="address"
          type="search"
          label={t('search')}
          help={t('searchHelp')}
          defaultValue={data.address}
          prefix={<Icon name="magnifying-glass" />}
          frameClass="flex-1"
          hideLabel
        />
        {data.channel && <input type="hidden" name="channel" value={data.channel} />}
        <Button variant="secondary" className="mb-6">
          {t('find')}
        </Button>
      </Form>
      <div className="flex flex-wrap gap-2">
        {chip(null, t('all'))}
        {CHANNELS.map((channel) => chip(channel, t(channel)))}
      </div>
    </div>
  )
}

function Row({ data, message }: { data: Data; message: OutgoingMessage }) {
  const t = useText(noticesText)
  const lang = useLang()
  const current = data.chosen?.id === message.id
  return (
    <ListRow
      className={cx('px-4', current && 'bg-info-bg')}
      href={hrefOf(data, { message: message.id })}
      lead={
        <RowDisc>
          <Icon name={ICONS[message.channel]} label={t(message.channel)} />
        </RowDisc>
      }
      above={
        <>
          {formatDateTime(lang, message.createdAt)}
          <Badge tone={TONES[message.status]}>{t(`status_${message.status}`)}</Badge>
          {message.attempts > 1 && t('attempts', { n: message.attempts })}
        </>
      }
      title={message.subject}
      note={
        <>
          {t('to', { address: message.address })}
          {message.openedAt && ` · ${t('opened', { time: formatDateTime(lang, message.openedAt) })}`}
          {message.possibleDuplicate && <span className="block text-notice">{t('possibleDuplicate')}</span>}
          {message.error && <span className="block text-critical">{message.error}</span>}
        </>
      }
      {...(message.code && { end: <strong className="text-lg">{message.code}</strong> })}
    />
  )
}

/** The local mailbox and phone: every outgoing message with its code. */
export default function Messages() {
  const t = useText(noticesText)
  const data = useLoaderData<typeof loader>()
  const { messages, chosen } = data
  return (
    <>
      <PageHead title={t('outbox')} note={t('outboxNote')} />
      <Filters data={data} />
      {messages.some((message) => message.code) && (
        <div className="mb-4">
          <Callout tone="info">{t('codesNote')}</Callout>
        </div>
      )}
      {messages.length === 0 ? (
        <EmptyState drawing="search" title={t('none')} note={t('noneNote')} />
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_360px]">
          {chosen && (
            <aside
              aria-label={t('choose')}
              className={cx('lg:sticky lg:top-4 lg:order-2', !data.opened && 'hidden lg:block')}
            >
              <MessageView message={chosen} />
            </aside>
          )}
          <div>
            <Card pad={0} className="overflow-hidden [&>*:first-child]:border-t-0">
              {messages.map((message) => (
                <Row key={message.id} data={data} message={message} />
              ))}
            </Card>
            {data.next && <MoreLink href={hrefOf(data, { after: data.next })}>{t('more')}</MoreLink>}
          </div>
        </div>
      )}
    </>
  )
}
