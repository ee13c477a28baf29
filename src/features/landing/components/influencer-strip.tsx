import { INTERESTS } from '../../../core/vocabulary.ts'
import { formatBahtShort, formatCompact, formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { hash } from '../../../ui/art/hash.ts'
import { Portrait } from '../../../ui/art/people-art.tsx'
import { personNames } from '../../../ui/art/person-names.ts'
import { CoverImage } from '../../../ui/cover-image.tsx'
import { InfluencerCard } from '../../../ui/influencer-card.tsx'
import { openText } from '../text/open.ts'
import type { ShownInfluencer } from './open-page.ts'

/**
 * A drawn face for each creator without a picture. The same handle always gets the same face, unless that face is
 * already in the row.
 */
function facesOf(influencers: readonly ShownInfluencer[]): string[] {
  const taken = new Set<number>()
  return influencers.map(({ handle }) => {
    let at = hash(handle) % personNames.length
    while (taken.has(at) && taken.size < personNames.length) at = (at + 1) % personNames.length
    taken.add(at)
    return personNames[at] as string
  })
}

/** Creators with verified channels: five in a row on desktop, a row that scrolls sideways on phones. */
export function InfluencerStrip({
  influencers,
  labelledBy,
}: {
  influencers: readonly ShownInfluencer[]
  labelledBy: string
}) {
  const t = useText(openText)
  const words = useWords()
  const faces = facesOf(influencers)
  const meta = (influencer: ShownInfluencer): string =>
    [
      INTERESTS.filter((tag) => influencer.interests.includes(tag))
        .slice(0, 1)
        .map(words.interest)[0],
      influencer.followers !== null && t('followers', { n: formatCompact(influencer.followers) }),
      influencer.engagementBps !== null &&
        t('er', { p: formatPercent(Math.round(influencer.engagementBps / 10) * 10) }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <ul
      // The row itself is focusable because nothing inside it is: keyboard users can scroll it.
      tabIndex={0}
      aria-labelledby={labelledBy}
      className="max-lg:side-scroll max-lg:gap-3.5 lg:grid lg:grid-cols-5 lg:gap-5"
    >
      {influencers.map((influencer, i) => (
        <li key={influencer.id} className="max-lg:w-[190px] max-lg:shrink-0 max-lg:snap-start">
          <InfluencerCard
            name={influencer.name}
            portrait={
              influencer.avatarFileId ? (
                <CoverImage src={`/media/${influencer.avatarFileId}`} alt="" />
              ) : (
                <Portrait name={faces[i] ?? influencer.handle} className="size-full" />
              )
            }
            platforms={[influencer.type]}
            meta={meta(influencer)}
            verifiedLabel={t('verified')}
            price={
              influencer.priceFrom !== null && (
                <>
                  {t('from')} <b className="font-semibold">{formatBahtShort(influencer.priceFrom)}</b>{' '}
                  <span className="text-ink-2">{t('perPost')}</span>
                </>
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}
