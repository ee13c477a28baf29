import type { ReactNode } from 'react'
import { useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { CounterOffer } from '../../applications/components/counter-offer.tsx'
import { MatchAndNote } from '../../applications/components/invited-job.tsx'
import { SwitchChannel } from '../../applications/components/switch-channel.tsx'
import type { ChannelChoice } from '../../applications/contract.ts'
import type { BriefView } from '../../campaigns/brief/view.ts'
import { AttachmentList, RejectionPanel } from '../../deliverables/components/attachments.tsx'
import { InsightNumbers, PostList, PostRejection } from '../../deliverables/components/posts.tsx'
import { JobMoney } from '../../settlement/components/shared-money.tsx'
import type { Job } from '../contract.ts'
import { isApplication } from '../rules/states.ts'
import { jobPageText } from '../text/job/index.ts'
import { DisputeNotice } from './dispute-notice.tsx'
import { InfluencerMainAct } from './influencer-main-act.tsx'
import { JobDescription, JobTerms } from './job-brief.tsx'
import { JobColumns } from './job-columns.tsx'
import { JobStateSummary, JobSteps } from './job-head.tsx'
import { StartFacts } from './start-facts.tsx'

/** The reason of the last rejection, above the form for the correction. */
function LastRejection({ job }: { job: Job }) {
  if (job.offers.includes('draft')) return <RejectionPanel job={job} kind="draft" />
  if (job.offers.includes('insight')) return <RejectionPanel job={job} kind="insight" />
  if (job.offers.includes('receipt')) return <RejectionPanel job={job} kind="receipt" />
  return job.offers.includes('postUrl') ? <PostRejection job={job} /> : null
}

interface RunningJobProps {
  job: Job
  brief: BriefView
  now: number
  /** Channels that the influencer can apply with. */
  choices: readonly ChannelChoice[]
  below: ReactNode
}

/** An active job, an application, or one that ended without pay: its state and the next action. */
export function RunningJob({ job, brief, now, choices, below }: RunningJobProps) {
  const t = useText(jobPageText)
  const money = job.creatorMoney
  const applied = isApplication(job.status)
  const fixing = job.timeline?.stage === 'draft_fix'
  return (
    <JobColumns
      side={
        <>
          {money && job.timeline && (
            <Card pad={16}>
              <JobMoney job={job} held={!applied} />
            </Card>
          )}
          <StartFacts job={job} />
          {job.timeline && <JobTerms job={job} brief={brief} />}
          <JobDescription job={job} brief={brief} />
        </>
      }
      below={below}
    >
      <JobSteps job={job} />
      <JobStateSummary job={job} side="influencer" now={now} />
      <DisputeNotice job={job} />
      <LastRejection job={job} />
      <InfluencerMainAct job={job} />
      {fixing && (
        <Callout tone="quiet" title={t('ifRejected', { n: job.draft.included + job.draft.extraRounds })}>
          {t('ifRejectedNote')}
        </Callout>
      )}
      {applied && <MatchAndNote job={job} noteTitle={t('noteToBrand')} />}
      <CounterOffer job={job} />
      <SwitchChannel choices={choices} />
      <AttachmentList job={job} kind="draft" large />
      <PostList job={job} />
      <InsightNumbers job={job} all />
      <AttachmentList job={job} kind="insight" />
      <AttachmentList job={job} kind="receipt" />
    </JobColumns>
  )
}
