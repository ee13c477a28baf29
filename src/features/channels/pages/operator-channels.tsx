import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatCompact, formatDate, formatNumber, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { CheckList } from '../../../ui/check-list.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, SubmitButton, useActionState, useFields } from '../../../web/action-form.tsx'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { allValues, field } from '../../../web/form-data.ts'
import { load, pageCall } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qText, readQuery } from '../../../web/query.ts'
import { ChannelBadge } from '../components/channel-badge.tsx'
import { useCheckItems } from '../components/qualification-words.ts'
import { CHANNEL_STATUSES, type Channel, contract } from '../contract.ts'
import { PATTERNS } from '../rules/patterns.ts'
import { operatorActs } from '../rules/status.ts'
import { channelQueueText, channelsText } from '../text/index.ts'

const TABS = [
  'waiting_approve',
  'appealed',
  'score_appealed',
  'active',
  'allowed',
  'rejected',
  'disconnected',
  'suspended',
  'blacklist',
  'not_found',
  'deactivated',
] as const

/** Tabs that do not correspond to one status. */
const QUEUES = {
  appealed: { status: 'rejected', appealed: 'true' },
  score_appealed: { scoreAppealed: 'true' },
} as const

const zQuery = z.object({ status: qChoice(TABS, 'waiting_approve'), q: qText(80), after: qCursor })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { status: tab, q, after } = readQuery(url, zQuery)
  const status = CHANNEL_STATUSES.find((name) => name === tab)
  const found = await load(() =>
    pageCall(context)(contract.queue, {
      query: {
        ...(status ? { status } : QUEUES[tab as keyof typeof QUEUES]),
        q: q || undefined,
        after,
        limit: 20,
      } as never,
    }),
  )
  return { rows: found.data, next: found.next, counts: found.counts, tab, q }
}

const act =
  (run: (input: ActionInput & { id: string; reason: string }) => Promise<unknown>) =>
  async (input: ActionInput): Promise<string> => {
    await run({ ...input, id: field(input.form, 'target'), reason: field(input.form, 'reason') })
    return input.url.pathname + input.url.search
  }

export const action = defineActions({
  approve: act(({ call, id }) => call(contract.approve, { params: { id } })),
  reactivate: act(({ call, id }) => call(contract.reactivate, { params: { id } })),
  suspend: act(({ call, id, reason }) => call(contract.suspend, { params: { id }, body: { reason } })),
  ban: act(({ call, id, reason }) => call(contract.ban, { params: { id }, body: { reason } })),
  score: act(({ call, id, form }) =>
    call(contract.answerScore, {
      params: { id },
      body: { waive: allValues(form, 'waive'), reason: field(form, 'reason') },
    }),
  ),
  reject: act(({ call, id, reason }) => call(contract.reject, { params: { id }, body: { reason } })),
})
export { clientAction } from '../../../web/client-action.ts'

type Entry = Channel & { owner: { id: string; name: string; handle: string }; waitingSince: string }

function Reason() {
  const t = useText(channelQueueText)
  const field = useFields()
  return <TextArea {...field('reason')} label={t('reason')} help={t('reasonHelp')} rows={3} maxLength={500} />
}

function ActForm({ channel }: { channel: Entry }) {
  const t = useText(channelQueueText)
  const acts = operatorActs(channel.status)
  const refusals = acts.filter((act) => act !== 'approve' && act !== 'reactivate')
  const forward = acts.find((act) => act === 'approve' || act === 'reactivate')
  const passed = channel.qualification?.code === 'qualified'
  if (acts.length === 0) return null
  const words = { approve: t(passed ? 'approve' : 'letIn'), reactivate: t('reactivate') }
  return (
    <ActionForm intent={acts} target={channel.id} labels={{ reason: t('reason') }} className="grid content-start gap-3">
      {forward && (
        <SubmitButton intent={forward} wide busyLabel={words[forward]}>
          {words[forward]}
        </SubmitButton>
      )}
      {refusals.length > 0 && <Reason />}
      {refusals.map((name) => (
        <SubmitButton key={name} intent={name} variant="danger" wide busyLabel={t(name)}>
          {t(name)}
        </SubmitButton>
      ))}
    </ActionForm>
  )
}

