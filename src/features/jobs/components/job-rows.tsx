import { DAY } from '../../../core/clock.ts'
import { formatBahtShort, formatCalendarDay, formatCredits, formatLeft } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { useHasPermission } from '../../../web/permissions.ts'
import type { JobRow } from '../contract.ts'
import type { Stage } from '../rules/stages.ts'
import { isApplication, type Side } from '../rules/states.ts'
import { jobActsText } from '../text/acts/index.ts'
import { jobListsText } from '../text/lists/index.ts'
import { InfluencerAvatar, JobThumb } from './job-pictures.tsx'
import { JobStateBadge } from './job-state-badge.tsx'
import { useJobWords } from './state-words.ts'
import { useCampaignWords } from './use-campaign-words.ts'

/** Path of a job's page for its viewer. For marketers, applications link to the campaign's applicants page. */
export function jobHref(lang: string, side: Side, job: Pick<JobRow, 'id' | 'status'> & { campaign: { id: string } }) {
  if (side === 'influencer') return `/${lang}/Influencer/brandJob/${job.id}`
  const campaign = `/${lang}/Marketer/manageCampaign/${job.campaign.id}`
  return isApplication(job.status) ? `${campaign}/applicants?job=${job.id}` : `${campaign}/job/${job.id}`
}

/** Time left for an action; highlighted below one day. */
export function JobTimeLeft({ job, now }: { job: Pick<JobRow, 'dueAt'>; now: number }) {
  const lang = useLang()
  if (!job.dueAt) return null
  const urgent = new Date(job.dueAt).getTime() - now < DAY
  return <span className={urgent ? 'font-semibold text-critical' : undefined}>{formatLeft(lang, job.dueAt, now)}</span>
}

/** A short label of a stage's next action, for the button that links to its form. */
export function useActWords(side: Side) {
  const acts = useText(jobActsText)
  const boards = useText(jobListsText)
  const influencer: Partial<Record<Stage, string>> = {
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
  const marketer: Partial<Record<Stage, string>> = {
    applied: boards('choose'),
    offer: boards('answer'),
    invite_offer: boards('answer'),
    ship: boards('add'),
    not_arrived: boards('add'),
    receipt_review: boards('review'),
    draft_review: boards('review'),
    choice: boards('choose'),
    insight_review: boards('review'),
  }
  return (stage: Stage | null): string =>
    (stage && (side === 'influencer' ? influencer : marketer)[stage]) || boards('seeJob')
}

/** The price that an influencer requests, with the credits on hold after accepting it. */
function useRequested() {
  const t = useText(jobListsText)
  return (job: JobRow): string | null => {
    if (job.asked === null) return null
    return t('requested', { price: formatBahtShort(job.asked), amount: formatCredits(job.toHold ?? 0) })
  }
}

/** A job in an influencer's list: picture, state, time left, and the next action, if any. */
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
          {mine && <JobTimeLeft job={job} now={now} />}
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

/** A pending decision of the marketer: who, what, by when. */
export function DecisionRow({ job, now, first }: { job: JobRow; now: number; first?: boolean }) {
  const lang = useLang()
  const t = useText(jobListsText)
  const { title } = useCampaignWords()
  const acts = useText(jobActsText)
  const { word } = useJobWords('marketer')
  const actWord = useActWords('marketer')
  const requested = useRequested()
  const may = useHasPermission('campaigns')
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
              <JobTimeLeft job={job} now={now} />
            </span>
          </span>
        </>
      }
      note={[t('ofCampaign', { creator: job.creator.name, title: title(job.campaign) }), requested(job)]
        .filter(Boolean)
        .join(' · ')}
      end={
        <ButtonLink href={href} size="sm" variant={first && may ? 'primary' : 'secondary'}>
          {actWord(may ? job.stage : null)}
        </ButtonLink>
      }
    />
  )
}

/** A job in the marketer's lists. `withCampaign`: with its campaign, for lists across campaigns. */
export function MarketerJobRow({ job, now, withCampaign }: { job: JobRow; now: number; withCampaign?: boolean }) {
  const lang = useLang()
  const { post, title } = useCampaignWords()
  const requested = useRequested()
  return (
    <ListRow
      href={jobHref(lang, 'marketer', job)}
      lead={<InfluencerAvatar job={job} size={44} />}
      above={
        <>
          <JobStateBadge side="marketer" job={job} />
          {job.act === 'marketer' && <JobTimeLeft job={job} now={now} />}
        </>
      }
      title={job.creator.name}
      note={[withCampaign ? title(job.campaign) : job.channel.handle, post(job), requested(job)]
        .filter(Boolean)
        .join(' · ')}
      end={<span className="nb font-semibold">{formatCredits(job.price)}</span>}
    />
  )
}
