import { useText } from '../../../i18n/use-text.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import type { User } from '../contract.ts'
import { operatorText } from '../text/index.ts'

/** Grants or removes an influencer's role as talent manager, with a written reason. */
export function ManagerForm({ user }: { user: User }) {
  const t = useText(operatorText)
  const { error } = useActionState({ intent: 'manager', target: user.id })
  const { talentManager } = user
  return (
    <details open={error !== null} className="mt-5" key={`${user.id} ${talentManager}`}>
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-action-text">
        {t(talentManager ? 'managerEnd' : 'managerGrant')}
      </summary>
      <ActionForm
        intent="manager"
        target={user.id}
        hidden={{ granted: talentManager ? 'no' : 'yes' }}
        labels={{ reason: t('actReason') }}
        className="mt-2 grid gap-3"
      >
        {(field) => (
          <>
            <p className="text-sm text-ink-2">{t(talentManager ? 'managerEndNote' : 'managerGrantNote')}</p>
            <TextArea {...field('reason')} label={t('actReason')} rows={2} required maxLength={500} />
            <SubmitButton variant={talentManager ? 'danger' : 'secondary'} busyLabel={t('working')}>
              {t(talentManager ? 'managerEnd' : 'managerGrant')}
            </SubmitButton>
          </>
        )}
      </ActionForm>
    </details>
  )
}
