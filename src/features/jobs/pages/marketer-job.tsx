import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { formatBaht, formatCompact, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { UserText } from '../../../ui/phrases.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { defineActions } from '../../../web/actions.ts'
import { AttachmentList } from '../../deliverables/components/attachments.tsx'
import { InsightNumbers, PostList } from '../../deliverables/components/posts.tsx'
import { RatingMark, useTrackWords } from '../../reviews/components/rating-mark.tsx'
import { ReviewSection } from '../../reviews/components/review-section.tsx'
import { MarketerReceipt } from '../../settlement/components/receipts.tsx'
import { ActKeysProvider } from '../components/act-form.tsx'
import { marketerJobActs } from '../components/actions.ts'
import { DisputeNotice } from '../components/dispute-notice.tsx'
import { DoneNote } from '../components/done-note.tsx'
import { JobDescription, JobTerms } from '../components/job-brief.tsx'
import { JobColumns } from '../components/job-columns.tsx'
import { JobConversation } from '../components/job-conversation.tsx'
import { JobStateSummary, JobSteps } from '../components/job-head.tsx'
import { InfluencerAvatar } from '../components/job-pictures.tsx'
import { loadJob } from '../components/load-job.ts'
import { MarketerMainAct, TrackingCorrection } from '../components/marketer-forms.tsx'
import { MarketerSecondaryActions } from '../components/marketer-secondary-actions.tsx'
import { StartFacts } from '../components/start-facts.tsx'
import { useCampaignWords } from '../components/use-campaign-words.ts'
import type { Job } from '../contract.ts'
import { jobNumberOf } from '../rules/job-number.ts'
import { jobPageText } from '../text/job/index.ts'

export const loader = (args: LoaderFunctionArgs) => loadJob(args, args.params.jobId ?? '')

export const action = defineActions(marketerJobActs)
export { clientAction } from '../../../web/client-action.ts'

function Head({ job }: { job: Job }) {
  const lang = useLang()
  const t = useText(jobPageText)
  const { title, post } = useCampaignWords()
  const track = useTrackWords()
  const { channel, creator } = job
  const figures = [
    channel.followers === null ? null : t('followers', { n: formatCompact(channel.followers) }),
    channel.engagementBps === null ? null : `ER ${formatPercent(channel.engagementBps)}`,
    track(creator.reliability, (n) => t('reliability', { n })),
  ].filter(Boolean)
  return (
    <div className="lg:pr-[var(--tools,0px)]">
      <BackLink href={`/${lang}/Marketer/manageCampaign/${job.campaign.id}/applicants?tab=jobs`}>
        {title(job.campaign)}
      </BackLink>
      <div className="mt-2 flex items-center gap-3.5">
        <InfluencerAvatar job={job} size={56} />
        <div className="min-w-0">
          <h1 className="text-2xl">
            <UserText>{creator.name}</UserText>
          </h1>
          <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-2">
            <PlatformIcon platform={channel.type} />
            <TextLink href={channel.url} reload target="_blank" rel="noopener nofollow" className="hit">
              {channel.handle}
            </TextLink>
            {/* The separator follows a fact, so that no line begins with a separator. */}
            {[post(job), ...figures].map((fact) => (
              <span key={fact} className="nb not-last:after:ml-1.5 not-last:after:content-['·']">
                {fact}
              </span>
            ))}
            <RatingMark rating={creator.rating} />
          </p>
        </div>
      </div>
    </div>
  )
}

/** After the end: links to the results and to other influencers. */
function NextLinks({ job }: { job: Job }) {
  const lang = useLang()
  const t = useText(jobPageText)
  const campaign = `/${lang}/Marketer/manageCampaign/${job.campaign.id}`
  if (job.timeline || job.status === 'COMPLETE') return null
  return (
    <div className="flex flex-wrap gap-2.5">
      {job.status !== 'COMPLETED' && (
        <ButtonLink href={`${campaign}/applicants`} variant="secondary">
          {t('pickAnother')}
        </ButtonLink>
      )}
      <ButtonLink
        href={`/${lang}/Marketer/${job.fundedBy === 'package' ? 'packageBalance' : 'usageStatement'}?job=${job.id}#moves`}
        variant="secondary"
      >
        {t('seeEntry')}
      </ButtonLink>
    </div>
  )
}

export default function MarketerJob() {
  const { job, brief, talk, review, keys, now } = useLoaderData<typeof loader>()
  const t = useText(jobPageText)
  return (
    <ActKeysProvider value={keys}>
      <div className="grid gap-6">
        <DoneNote />
        <Head job={job} />
        <JobColumns
          side={
            <>
              {job.brandMoney && (
                <Card pad={16}>
                  <MarketerReceipt job={job} money={job.brandMoney} />
                  {job.campaign.reviewOption === 'buy product' && job.start.receipt === 'review' && (
                    <p className="text-xs text-ink-2">
                      {t('reimbursementCap')} {formatBaht(job.brandMoney.reimbursementCap)}
                    </p>
                  )}
                  <p className="mt-1 text-xs text-ink-2">{t('jobNumber', { n: jobNumberOf(job.id) })}</p>
                </Card>
              )}
              <StartFacts job={job} />
              <TrackingCorrection job={job} />
              <JobTerms job={job} brief={brief} />
              <JobDescription job={job} brief={brief} />
            </>
          }
          below={
            <>
              <ReviewSection job={job} side="marketer" review={review} />
              <JobConversation job={job} side="marketer" talk={talk} />
              <MarketerSecondaryActions job={job} />
            </>
          }
        >
          <JobSteps job={job} />
          <JobStateSummary job={job} side="marketer" now={now} />
          <DisputeNotice job={job} />
          {job.offers.includes('approveReceipt') && <AttachmentList job={job} kind="receipt" large />}
          {job.offers.includes('approveDraft') && <AttachmentList job={job} kind="draft" large />}
          {job.offers.includes('approveInsight') && <InsightNumbers job={job} all />}
          {job.offers.includes('approveInsight') && <AttachmentList job={job} kind="insight" large />}
          <MarketerMainAct job={job} />
          <PostList job={job} />
          {!job.offers.includes('approveInsight') && <InsightNumbers job={job} all />}
          {!job.offers.includes('approveInsight') && <AttachmentList job={job} kind="insight" />}
          {!job.offers.includes('approveDraft') && <AttachmentList job={job} kind="draft" />}
          {!job.offers.includes('approveReceipt') && <AttachmentList job={job} kind="receipt" />}
          <NextLinks job={job} />
        </JobColumns>
      </div>
    </ActKeysProvider>
  )
}
