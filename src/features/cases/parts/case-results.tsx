import { Suspense } from 'react'
import { useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { lazyNear } from '../../../ui/lazy-near.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { CaseStudy } from '../contract.ts'
import { casesText } from '../text/index.ts'
import { useFigureText } from './figure-text.ts'

const CHARTS = 'course'

/** The code that makes a chart answer to the pointer. */
const SeriesChart = lazyNear(CHARTS, () => import('./series-chart.tsx'), '100px')

/** The figures of a campaign, large. */
export function CaseFigures({ study }: { study: CaseStudy }) {
  const t = useText(casesText)
  const text = useFigureText()
  if (study.figures.length === 0) return null
  return (
    <section aria-labelledby="results" className="mt-10 lg:mt-16">
      <h2 id="results" className="mb-4 text-2xl lg:mb-6 lg:text-3xl">
        {t('results')}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-6 lg:grid-cols-3 lg:gap-x-10 lg:gap-y-8">
        {study.figures.map((figure) => (
          <div key={figure.label} className="flex flex-col-reverse justify-end border-t-2 border-action pt-3">
            <dt className="text-sm text-ink-2">{figure.label}</dt>
            <dd className="nb text-[28px] leading-tight font-title lg:text-[44px]">{text(figure)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** How the campaign went day by day. */
export function CaseCharts({ study }: { study: CaseStudy }) {
  const t = useText(casesText)
  if (study.series.length === 0) return null
  return (
    <section aria-labelledby={CHARTS} className="mt-10 lg:mt-16">
      <h2 id={CHARTS} className="mb-4 text-2xl lg:mb-6 lg:text-3xl">
        {t('overTime')}
      </h2>
      <div className={study.series.length > 1 ? 'grid gap-5 lg:grid-cols-2 lg:gap-6' : 'max-w-[760px]'}>
        {study.series.map((series) => (
          <Card key={series.label} as="div" pad={24}>
            <h3 className="mb-3 text-base tracking-normal">{series.label}</h3>
            <Suspense fallback={<Skeleton className="h-64 w-full" />}>
              <SeriesChart series={series} />
            </Suspense>
          </Card>
        ))}
      </div>
    </section>
  )
}
