import { formatBahtShort, formatCalendarDay, formatCredits, formatLeft } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import type { JobRow } from '../contract.ts'
import type { Stage } from '../rules/stages.ts'
import { jobActsText } from '../text/acts/index.ts'
import { jobListsText } from '../text/lists/index.ts'
import { InfluencerAvatar, JobThumb } from './job-pictures.tsx'
import { JobStateBadge } from './job-state-badge.tsx'
import type { Side } from './state.ts'
import { useJobWords } from './state-words.ts'
import { useCampaignWords } from './use-campaign-words.ts'

const DAY = 86_400_000

/** Where a job opens for its reader; applications open on the applicants' page of the campaign. */
export function jobHref(lang: string, side: Side, job: Pick<JobRow, 'id' | 'status'> & { campaign: { id: string } }) {
  if (side === 'influencer') return `/${lang}/Influencer/brandJob/${job.id}`
  const campaign = `/${lang}/Marketer/manageCampaign/${job.campaign.id}`
  return job.status === 'MATCHED' || job.status === 'MISMATCHED'
    ? `${campaign}/applicants?job=${job.id}`
    : `${campaign}/job/${job.id}`
}

/** Time left of an awaited act; critical under a day. */
export function TimeOf({ job, now }: { job: Pick<JobRow, 'dueAt'>; now: number }) {
  const lang = useLang()
  if (!job.dueAt) return null
  const urgent = new Date(job.dueAt).getTime() - now < DAY
  return <span className={urgent ? 'font-semibold text-critical' : undefined}>{formatLeft(lang, job.dueAt, now)}</span>
}

/** The next act of a stage in a word, for the button that leads to its form. */
function useActWords(side: Side) {
  const acts = useText(jobActsText)
  const boards = useText(jobListsText)
  const creator: Partial<Record<Stage, string>> = {
    order: acts('orderNumber'),
    receipt: acts('receipt'),
    visit: acts('checkIn'),
    transit: acts('confirmArrival'),
    draft: acts('draft'),
    draft_fix: acts('draftAgain'),
    link: acts('postUrl'),
    insight: acts('insight'),
    insight_fix: acts('insightAgain'),
  }
  const brand: Partial<Record<Stage, string>> = {
    applied: boards('choose'),
    ship: boards('add'),
    not_arrived: boards('add'),
    receipt_review: boards('review'),
    draft_review: boards('review'),
    choice: boards('choose'),
    insight_review: boards('review'),
  }
  return (stage: Stage | null): string =>
    (stage && (side === 'influencer' ? creator : brand)[stage]) || boards('seeJob')
}

/** A job in a creator's list: picture, state, time left, one act where one is awaited. */
export function InfluencerJobRow({ job, now, first }: { job: JobRow; now: number; first?: boolean }) {
  const lang = useLang()
  const { title, post } = useCampaignWords()
  const actWord = useActWords('influencer')
  const href = jobHref(lang, 'influencer', job)
  const mine = job.act === 'influencer'
  const boards = useText(jobListsText)
  const postFrom =
    job.stage === 'link' && job.postFrom && boards('postFrom', { date: formatCalendarDay(lang, job.postFrom) })
  return (
    <ListRow
      href={href}
      lead={<JobThumb campaign={job.campaign} />}
      above={
        <>
          <JobStateBadge side="influencer" job={job} />
          {mine && <TimeOf job={job} now={now} />}
        </>
      }
      title={title(job.campaign)}
      note={[job.brand.name, post(job), formatBahtShort(job.price), postFrom].filter(Boolean).join(' · ')}
      end={
        mine ? (
          <ButtonLink href={href} size="sm" variant={first ? 'primary' : 'secondary'}>
            {actWord(job.stage)}
          </ButtonLink>
        ) : undefined
      }
    />
  )
}

/** A decision that waits for the brand: who, what, until when. */
export function DecisionRow({ job, now, first }: { job: JobRow; now: number; first?: boolean }) {
  const lang = useLang()
  const t = useText(jobListsText)
  const { title } = useCampaignWords()
  const acts = useText(jobActsText)
  const { word } = useJobWords('marketer')
  const actWord = useActWords('marketer')
  const href = jobHref(lang, 'marketer', job)
  return (
    <ListRow
      href={href}
      lead={<InfluencerAvatar job={job} />}
      title={
        <>
          {job.stage === 'ship' ? acts('ship') : word(job)}
          <span className="text-sm font-normal text-ink-2">
            {' · '}
            <span className="nb">
              <TimeOf job={job} now={now} />
            </span>
          </span>
        </>
      }
      note={t('ofCampaign', { creator: job.creator.name, title: title(job.campaign) })}
      end={
        <ButtonLink href={href} size="sm" variant={first ? 'primary' : 'secondary'}>
          {actWord(job.stage)}
        </ButtonLink>
      }
    />
  )
}

/** A job in the brand's lists. */
export function MarketerJobRow({ job, now }: { job: JobRow; now: number }) {
  const lang = useLang()
  const { post } = useCampaignWords()
  return (
    <ListRow
      href={jobHref(lang, 'marketer', job)}
      lead={<InfluencerAvatar job={job} size={44} />}
      above={
        <>
          <JobStateBadge side="marketer" job={job} />
          {job.act === 'marketer' && <TimeOf job={job} now={now} />}
        </>
      }
      title={job.creator.name}
      note={`${job.channel.handle} · ${post(job)}`}
      end={<span className="nb font-semibold">{formatCredits(job.price)}</span>}
    />
  )
}
