import { useText } from '../../../i18n/use-text.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { ActionForm, FormButton } from '../../../web/action-form.tsx'
import { useAutoSubmit } from '../../../web/use-auto-submit.ts'
import { channelsText } from '../text/index.ts'

/**
 * Shown on return from the platform's sign-in. Reading the channel changes data, so it is a POST: submitted
 * automatically by the script, or by the button without script.
 */
export function ReturnStep({ code, state }: { code: string; state: string }) {
  const t = useText(channelsText)
  const box = useAutoSubmit()
  return (
    <FormFlow
      title={t('addTitle')}
      steps={{ current: 2, total: 3, label: t('step', { n: 2, total: 3 }) }}
      act={
        <FormButton of={{ intent: 'return' }} size="lg" wide busyLabel={t('checking')}>
          {t('returnAct')}
        </FormButton>
      }
    >
      <h2 className="text-2xl">{t('resultTitle')}</h2>
      <p className="mt-1 text-ink-2">{t('returnNote')}</p>
      <div ref={box}>
        <ActionForm intent="return" hidden={{ grant: code, state }} />
      </div>
    </FormFlow>
  )
}
