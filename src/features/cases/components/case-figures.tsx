import { useText } from '../../../i18n/use-text.tsx'
import type { CaseStudy } from '../contract.ts'
import { casesText } from '../text/index.ts'
import { useFigureText } from './figure-text.ts'

/** The figures of a campaign in large type. */
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
            <dd className="nb text-[min(1.75rem,9.5vw)] leading-tight font-title lg:text-[2.75rem]">{text(figure)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
