import { formatBaht } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import type { User } from '../contract.ts'
import { operatorText } from '../text/index.ts'

/** Pays out the balance of a suspended or closed creator, with a second operator's approval. */
export function PayoutForm({
  user,
  payout,
  idempotencyKey,
}: {
  user: User
  payout: NonNullable<User['payout']>
  idempotencyKey: string
}) {
  const t = useText(operatorText)
  const lang = useLang()
  const { error } = useActionState({ intent: 'payOut', target: user.id })
  const { available, fee, net, bank, problem, waits } = payout
  if (waits) return <Callout tone="info">{t('payoutWaits', { amount: formatBaht(available) })}</Callout>
  if (problem)
    return (
      <Callout tone="notice" title={t('payoutBlocked', { amount: formatBaht(available) })}>
        {problem === 'withdrawal_pending' ? t('payoutPending') : t('payoutNoBank')}
      </Callout>
    )
  return (
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
            <TextArea {...field('reason')} label={t('payoutReason')} rows={2} required minLength={3} maxLength={300} />
            <SubmitButton variant="secondary" wide>
              {t('payoutRequest', { amount: formatBaht(net) })}
            </SubmitButton>
          </>
        )}
      </ActionForm>
    </details>
  )
}
