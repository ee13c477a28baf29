import type { ReactNode } from 'react'
import { useText } from '../../../i18n/use-text.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SubmitButton } from '../../../web/action-form.tsx'
import type { Job } from '../contract.ts'
import { jobActsText } from '../text/acts/index.ts'
import { ActForm, ReasonField } from './act-form.tsx'
import { ConfirmBack, ConfirmLink, ConfirmPanel } from './confirm-panel.tsx'

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="mt-5 grid grid-cols-2 gap-2.5 max-[340px]:grid-cols-1">{children}</div>
)

function DeclinePanel() {
  const t = useText(jobActsText)
  return (
    <ConfirmPanel act="decline" title={t('declineAsk')}>
      <p className="mb-4 text-sm text-ink-2">{t('declineHelp')}</p>
      <ActForm act="decline">
        <ReasonField label={t('declineReason')} rows={2} optional />
        <Pair>
          <ConfirmBack>{t('back')}</ConfirmBack>
          <SubmitButton variant="danger">{t('decline')}</SubmitButton>
        </Pair>
      </ActForm>
    </ConfirmPanel>
  )
}

function WithdrawPanel() {
  const t = useText(jobActsText)
  return (
    <ConfirmPanel act="withdraw" title={t('withdrawAsk')}>
      <p className="text-sm text-ink-2">{t('withdrawNote')}</p>
      <ActForm act="withdraw">
        <Pair>
          <ConfirmBack>{t('back')}</ConfirmBack>
          <SubmitButton variant="danger">{t('withdraw')}</SubmitButton>
        </Pair>
      </ActForm>
    </ConfirmPanel>
  )
}

function LeavePanel({ goods }: { goods: Job['start']['goods'] }) {
  const t = useText(jobActsText)
  return (
    <ConfirmPanel act="leave" title={t('leaveAsk')}>
      <p className="mb-4 text-sm text-ink-2">{t('leaveNote')}</p>
      <ActForm act="leave" className="grid gap-4">
        {(field) => (
          <>
            {goods === 'received' && <TextField {...field('returnTracking')} label={t('leaveGoods')} required />}
            <ReasonField label={t('declineReason')} rows={2} optional />
            <Pair>
              <ConfirmBack>{t('keep')}</ConfirmBack>
              <SubmitButton variant="danger">{t('leave')}</SubmitButton>
            </Pair>
          </>
        )}
      </ActForm>
    </ConfirmPanel>
  )
}

/** Confirmation for both sides: a dispute pauses the job until our team decides. */
export function DisputePanel({ days }: { days: number }) {
  const t = useText(jobActsText)
  return (
    <ConfirmPanel act="dispute" title={t('disputeAsk')}>
      <p className="mb-4 text-sm text-ink-2">{t('disputeNote', { days })}</p>
      <ActForm act="dispute" labels={{ reason: t('disputeReason') }}>
        <ReasonField label={t('disputeReason')} />
        <Pair>
          <ConfirmBack>{t('back')}</ConfirmBack>
          <SubmitButton variant="danger">{t('dispute')}</SubmitButton>
        </Pair>
      </ActForm>
    </ConfirmPanel>
  )
}

const CONFIRMED_ACTIONS = ['decline', 'withdraw', 'leave', 'dispute'] as const

/** The influencer's secondary actions: links to their confirmations, and the confirmations. */
export function InfluencerSecondaryActions({ job }: { job: Job }) {
  const t = useText(jobActsText)
  // The button to decline is already next to the button to accept.
  const answers = job.offers.includes('accept')
  const offered = CONFIRMED_ACTIONS.filter((act) => job.offers.includes(act) && !(act === 'decline' && answers))
  return (
    <>
      {offered.length > 0 && (
        <div className="flex flex-wrap gap-2" role="group" aria-label={t('otherWays')}>
          {offered.map((act) => (
            <ConfirmLink key={act} act={act} variant="secondary" size="sm">
              {t(act)}
            </ConfirmLink>
          ))}
        </div>
      )}
      {job.offers.includes('decline') && <DeclinePanel />}
      {job.offers.includes('withdraw') && <WithdrawPanel />}
      {job.offers.includes('leave') && <LeavePanel goods={job.start.goods} />}
      {job.offers.includes('dispute') && <DisputePanel days={job.terms.disputeBusinessDays} />}
    </>
  )
}
