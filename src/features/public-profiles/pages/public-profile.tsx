import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { HeadData } from '../../../core/head-data.ts'
import { PROVINCES } from '../../../core/thai/provinces.ts'
import { formatCompact, formatPercent } from '../../../i18n/formats.ts'
import { translator } from '../../../i18n/messages.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { INTEREST_WORDS } from '../../accounts/text/interests.ts'
import { SharePage } from '../../content/components/share-page.tsx'
import { truncate } from '../../content/rules/truncate.ts'
import { JobCover } from '../../jobs/components/job-pictures.tsx'
import { useCampaignWords } from '../../jobs/components/use-campaign-words.ts'
import { RatingMark } from '../../reviews/components/rating-mark.tsx'
import { ReviewCard } from '../../reviews/components/review-section.tsx'
import { contract } from '../contract.ts'
import type { PublicProfile } from '../shapes.ts'
import type en from '../text/en.ts'
import { publicProfileText } from '../text/index.ts'

/** Length at which search engines and link previews cut. */
const DESCRIPTION = 155

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { lang, origin } = context.get(pageContext)
  const { data: profile } = await load(() =>
    pageCall(context)(contract.get, { params: { handle: params.handle ?? '' } }),
  )
  const t = translator<typeof en>(await publicProfileText.load(lang))
  const { name, completedJobs: n } = profile
  const channels = profile.channels.map(({ handle }) => `@${handle}`).join(', ')
  const words = n === 0 ? t('descriptionNew', { name, channels }) : t('description', { name, channels, n })
  const head: HeadData = {
    title: truncate(`${name} · ${t('kind')}`, 52),
    description: truncate(profile.bio || words, DESCRIPTION),
    noindex: !profile.listed,
  }
  return { profile, url: `${origin}/${lang}/influencer/${profile.handle}`, head }
}

function Head({ profile }: { profile: PublicProfile }) {
  const lang = useLang()
  const { name, avatarFileId, bio, interests, province } = profile
  const place = PROVINCES.find(({ code }) => code === province)?.[lang]
  const facts = [...interests.map((interest) => INTEREST_WORDS[interest][lang]), place].filter(Boolean)
  return (
    <header className="flex flex-col items-center gap-3 text-center lg:flex-row lg:items-start lg:gap-6 lg:text-left">
      <Avatar name={name} size={112} decorative {...(avatarFileId && { src: `/media/${avatarFileId}` })} />
      <div className="min-w-0">
        <h1 className="text-3xl">{name}</h1>
        {facts.length > 0 && <p className="mt-1 text-sm text-ink-2">{facts.join(' · ')}</p>}
        {bio && <p className="mt-3 max-w-[60ch] break-words whitespace-pre-line">{bio}</p>}
      </div>
    </header>
  )
}

function Figures({ profile }: { profile: PublicProfile }) {
  const t = useText(publicProfileText)
  const { completedJobs, reliability, rating } = profile
  const figures = [
    { label: t('jobs'), value: completedJobs === 0 ? t('isNew') : String(completedJobs) },
    ...(reliability === null ? [] : [{ label: t('finished'), value: `${reliability}%` }]),
    ...(rating ? [{ label: t('rating'), value: <RatingMark rating={rating} /> }] : []),
  ]
  return (
    <dl className="grid auto-cols-fr grid-flow-col divide-x divide-line rounded-card py-4 inset-ring inset-ring-line">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse items-center px-3 text-center">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="text-xl font-title">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Channels({ profile }: { profile: PublicProfile }) {
  const t = useText(publicProfileText)
  const words = useWords()
  return (
    <section>
      <SectionHead title={t('channels')} />
      <ul>
        {profile.channels.map((channel) => (
          <li key={channel.url} className="flex items-center gap-3 border-t border-line py-3">
            <PlatformIcon platform={channel.type} />
            <div className="min-w-0 flex-1">
              <TextLink href={channel.url} reload target="_blank" rel="noopener nofollow" className="hit break-all">
                @{channel.handle}
              </TextLink>
              <p className="text-xs text-ink-2">{words.channel(channel.type)}</p>
            </div>
            <p className="text-right text-sm">
              {channel.followers !== null && (
                <span className="block font-semibold">{t('followers', { n: formatCompact(channel.followers) })}</span>
              )}
              {channel.engagementBps !== null && (
                <span className="text-ink-2">{t('engagement', { percent: formatPercent(channel.engagementBps) })}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Portfolio({ profile }: { profile: PublicProfile }) {
  const t = useText(publicProfileText)
  const words = useWords()
  const { title } = useCampaignWords()
  if (profile.portfolio.length === 0) return null
  return (
    <section>
      <SectionHead title={t('portfolio')} />
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

/** An influencer's media kit: figures, portfolio and reviews. */
export default function PublicProfilePage() {
  const { profile, url } = useLoaderData<typeof loader>()
  const t = useText(publicProfileText)
  const lang = useLang()
  return (
    <main id="main" className="mx-auto grid max-w-[880px] gap-8 px-(--gutter) py-8 lg:py-12">
      <Head profile={profile} />
      <Figures profile={profile} />
      <Channels profile={profile} />
      <Portfolio profile={profile} />
      {profile.reviews.length > 0 && (
        <section>
          <SectionHead title={t('reviews')} />
          <ul className="grid gap-3 lg:grid-cols-2">
            {profile.reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} title={review.from} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Card pad={24} sunken>
        <h2 className="text-lg tracking-normal">{t('work', { name: profile.name })}</h2>
        <p className="mt-1 text-sm text-ink-2">{t('workNote')}</p>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
          <ButtonLink href={`/${lang}/Marketer/manageCampaign/new`}>{t('workAct')}</ButtonLink>
          <SharePage label={t('share')} url={url} title={profile.name} />
        </div>
      </Card>
    </main>
  )
}
