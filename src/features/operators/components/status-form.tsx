import { Form, useNavigation } from 'react-router'
import type { FormState } from '../../../core/forms.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { User } from '../contract.ts'
import { operatorText } from '../text/index.ts'

/** Changes the status with a written reason. Only what the status table allows is offered. */
export function StatusForm({ user, state, own }: { user: User; state: FormState | undefined; own: boolean }) {
  const t = useText(operatorText)
  const busy = useNavigation().state === 'submitting'
  if (own) return <p className="text-sm text-ink-2">{t('ownAccount')}</p>
  if (user.acts.length === 0) return <p className="text-sm text-ink-2">{t('noActs')}</p>
  return (
    <Form method="post" className="grid gap-3" key={`${user.id} ${user.status}`}>
      <input type="hidden" name="id" value={user.id} />
      {state && (
        <Callout tone="critical" role="alert">
          {state.error.message}
        </Callout>
      )}
      {user.owes && <Callout tone="notice">{t('owes')}</Callout>}
      <Select
        name="act"
        label={t('act')}
        size="sm"
        defaultValue={state?.values.act ?? user.acts[0]}
        help={user.acts.includes('suspend') ? t('actSuspendNote') : undefined}
        options={user.acts.map((act) => ({ value: act, label: t(`act_${act}`) }))}
      />
      <TextArea
        name="reason"
        label={t('actReason')}
        rows={2}
        required
        maxLength={500}
        defaultValue={state?.values.reason ?? ''}
        error={state?.fields.reason}
      />
      <Button type="submit" variant="danger" busy={busy} busyLabel={t('working')}>
        {t('confirmAct')}
      </Button>
    </Form>
  )
}
