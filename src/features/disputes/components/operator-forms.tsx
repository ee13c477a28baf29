import { useState } from 'react'
import { formatBaht } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SubmitButton, useActionState } from '../../../web/action-form.tsx'
import { ActForm, ReasonField } from '../../jobs/components/act-form.tsx'
import { jobAmountWords } from '../../jobs/components/state-words.ts'
import type { Job } from '../../jobs/contract.ts'
import { jobTermsText } from '../../jobs/text/terms/index.ts'
import { decisionParts } from '../rules/decision-parts.ts'
import { operatorJobText } from '../text/index.ts'

const shareOf = (typed: string): number => Math.min(100, Math.max(0, Number(typed) || 0))

/**
 * Ends a dispute: the influencer's share, a preview of the resulting amounts, and the reason that both sides can read.
 */
export function DecideForm({ job }: { job: Job }) {
  const t = useText(operatorJobText)
  const terms = useText(jobTermsText)
  const { values } = useActionState({ intent: 'decide', target: job.id })
  const [typed, setTyped] = useState(values.creatorShareBps ?? '50')
  const percent = shareOf(typed)
  const { influencer, back } = decisionParts(job, percent)
  const cap = job.brandMoney?.reimbursementCap ?? 0
  return (
    <ActForm
      act="decide"
      target={job.id}
      labels={{ creatorShareBps: t('share'), reason: t('decisionReason') }}
      className="grid gap-4"
    >
      {(field) => (
        <>
          <TextField
            id={field('creatorShareBps').id}
            error={field('creatorShareBps').error}
            name="creatorShareBps"
            type="number"
            min={0}
            max={100}
            step="0.01"
            inputMode="decimal"
            label={t('share')}
            suffix={t('shareUnit')}
            help={t('shareHelp')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            required
          />
          <p className="text-sm" role="status">
            {t('preview', { creator: formatBaht(influencer), back: jobAmountWords(terms, back) })}
            <span className="block text-xs text-ink-2">{t('previewNote')}</span>
          </p>
          {cap > 0 && (
            <Checkbox name="payReimbursement" value="on">
              {t('reimburse')}
            </Checkbox>
          )}
          <ReasonField label={t('decisionReason')} maxLength={2000} />
          <SubmitButton wide>{t('decide', { percent, amount: formatBaht(influencer) })}</SubmitButton>
        </>
      )}
    </ActForm>
  )
}

type Answer = 'return' | 'resume' | 'openDispute'

/** An operator's decision that requires a written reason. */
export function ReasonForm({ job, act, quiet }: { job: Job; act: Answer; quiet?: boolean }) {
  const t = useText(operatorJobText)
  return (
    <ActForm act={act} target={job.id} labels={{ reason: t('decisionReason') }} className="grid gap-3">
      <ReasonField label={t('decisionReason')} maxLength={2000} rows={2} />
      <SubmitButton variant={quiet ? 'secondary' : 'primary'} wide>
        {t(act)}
      </SubmitButton>
    </ActForm>
  )
}

/** Accepts the link or the insights. */
export function PassForm({ job }: { job: Job }) {
  const t = useText(operatorJobText)
  return (
    <ActForm act="pass" target={job.id}>
      <SubmitButton wide>{t('pass')}</SubmitButton>
    </ActForm>
  )
}
