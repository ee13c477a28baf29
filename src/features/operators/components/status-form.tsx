import { useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, SubmitButton, useFields } from '../../../web/action-form.tsx'
import type { User } from '../contract.ts'
import { operatorText } from '../text/index.ts'

function Fields({ acts }: { acts: User['acts'] }) {
  const t = useText(operatorText)
  const field = useFields()
  return (
    <>
      <Select
        {...field('act', acts[0])}
        label={t('act')}
        size="sm"
        help={acts.includes('suspend') ? t('actSuspendNote') : undefined}
        options={acts.map((act) => ({ value: act, label: t(`act_${act}`) }))}
      />
      <TextArea {...field('reason')} label={t('actReason')} rows={2} required maxLength={500} />
    </>
  )
}

/** Changes the status, with a written reason. Offers only the transitions that the status table allows. */
export function StatusForm({ user, own }: { user: User; own: boolean }) {
  const t = useText(operatorText)
  if (own) return <p className="text-sm text-ink-2">{t('ownAccount')}</p>
  if (user.acts.length === 0) return <p className="text-sm text-ink-2">{t('noActs')}</p>
  return (
    <ActionForm intent="setStatus" target={user.id} className="grid gap-3" key={`${user.id} ${user.status}`}>
      {user.owes && <Callout tone="notice">{t('owes')}</Callout>}
      <Fields acts={user.acts} />
      <SubmitButton variant="danger" busyLabel={t('working')}>
        {t('confirmAct')}
      </SubmitButton>
    </ActionForm>
  )
}
