import { formatCompact, formatDate, formatDateTime, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { CheckList } from '../../../ui/check-list.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, FormButton, SubmitButton, useActionState, useFields } from '../../../web/action-form.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { Channel, PriceEstimate } from '../contract.ts'
import { channelsText } from '../text/index.ts'
import { EstimateView } from './estimate-view.tsx'
import { useCheckItems, useResultWords } from './qualification-words.ts'

const BOXES_MAX = 12

/** A row of boxes for a count: ticked up to the value, dashed for what is missing. */
function CountBoxes({ value, limit }: { value: number; limit: number }) {
  if (limit > BOXES_MAX) return null
  return (
    <div className="my-3 flex gap-2" aria-hidden="true">
      {Array.from({ length: limit }, (_, i) => (
        <span
          key={i}
          className={`grid aspect-4/5 min-w-0 flex-1 place-items-center rounded-field ${i < value ? 'bg-surface text-positive inset-ring inset-ring-line' : 'border-2 border-dashed border-critical-line text-critical'}`}
        >
          <Icon name={i < value ? 'check-bold' : 'plus-bold'} />
        </span>
      ))}
    </div>
  )
}

/** The result of a failed check: what is missing, all checks, and the two ways to continue (check again or appeal). */
export function FailedStep({ channel }: { channel: Channel }) {
  const t = useText(channelsText)
  const lang = useLang()
  const words = useWords()
  const result = useResultWords()(channel.qualification)
  const items = useCheckItems()
  return (
    <FormFlow
      back={{ href: `/${lang}/Influencer/channelDetail`, label: t('back') }}
      title={t('resultTitle')}
      steps={{ current: 2, total: 3, label: t('step', { n: 2, total: 3 }) }}
      act={
        <FormButton of={{ intent: 'refresh' }} size="lg" wide busyLabel={t('checking')}>
          {t('recheck')}
        </FormButton>
      }
    >
      <p className="flex items-center gap-2 text-sm text-ink-2">
        <PlatformIcon platform={channel.type} />
        {t('checkedAt', {
          platform: words.channel(channel.type),
          handle: channel.handle,
          time: channel.checkedAt ? formatDateTime(lang, channel.checkedAt) : '-',
        })}
      </p>
      <h2 className="mt-1 mb-5 text-2xl">{result?.near ?? t('status_rejected')}</h2>
      <ActionForm intent="refresh" hidden={{ channelId: channel.id }} />
      <div className="rounded-card bg-critical-bg p-5">
        <p className="flex items-center justify-between gap-3 font-semibold text-critical">
          <span className="flex items-center gap-2">
            <Icon name="x-circle-fill" size={22} />
            {result?.title ?? t('status_rejected')}
          </span>
          {result?.figure && <span className="nb text-lg">{result.figure}</span>}
        </p>
        {result?.code === 'error_post_not_found' && (
          <CountBoxes value={result.line.value ?? 0} limit={result.line.limit ?? 0} />
        )}
        <p className="mt-2 text-sm">{result?.why ?? channel.statusReason}</p>
      </div>
      {channel.qualification && (
        <>
          <h3 className="mt-6 mb-1 text-lg tracking-normal">{t('inOrder')}</h3>
          <CheckList
            items={items(channel.qualification)}
            words={{ passed: t('passed'), failed: t('failedState'), pending: t('notChecked') }}
          />
        </>
      )}
      <Appeal channel={channel} />
    </FormFlow>
  )
}

function AppealNote() {
  const t = useText(channelsText)
  const field = useFields()
  return <TextArea {...field('note')} label={t('appealLabel')} rows={3} maxLength={500} />
}

function Appeal({ channel }: { channel: Channel }) {
  const t = useText(channelsText)
  const lang = useLang()
  const { error } = useActionState({ intent: 'appeal' })
  if (channel.appealedAt)
    return (
      <div className="mt-5">
        <Callout tone="info">{t('appealSent', { date: formatDate(lang, channel.appealedAt) })}</Callout>
      </div>
    )
  return (
    <details open={error !== null} className="mt-5 rounded-card bg-surface inset-ring inset-ring-line">
      <summary className="flex min-h-[74px] cursor-pointer items-center gap-3.5 px-4 py-3">
        <Icon name="scales" size={24} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{t('appealTitle')}</span>
          <span className="block text-xs text-ink-2">{t('appealNote')}</span>
        </span>
        <Icon name="caret-right-bold" />
      </summary>
      <ActionForm
        intent="appeal"
        hidden={{ channelId: channel.id }}
        labels={{ note: t('appealLabel') }}
        className="grid gap-3 border-t border-line p-4"
      >
        <AppealNote />
        <SubmitButton variant="secondary">{t('appealSend')}</SubmitButton>
      </ActionForm>
    </details>
  )
}

/**
 * The result of a passed check: the estimate and a link to the prices. A channel proven by a code waits for an
 * operator.
 */
export function PassedStep({
  channel,
  estimate,
  post,
}: {
  channel: Channel
  estimate: PriceEstimate
  post: string | null
}) {
  const t = useText(channelsText)
  const lang = useLang()
  const base = `/${lang}/Influencer`
  const waiting = channel.status === 'waiting_approve'
  return (
    <FormFlow
      back={{ href: `${base}/channelDetail`, label: t('back') }}
      title={t('estimateTitle')}
      steps={{ current: 3, total: 3, label: t('step', { n: 3, total: 3 }) }}
      act={
        <>
          <ButtonLink href={pathWithQuery(`${base}/channelDetail`, { open: !waiting && channel.id })} size="lg" wide>
            {waiting ? t('toChannels') : t('setPrices')}
          </ButtonLink>
          <p className="mt-2 text-center text-xs text-ink-2">{t('youDecide')}</p>
        </>
      }
    >
      <div className="mb-5 flex items-center gap-3">
        <Avatar name={channel.name} src={channel.avatarUrl} size={56} />
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-1.5 font-semibold">
            <PlatformIcon platform={channel.type} />
            <span className="truncate">@{channel.handle}</span>
          </p>
          <p className="text-sm text-ink-2">
            {t('followersEr', {
              n: channel.followers === null ? '-' : formatCompact(channel.followers),
              er: channel.engagementBps === null ? '-' : formatPercent(channel.engagementBps),
            })}
          </p>
        </div>
        <Badge tone="positive" icon="seal-check-bold">
          {t('owner')}
        </Badge>
      </div>
      {waiting && (
        <div className="mb-5">
          <Callout tone="notice" title={t('waitingTitle')}>
            {t('waitingNote')}
          </Callout>
        </div>
      )}
      <EstimateView
        estimate={estimate}
        current={post}
        hrefOf={(post) => pathWithQuery(`${base}/channelAdd`, { channel: channel.id, post })}
      />
    </FormFlow>
  )
}
