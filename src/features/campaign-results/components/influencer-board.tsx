import { formatBaht, formatBahtShort, formatCompact, formatMonth, formatMonthShort } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { BarChart } from '../../../ui/bar-chart.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import type { IconName } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Money } from '../../../ui/money.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { WalletCard } from '../../../ui/wallet-card.tsx'
import type { Channel } from '../../channels/contract.ts'
import { InfluencerJobRow } from '../../jobs/components/job-rows.tsx'
import { useAutomaticWords } from '../../payouts/components/use-automatic-words.ts'
import { WithdrawAct } from '../../payouts/components/withdraw-act.tsx'
import type { PayoutBalance } from '../../payouts/contract.ts'
import type { InfluencerBoard } from '../contract.ts'
import { jobBoardsText } from '../text/index.ts'

/** Balance with one highlighted button, the amount on hold, and the time of the next transfer. */
export function Wallet({ balance, onHold, now }: { balance: PayoutBalance; onHold: number; now: number }) {
  const automaticWords = useAutomaticWords()
  const t = useText(jobBoardsText)
  const { waiting, available, minimum } = balance
  const note = waiting
    ? t('waitingTransfer', { amount: formatBaht(waiting.net) })
    : available < minimum
      ? t('nothingToWithdraw', { minimum: formatBahtShort(minimum) })
      : undefined
  return (
    <WalletCard
      label={t('availableNow')}
      balance={<Money satang={available} size="hero" />}
      note={note}
      act={<WithdrawAct balance={balance} />}
      hideWords={{ hide: t('hide'), show: t('show') }}
      facts={[
        { icon: 'lock-key', label: t('onHold'), value: formatBahtShort(onHold) },
        {
          icon: 'calendar-check',
          label: t('automatic'),
          value: automaticWords(balance, now),
        },
      ]}
    />
  )
}

/** What the influencer has to do, earliest deadline first. Only the first one has a filled button. */
export function NextTasks({ board, now }: { board: InfluencerBoard; now: number }) {
  const lang = useLang()
  const t = useText(jobBoardsText)
  return (
    <section>
      <SectionHead
        title={t('nextTasks')}
        count={board.next.length || undefined}
        link={{ href: `/${lang}/Influencer/brandJob`, label: t('allJobs') }}
      />
      {board.next.length === 0 ? (
        <EmptyState
          drawing="done"
          title={t('noTasks')}
          note={t('noTasksNote')}
          act={
            <ButtonLink href={`/${lang}/Influencer/jobMarket`} variant="secondary">
              {t('findJobs')}
            </ButtonLink>
          }
        />
      ) : (
        board.next.map((job, i) => <InfluencerJobRow key={job.id} job={job} now={now} first={i === 0} />)
      )}
    </section>
  )
}

/** A time on the first day of a month given as yyyy-mm, for date formats. 05:00 UTC is noon in Bangkok. */
const dayOf = (month: string): string => `${month}-01T05:00:00Z`

/** Income of six months as bars, with the total and the change from the previous month. */
export function MonthsCard({ months }: { months: InfluencerBoard['months'] }) {
  const lang = useLang()
  const t = useText(jobBoardsText)
  const total = months.reduce((sum, month) => sum + month.amount, 0)
  const best = months.reduce((a, b) => (b.amount > a.amount ? b : a), months[0] ?? { month: '2025-01', amount: 0 })
  const [before = 0, last = 0] = months.slice(-2).map((month) => month.amount)
  const change = before > 0 ? Math.round(((last - before) / before) * 100) : null
  const finding = { amount: formatBahtShort(total), month: formatMonth(lang, dayOf(best.month)) }
  return (
    <Card>
      <div className="mb-1 flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-sm font-normal tracking-normal text-ink-2">{t('sixMonths')}</h2>
        {change !== null && change !== 0 && (
          <Badge tone={change > 0 ? 'positive' : 'neutral'} icon={change > 0 ? 'trend-up-bold' : 'trend-down-bold'}>
            {t('change', { percent: `${change > 0 ? '+' : '−'}${Math.abs(change)}%` })}
          </Badge>
        )}
      </div>
      <p className="mb-2 text-money font-title">{formatBahtShort(total)}</p>
      {total === 0 ? (
        <p className="text-sm text-ink-2">{t('noEarnings')}</p>
      ) : (
        <BarChart
          label={t('earned', finding)}
          points={months.map(({ month, amount }) => ({
            label: formatMonthShort(lang, dayOf(month)),
            value: amount / 100,
            text: formatCompact(Math.round(amount / 100)),
          }))}
          table={{ toggle: t('tableToggle'), head: [t('month'), t('amount')] }}
        />
      )}
    </Card>
  )
}

const STATES: Record<Channel['status'], [Tone, IconName]> = {
  active: ['positive', 'seal-check-bold'],
  allowed: ['positive', 'seal-check-bold'],
  waiting_approve: ['notice', 'hourglass-medium-bold'],
  disconnected: ['notice', 'plugs-bold'],
  deactivated: ['neutral', 'prohibit-bold'],
  suspended: ['critical', 'prohibit-bold'],
  blacklist: ['critical', 'prohibit-bold'],
  rejected: ['critical', 'x-circle-bold'],
  not_found: ['neutral', 'magnifying-glass-bold'],
}

function ChannelTile({ channel }: { channel: Channel }) {
  const lang = useLang()
  const t = useText(jobBoardsText)
  const [tone, icon] = STATES[channel.status]
  return (
    <Card pad={16} as="li" className="relative min-w-0">
      <p className="flex items-center gap-2 leading-normal font-semibold">
        <PlatformIcon platform={channel.type} size={20} />
        <Link
          href={`/${lang}/Influencer/channelDetail?open=${channel.id}`}
          className="truncate after:absolute after:inset-0 after:rounded-card"
        >
          {channel.handle}
        </Link>
      </p>
      <p className="mt-1.5 mb-2.5">
        <span className="text-money font-title">
          {channel.followers === null ? '-' : formatCompact(channel.followers)}
        </span>{' '}
        <span className="text-sm text-ink-2">{t('followers')}</span>
      </p>
      <Badge tone={tone} icon={icon}>
        {t(channel.status)}
      </Badge>
    </Card>
  )
}

/** The influencer's channels, two per row on a phone. */
export function MyChannels({ channels }: { channels: readonly Channel[] }) {
  const lang = useLang()
  const t = useText(jobBoardsText)
  const add = { href: `/${lang}/Influencer/channelAdd`, label: t('addChannel') }
  return (
    <section>
      <SectionHead title={t('myChannels')} link={add} />
      {channels.length === 0 ? (
        <EmptyState
          drawing="people"
          title={t('noChannels')}
          note={t('noChannelsNote')}
          act={
            <ButtonLink href={add.href} variant="secondary">
              {t('addChannel')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-3">
          {channels.map((channel) => (
            <ChannelTile key={channel.id} channel={channel} />
          ))}
        </ul>
      )}
    </section>
  )
}
