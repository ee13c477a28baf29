import type { ReactNode } from 'react'
import type { PostType } from '../../../core/vocabulary.ts'
import { formatAmount, formatBahtShort, formatNumber, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Reasons } from '../../../ui/influencer-card.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { ScoreRing } from '../../../ui/score-ring.tsx'
import { useMatchWords } from '../../applications/components/use-match-words.ts'
import { PauseMark } from '../../job-pauses/components/pause-mark.tsx'
import type { ComparedPerson } from '../comparison/shapes.ts'
import { bestOf } from '../rules/comparison.ts'
import { placeName } from '../rules/place-name.ts'
import { compareText } from '../text/compare.ts'
import { findText } from '../text/index.ts'
import { useReplyWords } from './use-reply-words.ts'

export interface Row {
  key: string
  head: string
  cells: readonly ReactNode[]
  best: readonly boolean[]
}

export interface Part {
  title: string
  rows: readonly Row[]
}

type People = readonly ComparedPerson[]
type Figure = (person: ComparedPerson) => number | null

/** A row of figures with the best values marked. Unknown figures are labelled as unknown. */
function useFigureRow(people: People) {
  const t = useText(compareText)
  const unknown = <span className="text-ink-3">{t('unknown')}</span>
  return (
    key: string,
    head: string,
    figure: Figure,
    show: (n: number, person: ComparedPerson) => ReactNode,
    which: 'highest' | 'lowest' = 'highest',
  ): Row => {
    const values = people.map(figure)
    const cells = people.map((person, i) => {
      const value = values[i] ?? null
      return value === null ? unknown : show(value, person)
    })
    return { key, head, cells, best: bestOf(values, which) }
  }
}

const largest = (shares: Readonly<Record<string, number>> | undefined): [string, number] | null =>
  Object.entries(shares ?? {}).reduce<[string, number] | null>(
    (best, entry) => (best === null || entry[1] > best[1] ? entry : best),
    null,
  )

function useFitRows(people: People, postType: PostType | null): Row[] {
  const t = useText(compareText)
  const words = useText(findText)
  const post = useWords().post
  const reasonWords = useMatchWords()
  const row = useFigureRow(people)
  const compared = people.some(({ match }) => match !== null)
  const none = people.map(() => false)
  return [
    ...(compared
      ? [
          row(
            'match',
            t('match'),
            ({ match }) => match?.score ?? null,
            (score) => <ScoreRing score={score} label={words('scoreOf', { score })} />,
          ),
          {
            key: 'reasons',
            head: t('reasons'),
            cells: people.map(({ accountId, match }) => (
              <Reasons key={accountId} reasons={reasonWords(match?.reasons ?? []).slice(0, 3)} />
            )),
            best: none,
          },
        ]
      : []),
    row(
      'price',
      postType ? t('price', { post: post(postType) }) : t('priceAny'),
      ({ price }) => price,
      (n) => formatBahtShort(n),
      'lowest',
    ),
    row(
      'withFee',
      t('withFee'),
      ({ withFee }) => withFee,
      (n) => formatAmount(n),
      'lowest',
    ),
    row(
      'perThousand',
      t('perThousand'),
      ({ perThousandViews }) => perThousandViews,
      (n) => formatBahtShort(n),
      'lowest',
    ),
  ]
}

function useAudienceRows(people: People): Row[] {
  const t = useText(compareText)
  const find = useText(findText)
  const words = useWords()
  const lang = useLang()
  const row = useFigureRow(people)
  const none = people.map(() => false)
  const share = (name: string, percent: number) => t('share', { name, percent: `${Math.round(percent)}%` })
  const shown = (key: string, head: string, of: (person: ComparedPerson) => string | null): Row => ({
    key,
    head,
    cells: people.map((person) => of(person) ?? <span className="text-ink-3">{t('unknown')}</span>),
    best: none,
  })
  const genders: Readonly<Record<string, string>> = { female: find('female'), male: find('male'), other: find('other') }
  return [
    {
      key: 'channel',
      head: t('channel'),
      cells: people.map(({ channel, channelId }) => (
        <span key={channelId} className="flex min-w-0 items-start gap-1.5">
          <PlatformIcon platform={channel.type} label={words.channel(channel.type)} />
          <span className="min-w-0 break-all">@{channel.handle}</span>
        </span>
      )),
      best: none,
    },
    row('followers', t('followers'), ({ channel }) => channel.followers, formatNumber),
    row('views', t('views'), ({ channel }) => channel.averageViews, formatNumber),
    row('engagement', t('engagement'), ({ channel }) => channel.engagementBps, formatPercent),
    shown('gender', t('mainGender'), ({ audience }) => {
      const most = largest(audience?.gender)
      return most && share(genders[most[0]] ?? most[0], most[1])
    }),
    shown('age', t('mainAge'), ({ audience }) => {
      const most = largest(audience?.age)
      return most && share(most[0].replace('-', '–'), most[1])
    }),
    shown('area', t('province'), ({ audience }) => {
      const named = audience?.location.filter(({ place }) => place !== 'other')
      const most = named?.toSorted((a, b) => b.percent - a.percent)[0]
      return most ? share(placeName(most.place, lang), most.percent) : null
    }),
  ]
}

function useReplyRow(people: People): Row {
  const t = useText(findText)
  const words = useReplyWords()
  const hours = people.map(({ reply }) => reply?.hours ?? null)
  return {
    key: 'reply',
    head: t('reply'),
    cells: people.map(({ reply }) => words(reply)),
    best: bestOf(hours, 'lowest'),
  }
}

/** When people take new jobs. No row if none of them has paused. */
function usePauseRow(people: People): Row[] {
  const t = useText(compareText)
  if (people.every(({ takesJobsFrom }) => takesJobsFrom === null)) return []
  const cells = people.map(({ accountId, takesJobsFrom }) =>
    takesJobsFrom ? <PauseMark key={accountId} from={takesJobsFrom} /> : t('takesJobsNow'),
  )
  return [{ key: 'pause', head: t('takesJobs'), cells, best: people.map(() => false) }]
}

function useTrustRows(people: People): Row[] {
  const t = useText(compareText)
  const row = useFigureRow(people)
  const reply = useReplyRow(people)
  const pause = usePauseRow(people)
  return [
    row('score', t('score'), ({ score }) => score, formatNumber),
    row(
      'finished',
      t('finished'),
      ({ reliability }) => reliability,
      (n) => `${n}%`,
    ),
    row(
      'rating',
      t('rating'),
      ({ rating }) => rating?.average ?? null,
      (average, { rating }) => t('ratingValue', { average: (average / 10).toFixed(1), n: rating?.reviews ?? 0 }),
    ),
    reply,
    ...pause,
    row('completed', t('completed'), ({ completedJobs }) => completedJobs, formatNumber),
    row(
      'withYou',
      t('withYou'),
      ({ jobsWithYou }) => jobsWithYou,
      (n) => (n === 0 ? t('neverYet') : formatNumber(n)),
    ),
  ]
}

/** All rows of the comparison, by section. */
export function useComparison(people: People, postType: PostType | null): Part[] {
  const t = useText(compareText)
  const fit = useFitRows(people, postType)
  const audience = useAudienceRows(people)
  const trust = useTrustRows(people)
  return [
    { title: t('fitPart'), rows: fit },
    { title: t('audiencePart'), rows: audience },
    { title: t('trustPart'), rows: trust },
  ]
}
