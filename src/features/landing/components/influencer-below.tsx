import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import type { JobCard } from '../../campaigns/contract.ts'
import type { Pricing } from '../contract.ts'
import { influencerText } from '../text/influencer.ts'
import { FirstSteps, PayExample } from './influencer-sections.tsx'
import { JobRow } from './job-row.tsx'
import { ManagerPanel } from './manager-panel.tsx'
import { Section } from './section.tsx'

interface InfluencerBelowProps {
  jobs: readonly JobCard[]
  /** Number of all open jobs. */
  total: number
  pricing: Pricing
}

/** What a job pays, how to begin, and the open jobs. */
export default function InfluencerBelow({ jobs, total, pricing }: InfluencerBelowProps) {
  const t = useText(influencerText)
  const board = `/${useLang()}/jobMarketBoard`
  return (
    <>
      <div className="measure mt-11 grid gap-11 lg:mt-22 lg:grid-cols-2 lg:gap-18">
        <PayExample job={pricing.job} />
        <FirstSteps pricing={pricing} />
      </div>
      <Section
        id="open-jobs"
        title={t('jobsTitle')}
        act={
          <ButtonLink href={board} variant="secondary">
            {t('allJobs', { n: total })}
          </ButtonLink>
        }
        phoneAct={
          <TextLink href={board} className="hit text-sm">
            {t('seeAll', { n: total })}
          </TextLink>
        }
      >
        <JobRow jobs={jobs} base={board} />
      </Section>
      <ManagerPanel />
    </>
  )
}
