import { formatBaht } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import type { User } from '../contract.ts'
import { operatorText } from '../text/index.ts'

type Payout = NonNullable<User['payout']>
type ProblemText =
  | 'payoutPending'
  | 'payoutNoBank'
  | 'payoutBankUnverified'
  | 'payoutBankWaiting'
  | 'payoutPromptpayChanged'
  | 'payoutBelowFee'
  | 'payoutOpenJobs'

/** The text for each error code, except `withdrawal_minimum`. */
const PROBLEMS: Readonly<Record<string, ProblemText>> = {
  withdrawal_pending: 'payoutPending',
  bank_account_missing: 'payoutNoBank',
  bank_account_unverified: 'payoutBankUnverified',
  bank_account_waiting: 'payoutBankWaiting',
  promptpay_changed: 'payoutPromptpayChanged',
}

/** The text that says why the balance cannot be paid out, or null. */
function problemOf({ problem, available, fee }: Payout): ProblemText | null {
  if (problem !== 'withdrawal_minimum') return problem === null ? null : (PROBLEMS[problem] ?? 'payoutPending')
  return available <= fee ? 'payoutBelowFee' : 'payoutOpenJobs'
}

/** Pays out the balance of a suspended or closed creator, with a second operator's approval. */
export function PayoutForm({ user, payout, idempotencyKey }: { user: User; payout: Payout; idempotencyKey: string }) {
  const t = useText(operatorText)
  const lang = useLang()
  const { error } = useActionState({ intent: 'payOut', target: user.id })
  const { available, fee, net, bank, requested } = payout
  const problem = problemOf(payout)
  const waits = requested !== null && (
    <Callout tone="info" title={t('payoutWaits', { amount: formatBaht(requested) })}>
      {requested !== available && t('payoutReplaces', { amount: formatBaht(available) })}
    </Callout>
  )
  if (requested === available) return waits
  if (problem)
    return (
      <>
        {waits}
        <Callout tone="notice" title={t('payoutBlocked', { amount: formatBaht(available) })}>
          {t(problem, { fee: formatBaht(fee) })}
        </Callout>
      </>
    )
  return (
    <>
      {waits}
      <details className="mt-4 border-t border-line" open={error !== null}>
        <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">{t('payout')}</summary>
        <ActionForm
          intent="payOut"
          target={user.id}
          idempotencyKey={`${idempotencyKey}-payOut`}
          labels={{ reason: t('payoutReason') }}
          className="grid gap-3 pt-2"
        >
          {(field) => (
            <>
              <p className="text-xs text-ink-2">{t('payoutNote')}</p>
              <KeyValues
                dense
                rows={[
                  { label: t('payoutAvailable'), value: formatBaht(available) },
                  { label: t('payoutFee'), value: formatBaht(fee) },
                  { label: t('payoutNet'), value: formatBaht(net) },
                  ...(bank ? [{ label: t('payoutTo'), value: `${bank.name[lang]} •••• ${bank.last4}` }] : []),
                ]}
              />
              <TextArea
                {...field('reason')}
                label={t('payoutReason')}
                rows={2}
                required
                minLength={3}
                maxLength={300}
              />
              <SubmitButton variant="secondary" wide>
                {t('payoutRequest', { amount: formatBaht(net) })}
              </SubmitButton>
            </>
          )}
        </ActionForm>
      </details>
    </>
  )
}