/** An appeal against the score: the owner's note, and checkboxes for the reasons that are unfounded. */
function ScoreForm({ channel }: { channel: Entry }) {
  const t = useText(channelQueueText)
  const c = useText(channelsText)
  if (channel.scoreAppealedAt === null) return null
  return (
    <ActionForm
      intent="score"
      target={channel.id}
      labels={{ reason: t('reason') }}
      className="grid gap-3 border-t border-line pt-4 lg:order-last lg:max-w-[640px]"
    >
      <p className="text-sm">
        <span className="block text-xs text-ink-2">{t('score_note')}</span>
        {channel.scoreAppealNote || '-'}
      </p>
      <fieldset>
        <legend className="text-sm font-label">{t('score_waive')}</legend>
        {channel.scoreReasons
          .filter(({ points }) => points < 0)
          .map(({ code, points, waived }) => (
            <Checkbox key={code} name="waive" value={code} defaultChecked={waived} note={`−${-points}`}>
              {c(`score_${code as 'views_few'}`)}
            </Checkbox>
          ))}
      </fieldset>
      <Reason />
      <SubmitButton busyLabel={t('score_answer')}>{t('score_answer')}</SubmitButton>
    </ActionForm>
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

function Row({ channel }: { channel: Entry }) {
  const t = useText(channelQueueText)
  const lang = useLang()
  const { error } = useActionState({ intent: operatorActs(channel.status), target: channel.id })
  return (
    <details className="rounded-card bg-surface inset-ring inset-ring-line" open={error !== null}>
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-4 p-4">
        <Avatar name={channel.owner.name} size={40} />
        <span className="min-w-0 flex-1 basis-52">
          <span className="flex items-center gap-1.5 font-semibold">
            <PlatformIcon platform={channel.type} label={PATTERNS[channel.type].name} />
            <span className="truncate">@{channel.handle}</span>
          </span>
          <span className="block truncate text-sm text-ink-2">{channel.owner.name}</span>
        </span>
        <span className="text-sm text-ink-2">{t('since', { date: formatDate(lang, channel.waitingSince) })}</span>
        <span className="w-16 text-right font-medium">
          {channel.followers === null ? '-' : formatCompact(channel.followers)}
        </span>
        <ChannelBadge status={channel.status} />
      </summary>
      <div className="grid gap-6 border-t border-line p-5 lg:grid-cols-[minmax(0,1fr)_280px]">
        <Figures channel={channel} />
        <ScoreForm channel={channel} />
        <ActForm channel={channel} />
      </div>
    </details>
  )
}

/** Channels that wait for a decision or have an appeal, with tabs for the other statuses. */
export default function OperatorChannels() {
  const { rows, next, counts, tab, q } = useLoaderData<typeof loader>()
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
          label: name === 'appealed' || name === 'score_appealed' ? t(name) : c(`status_${name}`),
          count: counts[name] ?? 0,
          current: tab === name,
        }))}
      />
      <Form method="get" role="search" className="mb-4 flex max-w-[360px]">
        <input type="hidden" name="status" value={tab} />
        <div className="field-box min-w-0 flex-1" data-size="sm">
          <input
            type="search"
            name="q"
            defaultValue={q}
            aria-label={t('search')}
            placeholder={t('search')}
            maxLength={80}
          />
          <IconButton type="submit" label={t('searchAct')} icon={<Icon name="magnifying-glass" />} className="-mr-3" />
        </div>
      </Form>
      {rows.length === 0 ? (
        <EmptyState drawing="done" title={t('empty')} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {rows.map((channel) => (
            <Row key={channel.id} channel={channel} />
          ))}
        </div>
      )}
      {next && <MoreLink href={pathWithQuery(base, { status: tab, q, after: next })}>{t('more')}</MoreLink>}
    </div>
  )
}
