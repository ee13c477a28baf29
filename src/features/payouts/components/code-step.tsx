import type { ReactNode } from 'react'
import { mobileForPeople } from '../../../core/thai/phone.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { FormFlow, type FormFlowProps } from '../../../ui/form-flow.tsx'
import { ActionForm } from '../../../web/action-form.tsx'
import type { FormState } from '../../../web/form-state.ts'
import { CodeForm, lengthOf, ResendForm } from '../../accounts/components/code-form.tsx'
import type { PendingCodeView } from '../../accounts/shapes.ts'
import { payoutsText } from '../text/index.ts'

export interface CodeStepProps extends Pick<FormFlowProps, 'back' | 'title' | 'steps'> {
  code: PendingCodeView | null
  now: number
  state: FormState | undefined
  busy: boolean
  /** The action that the code confirms: the form's intent, the button's label, and additional form values. */
  intent: string
  act: string
  hidden?: Readonly<Record<string, string>>
  children?: ReactNode
}

/**
 * The step that confirms an act which moves money or closes an account: first the code, then only the button. The
 * server stores the step, so it survives a reload.
 */
export function CodeStep({ code, now, state, busy, intent, act, hidden, children, ...frame }: CodeStepProps) {
  const t = useText(payoutsText)
  const verified = code?.state === 'verified'
  // The code form shows its own errors.
  const problem = state && (verified || state.intent !== intent) ? state.error.message : undefined
  return (
    <FormFlow
      {...frame}
      act={
        <Button form={intent} wide size="lg" busy={busy}>
          {act}
        </Button>
      }
    >
      {problem && (
        <div className="mb-5">
          <Callout tone="critical" role="alert" title={t('errorsTitle')}>
            {problem}
          </Callout>
        </div>
      )}
      {verified ? (
        <ActionForm id={intent} intent={intent} hidden={hidden} summary={false}>
          <Callout tone="positive">{t('codeConfirmed')}</Callout>
        </ActionForm>
      ) : (
        <>
          <h2 className="text-2xl">{t('codeTitle', { n: lengthOf(code) })}</h2>
          <p className="mt-2 mb-6 text-ink-2">{code && t('codeSent', { to: mobileForPeople(code.to) })}</p>
          <CodeForm code={code} now={now} hidden={hidden} intent={intent} submitByButton />
          <ResendForm hidden={hidden} code={code} now={now} />
        </>
      )}
      {children}
    </FormFlow>
  )
}
