import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
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
import { type ListAddresses, ListDetail, listAddresses } from '../../../web/list-detail.tsx'
import { load, pageCall } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qId, qText, readQuery } from '../../../web/query.ts'
import { MessageView } from '../components/message-view.tsx'
import { contract, type OutgoingMessage } from '../contract.ts'
import { CHANNELS, type NoticeChannel } from '../rules.ts'
import { noticesText } from '../text/index.ts'

const zQuery = z.object({ address: qText(), channel: qChoice(CHANNELS), after: qCursor, open: qId })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { open, ...view } = readQuery(url, zQuery)
  const query = { ...view, address: view.address || undefined }
  const list = await load(() => pageCall(context)(contract.messages, { query }))
  const message = list.data.find(({ id }) => id === open) ?? null
  return { messages: list.data, next: list.next, view, message }
}
type View = Pick<Awaited<ReturnType<typeof loader>>, 'view'>['view']

const ICONS: Readonly<Record<NoticeChannel, IconName>> = {
  email: 'envelope-simple',
  sms: 'chat-circle-text',
  line: 'line-logo',
  whatsapp: 'whatsapp-logo',
  push: 'device-mobile',
  site: 'bell',
}
const TONES: Readonly<Record<OutgoingMessage['status'], Tone>> = {
  pending: 'notice',
  sent: 'positive',
  failed: 'critical',
}

function Filters({ base, view: { address, channel } }: { base: string; view: View }) {
  const t = useText(noticesText)
  const chip = (one: NoticeChannel | undefined, label: string) => (
    <ChipLink key={label} href={pathWithQuery(base, { address, channel: one })} current={channel === one} size="md">
      {label}
    </ChipLink>
  )
  return (
    <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-3">
      <Form method="get" className="flex flex-wrap items-end gap-2.5" role="search">
        <TextField
          name="address"
          type="search"
          label={t('search')}
          help={t('searchHelp')}
          defaultValue={address}
          prefix={<Icon name="magnifying-glass" />}
          frameClass="flex-1 basis-[10rem]"
          hideLabel
        />
        {channel && <input type="hidden" name="channel" value={channel} />}
        <Button variant="secondary" className="mb-6">
          {t('find')}
        </Button>
      </Form>
      <div className="flex flex-wrap gap-2">
        {chip(undefined, t('all'))}
        {CHANNELS.map((one) => chip(one, t(one)))}
      </div>
    </div>
  )
}

function Row({ message, open, addresses }: { message: OutgoingMessage; open: boolean; addresses: ListAddresses }) {
  const t = useText(noticesText)
  const lang = useLang()
  return (
    <ListRow
      className={cx('px-4', open && 'bg-info-bg')}
      href={addresses.row(message.id)}
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
  const base = `/${useLang()}/Operator/message`
  const { messages, next, view, message } = useLoaderData<typeof loader>()
  const addresses = listAddresses(base, view)
  return (
    <>
      <PageHead title={t('outbox')} note={t('outboxNote')} />
      <Filters base={base} view={view} />
      {messages.some(({ code }) => code) && (
        <div className="mb-4">
          <Callout tone="info">{t('codesNote')}</Callout>
        </div>
      )}
      {messages.length === 0 ? (
        <EmptyState drawing="search" title={t('none')} note={t('noneNote')} />
      ) : (
        <ListDetail detail={message && <MessageView message={message} closeHref={addresses.list} />}>
          <Card pad={0} className="overflow-hidden [&>*:first-child]:border-t-0">
            {messages.map((row) => (
              <Row key={row.id} message={row} open={row.id === message?.id} addresses={addresses} />
            ))}
          </Card>
          {next && <MoreLink href={addresses.after(next)}>{t('more')}</MoreLink>}
        </ListDetail>
      )}
    </>
  )
}
