import { useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import type { User } from '../contract.ts'
import { STATUS_ACTS } from '../rules/account-status.ts'
import { operatorText } from '../text/index.ts'
import { CloseForm } from './close-form.tsx'

/** Changes the status, with a written reason. Closing for good is a step of its own. */
export function StatusForm({ user, own }: { user: User; own: boolean }) {
  const t = useText(operatorText)
  if (own) return <p className="text-sm text-ink-2">{t('ownAccount')}</p>
  if (user.acts.length === 0) return <p className="text-sm text-ink-2">{t('noActs')}</p>
  const acts = STATUS_ACTS.filter((act) => user.acts.includes(act))
  return (
    <div className="grid gap-4" key={`${user.id} ${user.status}`}>
      {user.owes && <Callout tone="notice">{t('owes')}</Callout>}
      {acts.length > 0 && (
        <ActionForm
          intent="setStatus"
          target={user.id}
          labels={{ act: t('act'), reason: t('actReason') }}
          className="grid gap-3"
        >
          {(field) => (
            <>
              <Select
                {...field('act')}
                label={t('act')}
                size="sm"
                emptyLabel={t('chooseAct')}
                required
                help={acts.includes('suspend') ? t('actSuspendNote') : undefined}
                options={acts.map((act) => ({ value: act, label: t(`act_${act}`) }))}
              />
              <TextArea {...field('reason')} label={t('actReason')} rows={2} required maxLength={500} />
              <SubmitButton variant="danger" busyLabel={t('working')}>
                {t('confirmAct')}
              </SubmitButton>
            </>
          )}
        </ActionForm>
      )}
      {user.acts.includes('close') && <CloseForm user={user} />}
    </div>
  )
}
