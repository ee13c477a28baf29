import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Phrases, UserText } from '../../../ui/phrases.tsx'
import { AgencyLine } from '../../agency-brands/components/agency-line.tsx'
import { InvitedJob } from '../../applications/components/invited-job.tsx'
import { MarketerRecord } from '../../reviews/components/marketer-record.tsx'
import { ReviewSection } from '../../reviews/components/review-section.tsx'
import { PaidJob } from '../../settlement/components/paid-job.tsx'
import type { Job } from '../contract.ts'
import { jobPageText } from '../text/job/index.ts'
import { ActKeysProvider } from './act-form.tsx'
import { DoneNote } from './done-note.tsx'
import { InfluencerSecondaryActions } from './influencer-secondary-actions.tsx'
import { JobConversation } from './job-conversation.tsx'
import { BrandLogo, InfluencerAvatar } from './job-pictures.tsx'
import type { loadJob } from './load-job.ts'
import { RunningJob } from './running-job.tsx'
import { useCampaignWords } from './use-campaign-words.ts'

/** Whether the viewer is the talent manager of the job's influencer. */
export const isManaged = (job: Job): boolean => job.creatorMoney?.of === 'manager'

/** Shows for which influencer a talent manager acts. Always visible above the page's forms. */
function ActingFor({ job }: { job: Job }) {
  const t = useText(jobPageText)
  const lang = useLang()
  return (
    <div className="sticky top-0 z-20 flex items-center gap-3 rounded-[14px] bg-info-bg px-4 py-2.5 text-sm text-info lg:mr-[var(--tools,0px)]">
      <InfluencerAvatar job={job} size={32} />
      <p className="min-w-0 flex-1 font-semibold">{t('actingFor', { name: job.creator.name })}</p>
      <TextLink href={`/${lang}/Influencer/partnerJobList`} className="hit">
        {t('switchCreator')}
      </TextLink>
    </div>
  )
}

/** An influencer's job in every state, for the influencer or their talent manager. */
export function InfluencerJobView({ data }: { data: Awaited<ReturnType<typeof loadJob>> }) {
  const { job, brief, choices, talk, review, record, keys, now } = data
  const lang = useLang()
  const t = useText(jobPageText)
  const { title } = useCampaignWords()
  const managed = isManaged(job)
  const back = {
    href: `/${lang}/Influencer/${managed ? 'partnerJobList' : 'brandJob'}`,
    label: t(managed ? 'backToManaged' : 'back'),
  }
  const invited = job.stage === 'answer' || job.stage === 'invite_offer'
  const earned = job.creatorMoney?.booked === true && job.creatorMoney.net > 0
  const paid = job.status === 'COMPLETED' || (job.status === 'CANCEL' && earned)
  const below = (
    <>
      {!managed && <ReviewSection job={job} side="influencer" review={review} />}
      {!paid && <MarketerRecord record={record} />}
      <JobConversation job={job} side="influencer" talk={talk} />
      <InfluencerSecondaryActions job={job} />
    </>
  )
  return (
    <ActKeysProvider value={keys}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {managed && <ActingFor job={job} />}
        <DoneNote focused />
        {invited ? (
          <>
            <InvitedJob job={job} brief={brief} now={now} back={back} />
            <div className="grid max-w-[680px] grid-cols-[minmax(0,1fr)] gap-6">{below}</div>
          </>
        ) : (
          <>
            <div className="lg:pr-[var(--tools,0px)]">
              <BackLink href={back.href}>{back.label}</BackLink>
              <h1 className="mt-1 text-2xl">
                <Phrases>{title(job.campaign)}</Phrases>
              </h1>
              <p className="mt-1 flex items-center gap-2 text-sm text-ink-2">
                <BrandLogo brand={job.brand} />
                <UserText>{job.brand.name}</UserText>
              </p>
              <AgencyLine agency={job.brand.agency} className="mt-0.5" />
            </div>
            {paid ? (
              <PaidJob job={job} below={below} />
            ) : (
              <RunningJob job={job} brief={brief} now={now} choices={choices} below={below} />
            )}
          </>
        )}
      </div>
    </ActKeysProvider>
  )
}
