import type { ReactNode } from 'react'
import { PROVINCES } from '../../../core/thai/provinces.ts'
import type { PostType } from '../../../core/vocabulary.ts'
import { formatBahtShort, formatCompact, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Reasons } from '../../../ui/influencer-card.tsx'
import { Link } from '../../../ui/link.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { ScoreRing } from '../../../ui/score-ring.tsx'
import { useMatchWords } from '../../applications/components/use-match-words.ts'
import { PauseMark } from '../../job-pauses/components/pause-mark.tsx'
import { RatingMark } from '../../reviews/components/rating-mark.tsx'
import type { FoundChannel } from '../shapes.ts'
import { findText } from '../text/index.ts'
import { SaveToList } from './save-to-list.tsx'
import { useReplyWords } from './use-reply-words.ts'

/** Maximum number of prices in a row; the profile has all of them. */
const PRICES = 3

/** For example `48.2K followers · ER 4.9%`; unknown figures are omitted. */
export function useFigures() {
  const t = useText(findText)
  return ({ followers, engagementBps }: Pick<FoundChannel['channel'], 'followers' | 'engagementBps'>): string =>
    [
      followers === null ? null : t('followers', { n: formatCompact(followers) }),
      engagementBps === null ? null : t('engagement', { percent: formatPercent(engagementBps) }),
    ]
      .filter(Boolean)
      .join(' · ')
}

function Person({ row, href }: { row: FoundChannel; href: string }) {
  const words = useWords()
  const lang = useLang()
  const figures = useFigures()
  const place = PROVINCES.find(({ code }) => code === row.province)?.[lang]
  const src = row.avatarFileId ? `/media/${row.avatarFileId}` : row.channel.avatarUrl
  return (
    <div className="flex min-w-0 items-start gap-3.5">
      <Avatar name={row.name} src={src} size={64} />
      <div className="min-w-0">
        <h2 className="flex items-center gap-1.5 text-base leading-normal font-semibold tracking-normal">
          <Link href={href} className="truncate after:absolute after:inset-0 after:rounded-card">
            {row.name}
          </Link>
        </h2>
        <p className="flex items-center gap-1.5 text-sm text-ink-2">
          <PlatformIcon platform={row.channel.type} label={words.channel(row.channel.type)} />
          <span className="truncate">@{row.channel.handle}</span>
        </p>
        <p className="text-sm font-medium">{figures(row.channel)}</p>
        <p className="text-xs text-ink-2">
          {[row.interests.map((tag) => words.interest(tag)).join(lang === 'th' ? ' ' : ', '), place]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </div>
  )
}

function Prices({ row, post }: { row: FoundChannel; post: PostType | undefined }) {
  const t = useText(findText)
  const words = useWords()
  const prices = row.prices.toSorted((a, b) => Number(b.postType === post) - Number(a.postType === post))
  if (prices.length === 0) return <p className="text-sm text-ink-3">{t('noPrice')}</p>
  return (
    <div className="text-sm">
      <dl className="grid gap-1">
        {prices.slice(0, PRICES).map(({ postType, price }) => (
          <div key={postType} className="flex items-baseline justify-between gap-4">
            <dt className={postType === post ? 'font-semibold' : 'text-ink-2'}>
              {words.post(postType, row.channel.type)}
            </dt>
            <dd className="nb font-semibold">{formatBahtShort(price)}</dd>
          </div>
        ))}
      </dl>
      {prices.length > PRICES && (
        <p className="mt-1 text-xs text-ink-2">{t('morePrices', { n: prices.length - PRICES })}</p>
      )}
    </div>
  )
}

function Trust({ row }: { row: FoundChannel }) {
  const t = useText(findText)
  const reply = useReplyWords()
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-ink-2">
      {row.score !== null && (
        <span>
          {t('score')} <b className="text-ink">{row.score}</b>
        </span>
      )}
      {row.reliability !== null && (
        <span>
          {t('finished')} <b className="text-ink">{row.reliability}%</b>
        </span>
      )}
      <RatingMark rating={row.rating} />
      <span>{reply(row.reply)}</span>
    </p>
  )
}

function Fit({ row }: { row: FoundChannel }) {
  const t = useText(findText)
  const reasonWords = useMatchWords()
  return (
    <div className="grid content-start gap-1.5">
      {row.match && (
        <div className="flex items-start gap-3">
          <ScoreRing score={row.match.score} label={t('scoreOf', { score: row.match.score })} />
          <Reasons reasons={reasonWords(row.match.reasons).slice(0, 2)} />
        </div>
      )}
      <Trust row={row} />
      <span className="empty:hidden">
        <PauseMark from={row.takesJobsFrom} />
      </span>
      {row.standing && (
        <span>
          <Badge tone="info" icon="paper-plane-tilt">
            {t('standing')}
          </Badge>
        </span>
      )}
    </div>
  )
}

interface FoundListProps {
  rows: readonly FoundChannel[]
  /** A checkbox before the picture. */
  tickOf?: (row: FoundChannel) => ReactNode
  post: PostType | undefined
  hrefOf: (row: FoundChannel) => string
}

/** The found channels, each a link to its owner. */
export function FoundList({ rows, tickOf, post, hrefOf }: FoundListProps) {
  return (
    <ul className="grid gap-3 lg:gap-0 lg:border-t lg:border-line">
      {rows.map((row) => (
        <li
          key={row.channelId}
          className="relative grid gap-3.5 rounded-card p-4 inset-ring inset-ring-line hover:bg-sunken lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,5fr)_auto] lg:gap-6 lg:rounded-none lg:border-b lg:border-line lg:px-2 lg:inset-ring-0"
        >
          <div className="flex min-w-0 items-center gap-3.5">
            {tickOf?.(row)}
            <Person row={row} href={hrefOf(row)} />
          </div>
          <Prices row={row} post={post} />
          <div className="grid content-start gap-2">
            <Fit row={row} />
            <SaveToList id={row.accountId} name={row.name} />
          </div>
          <Icon name="caret-right-bold" className="self-center text-ink-3 max-lg:hidden" />
        </li>
      ))}
    </ul>
  )
}
