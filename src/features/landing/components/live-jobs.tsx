import { useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import type { JobCard } from '../../campaigns/contract.ts'
import { kindsText } from '../text/kinds.ts'
import { JobRow } from './job-row.tsx'
import { Section } from './section.tsx'

/** Some open campaigns as examples. `total`: number of all open campaigns on the board. */
export default function LiveJobs({ jobs, total, board }: { jobs: readonly JobCard[]; total: number; board: string }) {
  const t = useText(kindsText)
  return (
    <Section
      id="live"
      title={t('liveTitle')}
      note={t('liveNote')}
      act={
        <ButtonLink href={board} variant="secondary">
          {t('liveAll', { n: total })}
        </ButtonLink>
      }
    >
      <JobRow jobs={jobs} base={board} />
    </Section>
  )
}
