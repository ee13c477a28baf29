import { formatBaht } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import type { CloseBlocker, User } from '../contract.ts'
import { operatorText } from '../text/index.ts'

/** The money and the open jobs that prevent closing. */
function Blockers({ user, blockers }: { user: User; blockers: readonly CloseBlocker[] }) {
  const t = useText(operatorText)
  const words = ({ code, amount, count }: CloseBlocker): string =>
    code === 'jobs'
      ? t('closeBlocked_jobs', { n: count ?? 0 })
      : t(user.role === 'marketer' ? `closeBlocked_${code}_brand` : `closeBlocked_${code}`, {
          amount: formatBaht(amount ?? 0),
        })
  return (
    <Callout tone="notice" title={t('closeBlocked')}>
      <ul className="list-disc pl-4">
        {blockers.map((blocker) => (
          <li key={blocker.code}>{words(blocker)}</li>
        ))}
      </ul>
    </Callout>
  )
}

function Confirm({ user }: { user: User }) {
  const t = useText(operatorText)
  const { left } = user.closing
  return (
    <ActionForm intent="close" target={user.id} labels={{ reason: t('actReason') }} className="grid gap-3">
      {(field) => (
        <>
          <p className="text-sm font-medium">{t('closeEffects', { name: user.name })}</p>
          <ul className="grid list-disc gap-1 pl-4 text-sm text-ink-2">
            <li>{t('closeEffectLogin')}</li>
            <li>{t('closeEffectFinal')}</li>
            {left.map(({ code, amount }) => (
              <li key={code}>{t(`closeLeft_${code}`, { amount: formatBaht(amount) })}</li>
            ))}
            {user.role !== 'operator' && left.length === 0 && <li>{t('closeEffectMoney')}</li>}
            {user.role !== 'operator' && <li>{t('closeEffectJobs')}</li>}
            {user.closing.needsApproval && <li>{t('closeEffectApproval')}</li>}
          </ul>
          <TextArea {...field('reason')} label={t('actReason')} rows={2} required maxLength={500} />
          <Checkbox name="understood" required>
            {t('closeUnderstood')}
          </Checkbox>
          <SubmitButton variant="danger" busyLabel={t('working')}>
            {user.closing.needsApproval ? t('closeRequest') : t('act_close')}
          </SubmitButton>
        </>
      )}
    </ActionForm>
  )
}

/** Closing an account for good: collapsed, with what prevents it or what it does, and a confirmation. */
export function CloseForm({ user }: { user: User }) {
  const t = useText(operatorText)
  const { error } = useActionState({ intent: 'close', target: user.id })
  const { blockers, waits } = user.closing
  return (
    <details className="border-t border-line pt-2" open={error !== null}>
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-critical">
        {t('act_close')}
      </summary>
      <div className="grid gap-3 pt-2">
        {waits && <Callout tone="info">{t('closeWaits')}</Callout>}
        {!waits && blockers.length > 0 && <Blockers user={user} blockers={blockers} />}
        {!waits && blockers.length === 0 && <Confirm user={user} />}
      </div>
    </details>
  )
}
