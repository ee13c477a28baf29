import { dayOf } from '../../../core/calendar.ts'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import type { User } from '../contract.ts'
import { operatorText } from '../text/index.ts'

/** The last day of a marketer's contract, with the marketer's request for a new one. */
export function ContractForm({ user }: { user: User }) {
  const t = useText(operatorText)
  const lang = useLang()
  const { error } = useActionState({ intent: 'contract', target: user.id })
  const { contractEndsAt, renewal } = user
  return (
    <>
      {renewal && (
        <div className="mt-4">
          <Callout tone="notice">
            {t('renewal', { time: formatDateTime(lang, renewal.requestedAt) })}
            {renewal.note && <span className="mt-1 block whitespace-pre-line">{renewal.note}</span>}
          </Callout>
        </div>
      )}
      <details open={error !== null || renewal !== null} className="mt-5" key={`${user.id} ${contractEndsAt}`}>
        <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-action-text">
          {t('contractSet')}
        </summary>
        <ActionForm
          intent="contract"
          target={user.id}
          labels={{ endsOn: t('contractDay'), reason: t('actReason') }}
          className="mt-2 grid gap-3"
        >
          {(field) => (
            <>
              <TextField
                {...field('endsOn', contractEndsAt && user.status !== 'expired' ? dayOf(new Date(contractEndsAt)) : '')}
                type="date"
                label={t('contractDay')}
                help={t('contractNote')}
                size="sm"
              />
              <TextArea {...field('reason')} label={t('actReason')} rows={2} required maxLength={500} />
              <SubmitButton variant="secondary" busyLabel={t('working')}>
                {t('contractSet')}
              </SubmitButton>
            </>
          )}
        </ActionForm>
      </details>
    </>
  )
}
