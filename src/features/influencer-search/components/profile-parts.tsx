import { PROVINCES } from '../../../core/thai/provinces.ts'
import { formatBahtShort, formatCompact, formatDate, formatNumber, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { BarChart } from '../../../ui/bar-chart.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { PauseMark } from '../../job-pauses/components/pause-mark.tsx'
import { JobCover } from '../../jobs/components/job-pictures.tsx'
import { useCampaignWords } from '../../jobs/components/use-campaign-words.ts'
import { RatingMark } from '../../reviews/components/rating-mark.tsx'
import { ReviewCard } from '../../reviews/components/review-section.tsx'
import { placeName } from '../rules/place-name.ts'
import type { InfluencerProfile } from '../shapes.ts'
import { findText } from '../text/index.ts'
import { useFigures } from './found-list.tsx'
import { useReplyWords } from './use-reply-words.ts'

type Channel = InfluencerProfile['channels'][number]

const percentOf = (n: number): string => `${formatNumber(Math.round(n))}%`

function Figures({ profile }: { profile: InfluencerProfile }) {
  const t = useText(findText)
  const { completedJobs, reliability, rating, channels, reply } = profile
  const replyWords = useReplyWords()
  const score = channels.reduce<number | null>(
    (best, { score: n }) => (n !== null && n > (best ?? -1) ? n : best),
    null,
  )
  const figures = [
    { label: t('jobs'), value: completedJobs === 0 ? t('isNew') : formatNumber(completedJobs) },
    ...(reliability === null ? [] : [{ label: t('finished'), value: `${reliability}%` }]),
    ...(rating ? [{ label: t('rating'), value: <RatingMark rating={rating} /> }] : []),
    ...(score === null ? [] : [{ label: t('score'), value: String(score) }]),
  ]
  return (
    <>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-xs text-ink-2">{label}</dt>
            <dd className="nb text-xl font-title">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-2">
        {replyWords(reply)}
        <PauseMark from={profile.takesJobsFrom} />
      </p>
    </>
  )
}

export function ProfileHead({ profile }: { profile: InfluencerProfile }) {
  const words = useWords()
  const lang = useLang()
  const { name, avatarFileId, bio, interests, province, channels } = profile
  const place = PROVINCES.find(({ code }) => code === province)?.[lang]
  const facts = [...interests.map((tag) => words.interest(tag)), place].filter(Boolean)
  const src = avatarFileId ? `/media/${avatarFileId}` : channels[0]?.avatarUrl
  return (
    <header className="flex flex-col gap-4 lg:flex-row lg:gap-6">
      <Avatar name={name} src={src} size={112} />
      <div className="min-w-0">
        <h1 className="text-2xl lg:text-3xl">{name}</h1>
        {facts.length > 0 && <p className="mt-1 text-sm text-ink-2">{facts.join(' · ')}</p>}
        {bio && <p className="mt-2 max-w-[60ch] break-words whitespace-pre-line">{bio}</p>}
        <Figures profile={profile} />
      </div>
    </header>
  )
}

const changeWords = (bps: number): string => `${bps > 0 ? '+' : '−'}${formatPercent(Math.abs(bps))}`

/** The usual price range of such a channel. */
function Estimate({ range }: { range: Channel['estimates'][number] | undefined }) {
  const t = useText(findText)
  if (!range) return null
  const amounts = { low: formatBahtShort(range.low), high: formatBahtShort(range.high).replace('฿', '') }
  return <span className="block text-xs text-ink-2">{t('estimate', amounts)}</span>
}

function ChannelRow({ channel }: { channel: Channel }) {
  const t = useText(findText)
  const words = useWords()
  const lang = useLang()
  const figures = useFigures()
  const estimateOf = (postType: string) => channel.estimates.find((one) => one.postType === postType)
  const { growthBps } = channel
  const more = [
    growthBps === null ? null : growthBps === 0 ? t('growthNone') : t('growth', { change: changeWords(growthBps) }),
    channel.averageViews === null ? null : t('averageViews', { n: formatCompact(channel.averageViews) }),
    channel.checkedAt && t('updated', { date: formatDate(lang, channel.checkedAt) }),
  ]
  return (
    <li className="grid gap-3 border-t border-line py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,260px)] lg:gap-6">
      <div className="flex min-w-0 items-start gap-3">
        <PlatformIcon platform={channel.type} size={24} />
        <div className="min-w-0">
          <TextLink
            href={channel.url}
            reload
            target="_blank"
            rel="noopener nofollow"
            aria-label={`${t('openChannel')} @${channel.handle}`}
            className="hit break-all"
          >
            @{channel.handle}
          </TextLink>
          <p className="text-xs text-ink-2">{words.channel(channel.type)}</p>
          <p className="mt-1 text-sm font-medium">{figures(channel)}</p>
          <p className="text-xs text-ink-2">{more.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {channel.prices.length === 0 ? (
        <p className="text-sm text-ink-3">{t('noPrice')}</p>
      ) : (
        <dl className="grid content-start gap-1 text-sm">
          {channel.prices.map(({ postType, price }) => (
            <div key={postType} className="flex items-baseline justify-between gap-4">
              <dt className="text-ink-2">{words.post(postType, channel.type)}</dt>
              <dd className="text-right">
                <span className="nb font-semibold">{formatBahtShort(price)}</span>
                <Estimate range={estimateOf(postType)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

export function Channels({ channels }: { channels: readonly Channel[] }) {
  const t = useText(findText)
  return (
    <section>
      <SectionHead title={t('channels')} note={t('pricesNote')} />
      <ul>
        {channels.map((channel) => (
          <ChannelRow key={channel.id} channel={channel} />
        ))}
      </ul>
    </section>
  )
}

const PLACES_SHOWN = 5

/** Locations of the followers: the largest places, then the sum of all others. */
function AudiencePlaces({ places }: { places: NonNullable<Channel['audience']>['location'] }) {
  const t = useText(findText)
  const lang = useLang()
  const named = places.filter(({ place }) => place !== 'other').toSorted((a, b) => b.percent - a.percent)
  const shown = named.slice(0, PLACES_SHOWN)
  if (shown.length === 0) return null
  const rest = 100 - shown.reduce((sum, { percent }) => sum + percent, 0)
  const rows = shown.map(({ place, percent }) => ({
    label: placeName(place, lang),
    value: percentOf(percent),
  }))
  return (
    <>
      <h3 className="mt-5 mb-1 text-sm tracking-normal">{t('places')}</h3>
      <KeyValues dense rows={rest >= 0.5 ? [...rows, { label: t('otherPlaces'), value: percentOf(rest) }] : rows} />
    </>
  )
}

/** Audience: ages as bars, genders as text, places as a list. */
export function ChannelAudience({ channel }: { channel: Channel }) {
  const t = useText(findText)
  const { audience } = channel
  if (!audience)
    return (
      <Card pad={16}>
        <h2 className="text-base tracking-normal break-words">{t('audienceOf', { handle: channel.handle })}</h2>
        <p className="mt-2 text-sm text-ink-2">{t('noAudience')}</p>
      </Card>
    )
  const ages = ['13-17', '18-24', '25-34', '35-44', '45+'] as const
  const points = ages.map((band) => ({
    label: band.replace('-', '–'),
    value: audience.age[band],
    text: percentOf(audience.age[band]),
  }))
  const highlight = points.reduce((best, { value }, i) => (value > (points[best]?.value ?? 0) ? i : best), 0)
  const largest = points[highlight]
  const { female, male, other } = audience.gender
  const genders = [
    t('women', { percent: percentOf(female) }),
    t('men', { percent: percentOf(male) }),
    ...(other > 0 ? [t('others', { percent: percentOf(other) })] : []),
  ]
  return (
    <Card pad={16}>
      <h2 className="text-base tracking-normal break-words">{t('audienceOf', { handle: channel.handle })}</h2>
      <p className="mb-3 text-sm text-ink-2">{genders.join(' · ')}</p>
      <BarChart
        label={t('largest', { band: largest?.label ?? '', value: largest?.text ?? '' })}
        highlight={highlight}
        height={130}
        points={points}
        table={{ toggle: t('asTable'), head: [t('age'), t('share')] }}
      />
      <AudiencePlaces places={audience.location} />
    </Card>
  )
}

export function PastWork({ profile }: { profile: InfluencerProfile }) {
  const t = useText(findText)
  const words = useWords()
  const { title } = useCampaignWords()
  return (
    <section>
      <SectionHead title={t('work')} />
      {profile.portfolio.length === 0 && <p className="text-sm text-ink-2">{t('noWork')}</p>}
      <ul className="grid grid-cols-2 gap-x-3 gap-y-5 lg:grid-cols-3">
        {profile.portfolio.map((post) => (
          <li key={post.url}>
            <a
              href={post.url}
              target="_blank"
              rel="noopener nofollow"
              aria-label={t('openPost', { title: title(post) })}
              className="block"
            >
              <span className="relative block aspect-4/3 overflow-hidden rounded-card bg-surface-2">
                <JobCover campaign={post} />
              </span>
              <span className="mt-2 line-clamp-2 text-sm font-semibold">{title(post)}</span>
            </a>
            <p className="text-xs text-ink-2">
              {[
                post.brand,
                words.post(post.postType, post.channelType),
                post.views === null ? null : t('views', { n: formatCompact(post.views) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Reviews({ reviews }: Pick<InfluencerProfile, 'reviews'>) {
  const t = useText(findText)
  if (reviews.length === 0) return null
  return (
    <section>
      <SectionHead title={t('reviews')} />
      <ul className="grid gap-3 lg:grid-cols-2">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} title={review.from} />
          </li>
        ))}
      </ul>
    </section>
  )
}
