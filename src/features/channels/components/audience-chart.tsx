import { formatNumber } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { BarChart } from '../../../ui/bar-chart.tsx'
import { Card } from '../../../ui/card.tsx'
import { LineChart } from '../../../ui/line-chart.tsx'
import type { Channel } from '../contract.ts'
import { historyText } from '../text/index.ts'

type Audience = NonNullable<Channel['audience']>
type Band = keyof Audience['age']

const BANDS: readonly Band[] = ['13-17', '18-24', '25-34', '35-44', '45+']
const GENDERS = ['female', 'male', 'other'] as const

const rangeOf = (band: Band): string => band.replace('-', '–')
const part = (percent: number): string => `${formatNumber(Math.round(percent))}%`

interface Props {
  days: readonly { label: string; axisLabel: string; audience: Audience | null }[]
}

/** The audience: ages on the last day, and the trend of the largest age group and of the most frequent gender. */
export function AudienceChart({ days }: Props) {
  const t = useText(historyText)
  const measuredDays = days.flatMap(({ audience, ...labels }) => (audience ? [{ ...labels, audience }] : []))
  const latest = measuredDays.at(-1)?.audience
  if (!latest)
    return (
      <Card pad={16}>
        <h2 className="text-base tracking-normal">{t('audience')}</h2>
        <p className="mt-2 text-sm text-ink-2">{t('unknownAudience')}</p>
      </Card>
    )
  const largest = BANDS.reduce((best, band) => (latest.age[band] > latest.age[best] ? band : best), BANDS[0] as Band)
  const gender = GENDERS.reduce(
    (best, one) => (latest.gender[one] > latest.gender[best] ? one : best),
    'female' as const,
  )
  const lines = [
    { title: t('ageOf', { band: rangeOf(largest) }), shareOf: (audience: Audience) => audience.age[largest] },
    { title: t(`gender_${gender}`), shareOf: (audience: Audience) => audience.gender[gender] },
  ]
  return (
    <>
      <Card pad={16}>
        <h2 className="mb-3 text-base tracking-normal">{t('ages')}</h2>
        <BarChart
          label={t('largest', { band: rangeOf(largest), value: part(latest.age[largest]) })}
          highlight={BANDS.indexOf(largest)}
          height={150}
          points={BANDS.map((band) => ({
            label: rangeOf(band),
            value: latest.age[band],
            text: part(latest.age[band]),
          }))}
          table={{ toggle: t('asTable'), head: [t('age'), t('share')] }}
        />
      </Card>
      {measuredDays.length > 1 &&
        lines.map(({ title, shareOf }) => (
          <Card pad={16} key={title}>
            <h2 className="text-base tracking-normal">{title}</h2>
            <p className="nb mb-3 text-2xl font-title">{part(shareOf(latest))}</p>
            <LineChart
              label={t('finding', { title, value: part(shareOf(latest)), moved: '' })}
              points={measuredDays.map(({ audience, ...labels }) => {
                const value = shareOf(audience)
                return { ...labels, value, text: part(value) }
              })}
              height={150}
              axisText={part}
              table={{ toggle: t('asTable'), head: [t('day'), t('share')] }}
            />
          </Card>
        ))}
    </>
  )
}
