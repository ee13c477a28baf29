import { DAY } from '../../../core/clock.ts'
import { formatBaht, formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { CoverImage } from '../../../ui/cover-image.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { daysLeft } from '../../credits/rules/examples.ts'
import type { OwnedLot } from '../shapes.ts'
import { balanceText } from '../text/balance.ts'

/** A package that ends within this many days is marked. */
const SOON = 30
/** A bar with more segments than this is drawn without gaps. */
const SEGMENTS = 30

interface Props {
  lot: OwnedLot
  now: number
}

/** One purchased package: how many jobs are used, on hold and left, and when they expire. */
export function LotCard({ lot, now }: Props) {
  const t = useText(balanceText)
  const words = useWords()
  const lang = useLang()
  const { title, channelType, postType, cover } = lot
  return (
    <article className="grid overflow-hidden rounded-card bg-surface inset-ring inset-ring-line xl:grid-cols-[150px_minmax(0,1fr)_250px]">
      {/* The cover is shown only on wide screens. */}
      <div className="relative overflow-hidden bg-sunken max-xl:hidden">
        <div className="absolute inset-0">{cover && <CoverImage src={cover.src} alt="" />}</div>
      </div>
      <div className="min-w-0 p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="text-lg tracking-normal">{title}</h3>
          <State lot={lot} now={now} />
        </div>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-sm text-ink-2">
          {channelType && postType && (
            <>
              <PlatformIcon platform={channelType} label={words.channel(channelType)} />
              {words.post(postType, channelType)} ·{' '}
            </>
          )}
          {t(lot.origin === 'grant' ? 'received' : 'bought', {
            amount: formatBaht(lot.unitValue),
            date: formatDate(lang, lot.purchasedAt),
          })}
        </p>
        {lot.origin !== 'purchase' && <p className="text-xs text-ink-2">{t(`origin_${lot.origin}`)}</p>}
        <UnitBar lot={lot} />
      </div>
      <Act lot={lot} />
    </article>
  )
}

function State({ lot, now }: Props) {
  const t = useText(balanceText)
  const left = daysLeft(new Date(lot.endsAt), new Date(now))
  if (lot.available > 0 && Date.parse(lot.endsAt) - now <= SOON * DAY)
    return (
      <Badge tone={left <= 7 ? 'critical' : 'notice'} icon="clock-bold">
        {left === 0 ? t('lastDay') : t('daysLeft', { n: left })}
      </Badge>
    )
  if (lot.available > 0)
    return (
      <Badge tone="positive" icon="check-circle-fill">
        {t('ready')}
      </Badge>
    )
  if (lot.held > 0) return <Badge icon="timer-bold">{t('allHeld')}</Badge>
  return <Badge>{lot.used === lot.bought ? t('allUsed') : t('allEnded')}</Badge>
}

const FILLS = {
  used: 'bg-(--leaf-700) dark:bg-viz-1',
  held: 'bg-(--leaf-200) dark:bg-(--leaf-500)',
  left: 'inset-ring inset-ring-line-strong',
  gone: 'bg-sunken',
} as const

/** A bar with a segment for each job (used, on hold, left, ended), and a legend with the figures. */
function UnitBar({ lot }: { lot: OwnedLot }) {
  const t = useText(balanceText)
  const { bought, used, held, available, expired, refunded } = lot
  const gone = expired + refunded
  const parts = [
    ['used', used],
    ['held', held],
    ['left', available],
    ['gone', gone],
  ] as const
  const legend = [
    ['used', used, t('barUsed', { n: used })],
    ['held', held, t('barHeld', { n: held })],
    ['left', available, t('barLeft', { n: available })],
    ['gone', expired, t('barExpired', { n: expired })],
    ['gone', refunded, t('barRefunded', { n: refunded })],
  ] as const
  return (
    <>
      <div
        role="img"
        aria-label={t('bar', { used, held, left: available, n: bought })}
        className={cx('mt-3 flex h-3', bought > SEGMENTS ? 'gap-0' : 'gap-1')}
      >
        {bought > SEGMENTS
          ? parts.map(([part, n]) => n > 0 && <span key={part} className={FILLS[part]} style={{ flexGrow: n }} />)
          : parts.flatMap(([part, n]) =>
              Array.from({ length: n }, (_, i) => (
                <span key={`${part}${i}`} className={cx('min-w-0 flex-1 rounded-[3px]', FILLS[part])} />
              )),
            )}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
        {legend.map(
          ([part, n, words]) =>
            (n > 0 || part === 'left') && (
              <li key={words} className="flex items-center gap-1.5">
                <span aria-hidden="true" className={cx('size-2.5 rounded-[3px]', FILLS[part])} />
                {words}
              </li>
            ),
        )}
      </ul>
    </>
  )
}

function Act({ lot }: { lot: OwnedLot }) {
  const t = useText(balanceText)
  const lang = useLang()
  const { available, value, endsAt, packageId, title } = lot
  return (
    <div className="flex flex-wrap items-end justify-between gap-3 border-line p-5 max-xl:col-span-full max-xl:border-t xl:flex-col xl:items-stretch xl:border-l">
      <div>
        <p className="text-sm text-ink-2">{t('left')}</p>
        <p>
          <b className="text-[1.625rem] leading-tight font-title">{available}</b>{' '}
          <span className="text-sm">{t('jobsUnit', { n: available })}</span>
          {available > 0 && <span className="text-sm text-ink-2"> · {t('worth', { amount: formatBaht(value) })}</span>}
        </p>
        {available > 0 && <p className="text-xs text-ink-2">{t('usableUntil', { date: formatDate(lang, endsAt) })}</p>}
      </div>
      {available > 0 && (
        <ButtonLink
          href={`/${lang}/Marketer/manageCampaign/new?package=${packageId}`}
          icon={<Icon name="plus-bold" />}
          aria-label={t('createNamed', { name: title })}
        >
          {t('createCampaign')}
        </ButtonLink>
      )}
    </div>
  )
}
