import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { formatCompact, formatDate, formatNumber, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { CheckList } from '../../../ui/check-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { submit } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import type { FormState } from '../../../web/form-state.ts'
import { load, pageCall } from '../../../web/page.ts'
import { ChannelBadge } from '../components/channel-badge.tsx'
import { useCheckItems } from '../components/qualification-words.ts'
import { CHANNEL_STATUSES, type Channel, contract } from '../contract.ts'
import { PATTERNS } from '../rules/patterns.ts'
import { operatorActs } from '../rules/status.ts'
import { channelQueueText, channelsText } from '../text/index.ts'

const TABS = [
  'waiting_approve',
  'appealed',
  'active',
  'allowed',
  'rejected',
  'disconnected',
  'suspended',
  'blacklist',
  'not_found',
] as const

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const q = query.get('q') ?? ''
  const tab = TABS.find((name) => name === query.get('status')) ?? 'waiting_approve'
  const after = query.get('after')
  const status = CHANNEL_STATUSES.find((name) => name === tab)
  const found = await load(() =>
    pageCall(context)(contract.queue, {
      query: {
        ...(status ? { status } : { status: 'rejected', appealed: 'true' }),
        ...(q && { q }),
        ...(after && { after }),
        limit: 20,
      } as never,
    }),
  )
  return { rows: found.data, next: found.next, counts: found.counts, tab, q }
}

export const action = (args: ActionFunctionArgs) =>
  submit(args, async (form, call, intent) => {
    const params = { id: field(form, 'channelId') }
    const body = { reason: field(form, 'reason') }
    if (intent === 'approve') await call(contract.approve, { params })
    else if (intent === 'reactivate') await call(contract.reactivate, { params })
    else if (intent === 'suspend') await call(contract.suspend, { params, body })
    else if (intent === 'ban') await call(contract.ban, { params, body })
    else await call(contract.reject, { params, body })
    return args.request.url.replace(/^https?:\/\/[^/]+/, '').replace(/\.data(\?|$)/, '$1')
  })

type Entry = Channel & { owner: { id: string; name: string; handle: string } }

function ActForm({ channel, failed }: { channel: Entry; failed: FormState | undefined }) {
  const t = useText(channelQueueText)
  const acts = operatorActs(channel.status)
  const refusals = acts.filter((act) => act !== 'approve' && act !== 'reactivate')
  const forward = acts.find((act) => act === 'approve' || act === 'reactivate')
  const passed = channel.qualification?.code === 'qualified'
  if (acts.length === 0) return null
  return (
    <Form method="post" className="grid content-start gap-3">
      <input type="hidden" name="channelId" value={channel.id} />
      {failed && (
        <Callout tone="critical" role="alert" title={t('failed')}>
          {failed.error.message}
        </Callout>
      )}
      {forward && (
        <Button name="intent" value={forward} wide>
          {forward === 'reactivate' ? t('reactivate') : passed ? t('approve') : t('letIn')}
        </Button>
      )}
      {refusals.length > 0 && (
        <>
          <TextArea
            name="reason"
            id={`reason-${channel.id}`}
            label={t('reason')}
            help={t('reasonHelp')}
            rows={3}
            maxLength={500}
            defaultValue={failed?.values.reason}
            error={failed?.fields.reason}
          />
          {refusals.map((act) => (
            <Button key={act} name="intent" value={act} variant="danger" wide>
              {t(act)}
            </Button>
          ))}
        </>
      )}
    </Form>
  )
}

