import { formatDate, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import type { Job } from '../contract.ts'
import { jobInfluencerText } from '../text/influencer/index.ts'
import { jobPageText } from '../text/job/index.ts'
import { jobTermsText } from '../text/terms/index.ts'

const WHO = { influencer: 'creatorWho', marketer: 'brandWho', operator: 'operatorWho', system: 'systemWho' } as const

/** Notice of an open dispute or freeze: who caused it, the reason, and its deadline. */
export function DisputeNotice({ job }: { job: Job }) {
  const lang = useLang()
  const t = useText(jobPageText)
  const words = useText(jobInfluencerText)
  const terms = useText(jobTermsText)
  const due = job.timeline ? formatDate(lang, job.timeline.dueAt) : ''
  if (job.dispute)
    return (
      <Callout tone="info" icon="scales" title={`${words('dispute')}: ${t('paused')}`} role="status">
        <p>{t('pausedNote', { due })}</p>
        <p className="mt-1">“{job.dispute.reason}”</p>
        <p className="text-xs">
          {t('disputeBy', { who: terms(WHO[job.dispute.by]), date: formatDateTime(lang, job.dispute.at) })}
        </p>
      </Callout>
    )
  if (job.frozen)
    return (
      <Callout tone="info" icon="pause-circle-fill" title={t('frozenTitle')} role="status">
        {t('frozenNote')}
      </Callout>
    )
  return null
}
