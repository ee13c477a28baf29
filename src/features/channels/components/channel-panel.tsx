import type { PostType } from '../../../core/vocabulary.ts'
import { formatBaht, formatBahtShort, formatCompact, formatDate, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { ActionForm, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { Channel, OwnChannel, PriceEstimate } from '../contract.ts'
import { PATTERNS } from '../rules/patterns.ts'
import { canSetPrices } from '../rules/status.ts'
import { channelsText } from '../text/index.ts'
import { ChannelBadge } from './channel-badge.tsx'
import { EstimateBasis } from './estimate-basis.tsx'
import { TrustScore } from './trust-score.tsx'

export interface ChannelEntry {
  channel: Channel
  estimate: PriceEstimate | null
}

interface PanelProps extends ChannelEntry {
  open: boolean
}

/** A note if a price is outside the estimated range. */
function PriceNote({ price, low, high }: { price: number | null; low: number; high: number }) {
  const t = useText(channelsText)
  if (price === null || (price >= low && price <= high)) return null
  const below = price < low
  const share = below ? (low - price) / low : (price - high) / high
  const words = { p: formatPercent(Math.max(1, Math.round(share * 100)) * 100) }
  return (
    <p className="mt-1.5 flex items-start gap-1.5 text-xs text-notice">
      <Icon name="warning-fill" className="mt-0.5" />
      {below ? t('below', words) : t('above', words)}
    </p>
  )
}

function PriceForm({ channel, estimate }: { channel: Channel; estimate: PriceEstimate }) {
  const t = useText(channelsText)
  const words = useWords()
  const form = { intent: 'prices', target: channel.id }
  const labels = Object.fromEntries(
    estimate.posts.map(({ postType }) => [`prices.${postType}`, words.post(postType, channel.type)]),
  )
  const priceOf = (postType: PostType): number | null =>
    channel.prices.find((p) => p.postType === postType)?.price ?? null
  return (
    <ActionForm {...form} labels={labels} key={channel.prices.map((p) => p.price).join()}>
      {(field) => (
        <>
          <ul>
            {estimate.posts.map((post) => {
              const price = priceOf(post.postType)
              return (
                <li key={post.postType} className="border-b border-line py-3 last:border-b-0">
                  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                    <div className="min-w-0 flex-1 basis-[9rem]">
                      <p className="font-medium">{words.post(post.postType, channel.type)}</p>
                      <p className="text-xs text-ink-2">
                        {t('estimated', { low: formatBahtShort(post.low), high: formatBahtShort(post.high) })}
                      </p>
                    </div>
                    <div className="w-[9.375rem] max-w-full">
                      <MoneyField
                        {...field(
                          `prices.${post.postType}`,
                          price === null ? '' : (price / 100).toLocaleString('en-US'),
                        )}
                        label={words.post(post.postType, channel.type)}
                        hideLabel
                        alignEnd
                        size="sm"
                      />
                    </div>
                  </div>
                  <PriceNote price={price} low={post.low} high={post.high} />
                </li>
              )
            })}
          </ul>
          <p className="text-xs text-ink-3">{t('notOffered')}</p>
          <EstimateBasis basis={estimate.basis} className="mt-1 mb-3" />
          <SubmitButton wide busyLabel={t('savePrices')}>
            {t('savePrices')}
          </SubmitButton>
        </>
      )}
    </ActionForm>
  )
}

function Acts({ channel }: { channel: Channel }) {
  const t = useText(channelsText)
  const lang = useLang()
  const turnOff = useActionState({ intent: 'deactivate', target: channel.id })
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2.5 border-t border-line pt-4">
      <ButtonLink
        href={`/${lang}/Influencer/channelDetail/${channel.id}`}
        size="sm"
        variant="secondary"
        icon={<Icon name="chart-line-up" />}
      >
        {t('statistics')}
      </ButtonLink>
      <ActionForm intent="refresh" target={channel.id}>
        <SubmitButton variant="secondary" size="sm" busyLabel={t('checking')}>
          {t('refresh')}
        </SubmitButton>
      </ActionForm>
      <details className="min-w-0" open={turnOff.error !== null}>
        <summary className="hit cursor-pointer px-2 text-sm font-semibold text-critical">{t('turnOff')}</summary>
        <ActionForm intent="deactivate" target={channel.id} className="mt-2">
          <p className="mb-2 text-sm text-ink-2">{t('turnOffNote')}</p>
          <SubmitButton variant="danger" size="sm" busyLabel={t('turnOff')}>
            {t('turnOff')}
          </SubmitButton>
        </ActionForm>
      </details>
    </div>
  )
}

const againPath = (base: string, { type, handle }: Channel): string => pathWithQuery(base, { type, url: handle })

/** What to do about a channel that cannot take jobs. */
function StateNote({ channel }: { channel: Channel }) {
  const t = useText(channelsText)
  const lang = useLang()
  const base = `/${lang}/Influencer/channelAdd`
  const again = againPath(base, channel)
  if (channel.status === 'disconnected')
    return (
      <Callout
        tone="notice"
        title={t('status_disconnected')}
        act={
          <ButtonLink href={again} size="sm">
            {t('reconnect')}
          </ButtonLink>
        }
      >
        {t('disconnectedNote')}
      </Callout>
    )
  if (channel.status === 'rejected')
    return (
      <Callout
        tone="critical"
        act={
          <ButtonLink href={`${base}?channel=${channel.id}`} size="sm" variant="secondary">
            {t('seeResult')}
          </ButtonLink>
        }
      >
        {t('status_rejected')}
      </Callout>
    )
  if (channel.status === 'waiting_approve')
    return (
      <Callout tone="notice" title={t('waitingTitle')}>
        {t('waitingNote')}
      </Callout>
    )
  if (channel.status === 'not_found')
    return (
      <Callout
        tone="notice"
        title={t('status_not_found')}
        act={
          <ButtonLink href={again} size="sm">
            {t('connectAgain')}
          </ButtonLink>
        }
      >
        {t('notFoundNote')}
      </Callout>
    )
  if (channel.status === 'suspended' || channel.status === 'blacklist')
    return (
      <Callout tone="critical" title={t(`status_${channel.status}`)}>
        {channel.statusReason ? t('reason', { reason: channel.statusReason }) : null}
      </Callout>
    )
  return null
}

/** One channel: status, prices, figures and actions. Collapsed to one line at first. */
export function ChannelPanel(props: PanelProps) {
  const { channel, estimate, open } = props
  const t = useText(channelsText)
  const lang = useLang()
  const followers = channel.followers === null ? '-' : formatCompact(channel.followers)
  const counted = channel.followers === null ? t('followersHidden') : t('followerCount', { n: followers })
  const usable = canSetPrices(channel.status)
  return (
    <Accordion
      open={open}
      icon={<PlatformIcon platform={channel.type} label={PATTERNS[channel.type].name} />}
      title={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          @{channel.handle}
          {channel.status !== 'active' && <ChannelBadge status={channel.status} />}
        </span>
      }
      note={
        usable
          ? t('setCount', { followers: counted, n: channel.prices.length, total: estimate?.posts.length ?? 0 })
          : counted
      }
    >
      <div className="grid gap-4">
        <StateNote channel={channel} />
        {usable && estimate && <PriceForm channel={channel} estimate={estimate} />}
      </div>
      <TrustScore channel={channel} />
      {channel.checkedAt && (
        <p className="mt-3 text-xs text-ink-3">
          {t('figures', { date: formatDate(lang, channel.checkedAt) })} ·{' '}
          {t('followersEr', {
            n: followers,
            er: channel.engagementBps === null ? '-' : formatPercent(channel.engagementBps),
          })}
        </p>
      )}
      {channel.status !== 'blacklist' && channel.status !== 'suspended' && <Acts channel={channel} />}
    </Accordion>
  )
}

/** The highest price after tax, as an example of the amount paid out. */
export function NetExample({ channel: { type, example } }: { channel: Pick<OwnChannel, 'type' | 'example'> }) {
  const t = useText(channelsText)
  const words = useWords()
  if (!example) return null
  return (
    <div className="flex items-center justify-between gap-4 rounded-card bg-sunken px-4 py-3.5">
      <p className="text-sm">
        {t('example', {
          post: words.post(example.postType, type),
          price: formatBahtShort(example.price),
          rate: formatPercent(example.taxBps),
          tax: formatBahtShort(example.tax),
        })}
        <span className="block text-xs text-ink-2">{t('lands')}</span>
      </p>
      <p className="nb text-lg font-title">{formatBaht(example.net)}</p>
    </div>
  )
}

/** Channels that were turned off. Connecting one again checks it again. */
export function TurnedOff({ channels }: { channels: readonly Channel[] }) {
  const t = useText(channelsText)
  const lang = useLang()
  if (channels.length === 0) return null
  return (
    <details className="mt-6">
      <summary className="hit cursor-pointer font-semibold">{t('turnedOff', { n: channels.length })}</summary>
      <p className="mt-2 text-sm text-ink-2">{t('turnedOffNote')}</p>
      <ul className="mt-3 grid gap-2">
        {channels.map((channel) => (
          <li
            key={channel.id}
            className="flex items-center gap-3 rounded-card bg-surface px-4 py-3 inset-ring inset-ring-line"
          >
            <PlatformIcon platform={channel.type} label={PATTERNS[channel.type].name} />
            <span className="min-w-0 flex-1 truncate">@{channel.handle}</span>
            <ButtonLink href={againPath(`/${lang}/Influencer/channelAdd`, channel)} size="sm" variant="secondary">
              {t('connectAgain')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
