import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import type { User } from '../contract.ts'
import { operatorText } from '../text/index.ts'

/** Requests the reset of a lost second step. The operator writes how the person's identity was checked. */
export function TwoStepForm({ user, twoStep }: { user: User; twoStep: NonNullable<User['twoStep']> }) {
  const t = useText(operatorText)
  const lang = useLang()
  const { error } = useActionState({ intent: 'resetTwoStep', target: user.id })
  if (twoStep.resetWaits)
    return (
      <div className="mt-5">
        <Callout
          tone="notice"
          title={t('twoStepWaits')}
          act={<TextLink href={`/${lang}/Operator/approval`}>{t('queue_approvals')}</TextLink>}
        />
      </div>
    )
  return (
    <details open={error !== null} className="mt-5" key={`${user.id} ${twoStep.since}`}>
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-action-text">
        {t('twoStepReset')}
      </summary>
      <ActionForm
        intent="resetTwoStep"
        target={user.id}
        labels={{ check: t('twoStepCheck') }}
        className="mt-2 grid gap-3"
      >
        {(field) => (
          <>
            <p className="text-sm text-ink-2">{t('twoStepResetNote', { date: formatDate(lang, twoStep.since) })}</p>
            <TextArea
              {...field('check')}
              label={t('twoStepCheck')}
              help={t('twoStepCheckHelp')}
              rows={3}
              required
              maxLength={500}
            />
            <SubmitButton variant="danger" busyLabel={t('working')}>
              {t('twoStepAsk')}
            </SubmitButton>
          </>
        )}
      </ActionForm>
    </details>
  )
}
