import { PROVINCES } from '../../../core/thai/provinces.ts'
import { formatCompact, formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { JobCover } from '../../jobs/components/job-pictures.tsx'
import { useCampaignWords } from '../../jobs/components/use-campaign-words.ts'
import type { InfluencerProfile } from '../shapes.ts'
import { findText } from '../text/index.ts'

type Audience = NonNullable<InfluencerProfile['channels'][number]['audience']>

const POSTS = 3

interface Share {
  label: string
  percent: number
}

/** The larger gender, the largest age group and the first place of the audience, as text. */
function useShares() {
  const t = useText(findText)
  const lang = useLang()
  return ({ gender, age, location }: Audience): Share[] => {
    const women = gender.female >= gender.male
    const [band, ofBand] = Object.entries(age).reduce((best, one) => (one[1] > best[1] ? one : best))
    const place = location
      .toSorted((a, b) => b.percent - a.percent)
      .flatMap(({ place: code, percent }) => {
        const label = PROVINCES.find((province) => province.code === code)?.[lang]
        return label ? [{ label, percent }] : []
      })
    return [
      { label: t(women ? 'female' : 'male'), percent: women ? gender.female : gender.male },
      { label: t('ageBand', { band: band.replace('-', '–') }), percent: ofBand },
      ...place.slice(0, 1),
    ].filter(({ percent }) => percent > 0)
  }
}

function AudienceBars({ audience }: { audience: Audience }) {
  const shares = useShares()(audience)
  return (
    <dl className="grid gap-2 text-sm">
      {shares.map(({ label, percent }) => (
        <div key={label} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_3rem] items-center gap-3">
          <dt className="text-ink-2">{label}</dt>
          <dd className="contents">
            <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-surface-2">
              <span className="block h-full rounded-full bg-viz-1" style={{ width: `${percent}%` }} />
            </span>
            <span className="nb text-right font-medium">{formatNumber(Math.round(percent))}%</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Posts({ posts }: { posts: InfluencerProfile['portfolio'] }) {
  const t = useText(findText)
  const { title } = useCampaignWords()
  return (
    <ul className="grid grid-cols-3 gap-2">
      {posts.slice(0, POSTS).map((post) => (
        <li key={post.url}>
          <a
            href={post.url}
            target="_blank"
            rel="noopener nofollow"
            aria-label={[
              t('openPost', { title: title(post) }),
              post.views !== null && t('views', { n: formatCompact(post.views) }),
            ]
              .filter(Boolean)
              .join(' · ')}
            className="relative block aspect-3/4 overflow-hidden rounded-card bg-surface-2"
          >
            <JobCover campaign={post} />
            {post.views !== null && (
              <span className="absolute bottom-1.5 left-1.5 flex items-center gap-1 rounded-md bg-black/60 px-1.5 py-0.5 text-xs text-white">
                <Icon name="play-circle" />
                {formatCompact(post.views)}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Panel with the latest posts of an influencer and the audience of one channel. The profile has the full data. */
export function ChannelGlance({ profile, channelId }: { profile: InfluencerProfile; channelId: string }) {
  const t = useText(findText)
  const lang = useLang()
  const channel = profile.channels.find(({ id }) => id === channelId)
  return (
    <section className="grid gap-3">
      {profile.portfolio.length > 0 && <Posts posts={profile.portfolio} />}
      {channel?.audience && (
        <>
          <h3 className="text-sm tracking-normal">{t('audience')}</h3>
          <AudienceBars audience={channel.audience} />
        </>
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        {channel?.averageViews != null && <span>{t('averageViews', { n: formatCompact(channel.averageViews) })}</span>}
        <TextLink href={`/${lang}/Marketer/findInfluencer/${profile.id}`} className="hit">
          {t('wholeProfile')}
        </TextLink>
      </p>
    </section>
  )
}