function Figures({ channel }: { channel: Entry }) {
  const t = useText(channelQueueText)
  const c = useText(channelsText)
  const items = useCheckItems()
  const rows = [
    { label: t('followers'), value: channel.followers === null ? '-' : formatNumber(channel.followers) },
    { label: t('er'), value: channel.engagementBps === null ? '-' : formatPercent(channel.engagementBps) },
    { label: t('posts'), value: channel.posts90d ?? '-' },
    { label: t('trust'), value: channel.score ?? '-' },
    { label: t('proof'), value: t(`proof_${channel.proof}`) },
  ]
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <div>
        <KeyValues dense rows={rows} />
        <a
          href={channel.url}
          target="_blank"
          rel="noopener noreferrer"
          className="hit mt-3 inline-flex items-center gap-1.5 text-sm font-semibold text-action-text"
        >
          {t('open')}
          <Icon name="arrow-square-out" />
        </a>
        {channel.appealNote && (
          <p className="mt-3 text-sm">
            <span className="block text-xs text-ink-2">{t('note_owner')}</span>
            {channel.appealNote}
          </p>
        )}
      </div>
      {channel.qualification && (
        <CheckList
          items={items(channel.qualification)}
          words={{ passed: c('passed'), failed: c('failedState'), pending: c('notChecked') }}
        />
      )}
    </div>
  )
}

function Row({ channel, failed }: { channel: Entry; failed: FormState | undefined }) {
  const t = useText(channelQueueText)
  const lang = useLang()
  const mine = failed?.values.channelId === channel.id ? failed : undefined
  return (
    <details className="rounded-card bg-surface inset-ring inset-ring-line" open={mine !== undefined}>
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-4 p-4">
        <Avatar name={channel.owner.name} size={40} />
        <span className="min-w-0 flex-1 basis-52">
          <span className="flex items-center gap-1.5 font-semibold">
            <PlatformIcon platform={channel.type} label={PATTERNS[channel.type].name} />
            <span className="truncate">@{channel.handle}</span>
          </span>
          <span className="block truncate text-sm text-ink-2">{channel.owner.name}</span>
        </span>
        <span className="text-sm text-ink-2">
          {t('since', { date: formatDate(lang, channel.checkedAt ?? channel.createdAt) })}
        </span>
        <span className="w-16 text-right font-medium">
          {channel.followers === null ? '-' : formatCompact(channel.followers)}
        </span>
        <ChannelBadge status={channel.status} />
      </summary>
      <div className="grid gap-6 border-t border-line p-5 lg:grid-cols-[minmax(0,1fr)_280px]">
        <Figures channel={channel} />
        <ActForm channel={channel} failed={mine} />
      </div>
    </details>
  )
}

/** Channels that wait for a look, and all the others by status. */
export default function OperatorChannels() {
  const { rows, next, counts, tab, q } = useLoaderData<typeof loader>()
  const failed = useActionData() as FormState | undefined
  const t = useText(channelQueueText)
  const c = useText(channelsText)
  const lang = useLang()
  const base = `/${lang}/Operator/channel`
  return (
    <div>
      <PageHead title={t('title')} note={t('note')} />
      <Tabs
        label={t('tabs')}
        className="mb-4"
        tabs={TABS.map((name) => ({
          href: `${base}?status=${name}`,
          label: name === 'appealed' ? t('appealed') : c(`status_${name}`),
          count: counts[name] ?? 0,
          current: tab === name,
        }))}
      />
      <Form method="get" role="search" className="mb-4 flex max-w-[360px]">
        <input type="hidden" name="status" value={tab} />
        <label className="field-box flex-1" data-size="sm">
          <span className="sr-only">{t('search')}</span>
          <input type="search" name="q" defaultValue={q} placeholder={t('search')} maxLength={80} />
          <IconButton type="submit" label={t('searchAct')} icon={<Icon name="magnifying-glass" />} className="-mr-3" />
        </label>
      </Form>
      {rows.length === 0 ? (
        <EmptyState drawing="done" title={t('empty')} />
      ) : (
        <div className="grid gap-3">
          {rows.map((channel) => (
            <Row key={channel.id} channel={channel} failed={failed} />
          ))}
        </div>
      )}
      {next && (
        <MoreLink href={`${base}?${new URLSearchParams({ status: tab, ...(q && { q }), after: next })}`}>
          {t('more')}
        </MoreLink>
      )}
    </div>
  )
}
