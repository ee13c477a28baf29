import { DAY } from '../../../core/clock.ts'
import { formatDateTime, formatLeft } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { JOB_STATUS_BADGES } from '../../../ui/job-status.ts'
import { JobStepper } from '../../../ui/job-stepper.tsx'
import type { Job } from '../contract.ts'
import type { Side } from '../rules/states.ts'
import { jobPageText } from '../text/job/index.ts'
import { JobStateBadge } from './job-state-badge.tsx'
import { displayStateOf, stateFactsOf, useJobWords } from './state-words.ts'

/** Progress as five dots for an active job; nothing for applications and jobs that ended without pay. */
export function JobSteps({ job }: { job: Job }) {
  const t = useText(jobPageText)
  const { step } = JOB_STATUS_BADGES[job.status]
  if (step < 0) return null
  const labels = [t('stepStart'), t('stepDraft'), t('stepPost'), t('stepResults'), t('stepPaid')]
  return <JobStepper label={t('steps')} labels={labels} current={step} />
}

/** Badge, time left and a description of the state. */
export function JobStateSummary({ job, side, now }: { job: Job; side: Side; now: number }) {
  const lang = useLang()
  const t = useText(jobPageText)
  const { line } = useJobWords(side)
  const standing = displayStateOf(job)
  const facts = stateFactsOf(job)
  const { timeline, draft } = job
  const mine = timeline?.act === (side === 'influencer' ? 'influencer' : 'marketer')
  const left = timeline ? new Date(timeline.dueAt).getTime() - now : 0
  const fixing = timeline?.stage === 'draft_fix' || timeline?.stage === 'choice'
  const open = timeline?.opensAt && timeline.opensFor && new Date(timeline.opensAt).getTime() <= now
  const opensMe = open && timeline.opensFor === (side === 'influencer' ? 'influencer' : 'marketer')
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <JobStateBadge side={side} job={{ ...job, ...standing }} managed={facts.managed === true} />
        {timeline && mine && (
          <span className={`nb text-sm font-semibold ${left < DAY ? 'text-critical' : 'text-ink-2'}`}>
            {formatLeft(lang, timeline.dueAt, now)}
          </span>
        )}
      </div>
      {fixing && (
        <p className="mt-2 text-2xl font-title">
          {t('revision', { n: draft.rejections, of: draft.included + draft.extraRounds })}
        </p>
      )}
      <p className="mt-1.5 text-ink-2">{line(standing, facts)}</p>
      {opensMe && (
        <p className="mt-1 text-sm text-notice" title={formatDateTime(lang, timeline.opensAt ?? now)}>
          {t(side === 'influencer' ? 'maySend' : 'mayCancel')}
        </p>
      )}
    </div>
  )
}
