import { useLoaderData } from 'react-router'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { Notification } from '../contract.ts'
import { groupOf, type KindGroup, type NoticeKind, type NotificationRole } from '../rules.ts'
import { noticesText } from '../text/index.ts'
import { ChannelList } from './channel-list.tsx'
import type { NotificationData } from './notification-flow.ts'
import { PreferenceTable } from './preference-table.tsx'

const ICONS: Readonly<Record<KindGroup, IconName>> = {
  jobs: 'briefcase',
  money: 'wallet',
  campaigns: 'megaphone-simple',
  credits: 'coins',
  channels: 'broadcast',
  partners: 'users',
  security: 'shield-check',
  marketing: 'gift',
}

/** A link that marks the message as read and redirects to its page. */
const readHref = (page: string, lang: string, { opened, href }: Notification): string =>
  pathWithQuery(page, { read: opened, next: href && `/${lang}${href}` })

function MessageRow({ message, page }: { message: Notification; page: string }) {
  const t = useText(noticesText)
  const lang = useLang()
  return (
    <ListRow
      {...(!message.openedAt
        ? { href: readHref(page, lang, message) }
        : message.href && { href: `/${lang}${message.href}` })}
      lead={
        <RowDisc tone={message.openedAt ? 'plain' : 'leaf'}>
          <Icon name={ICONS[groupOf(message.kind as NoticeKind)]} />
        </RowDisc>
      }
      above={
        <>
          {formatDateTime(lang, message.createdAt)}
          {!message.openedAt && <Badge tone="social">{t('new')}</Badge>}
        </>
      }
      title={message.subject}
      note={<span className="whitespace-pre-line">{message.body}</span>}
    />
  )
}

function MessageList({ data }: { data: NotificationData }) {
  const t = useText(noticesText)
  if (data.messages.length === 0) return <EmptyState drawing="done" title={t('emptyTitle')} note={t('emptyNote')} />
  return (
    <>
      {data.unread > 0 && (
        <ActionForm intent="openAll" className="mb-3 flex justify-end">
          <SubmitButton variant="text" size="sm" icon={<Icon name="check" />} busyLabel={t('markAll')}>
            {t('markAll')}
          </SubmitButton>
        </ActionForm>
      )}
      <Card pad={0} className="px-4 [&>*:first-child]:border-t-0 lg:px-5">
        {data.messages.map((message) => (
          <MessageRow key={message.id} message={message} page={data.page} />
        ))}
      </Card>
      {data.next && <MoreLink href={pathWithQuery(data.page, { after: data.next })}>{t('more')}</MoreLink>}
    </>
  )
}

/** A person's messages and notification settings. */
export function NotificationPage({ role }: { role: NotificationRole }) {
  const t = useText(noticesText)
  const data = useLoaderData<NotificationData>()
  const { page, settings, unread } = data
  return (
    <div className="max-w-[820px]">
      <PageHead title={t('title')} note={unread > 0 ? t('unread', { n: unread }) : t('allRead')} />
      <Tabs
        label={t('title')}
        className="mb-5"
        tabs={[
          { href: page, label: t('list'), current: settings === null, ...(unread > 0 && { count: unread }) },
          { href: `${page}?tab=settings`, label: t('settings'), current: settings !== null },
        ]}
      />
      {data.saved && (
        <div className="mb-4">
          <Callout tone="positive">{t('saved')}</Callout>
        </div>
      )}
      {settings ? (
        <>
          <ChannelList role={role} facts={settings.facts} />
          <PreferenceTable role={role} settings={settings} />
        </>
      ) : (
        <MessageList data={data} />
      )}
    </div>
  )
}
