import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { qText, readQuery } from '../../../web/query.ts'
import { BudgetTable } from '../components/budget-table.tsx'
import { HireOptions } from '../components/hire-options.tsx'
import MarketerBelow from '../components/marketer-below.tsx'
import { MarketerStageArt, SAMPLE_PRICE } from '../components/marketer-stage-art.tsx'
import { loadOpenPage } from '../components/open-page.ts'
import { Section } from '../components/section.tsx'
import { Highlight, Stage } from '../components/stage.tsx'
import { readBudget } from '../rules/budget.ts'
import { marketerText } from '../text/marketer.ts'

const zQuery = z.object({ budget: qText() })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = await loadOpenPage(context, { jobs: 1, influencers: 0, price: SAMPLE_PRICE, offer: true })
  return { ...page, budget: readBudget(readQuery(url, zQuery).budget) }
}

export default function MarketerLanding() {
  const { jobs, pricing, offer, budget } = useLoaderData<typeof loader>()
  const t = useText(marketerText)
  const lang = useLang()
  const signup = `/${lang}/Marketer/signup`
  return (
    <main id="main">
      <Stage
        first={t('heroFirst')}
        second={<Highlight>{t('heroMark')}</Highlight>}
        note={t('heroNote')}
        art={<MarketerStageArt job={pricing.job} />}
      >
        <div className="flex flex-wrap gap-3 max-lg:flex-col">
          <ButtonLink href={signup} variant="highlight" size="lg">
            {t('createCampaign')}
          </ButtonLink>
          <ButtonLink href={`/${lang}/Marketer/package`} variant="on-dark" size="lg">
            {t('seePackages')}
          </ButtonLink>
        </div>
        <p className="mt-5 text-sm text-(--leaf-200)">{t('feeLine', { p: formatPercent(pricing.job.feeBps) })}</p>
      </Stage>
      <Section id="ways" title={t('waysTitle')}>
        <HireOptions job={jobs[0]} offer={offer} lang={lang} answerHours={pricing.answerHours} />
      </Section>
      <BudgetTable key={budget} pricing={pricing} start={budget} />
      <MarketerBelow pricing={pricing} signup={signup} />
    </main>
  )
}
