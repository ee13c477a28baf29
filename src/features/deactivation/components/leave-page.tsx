import { useActionData, useNavigation } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import type { FormState } from '../../../web/form-state.ts'
import type { PendingCodeView } from '../../accounts/shapes.ts'
import { CodeStep } from '../../payouts/components/code-step.tsx'
import type { DeactivationState } from '../contract.ts'
import type { Role } from '../rules/reasons.ts'
import { deactivationText } from '../text/index.ts'
import { BlockedStep } from './blocked-step.tsx'
import type { Step } from './leave-flow.ts'
import { ConfirmStep, ReasonStep, useFrame } from './leave-steps.tsx'
import { useWaivedAmount } from './use-waived-amount.ts'

interface Props {
  role: Role
  state: DeactivationState
  reasons: readonly { code: string; name: string }[]
  step: Step
  code: PendingCodeView | null
  now: number
}

/** Shows the blockers or, without any, the steps reason → confirm → code. */
export function LeavePage({ role, state, reasons, step, code, now }: Props) {
  const refused = useActionData() as FormState | undefined
  const busy = useNavigation().state === 'submitting'
  const t = useText(deactivationText)
  const frame = useFrame(role, 3, 'deactivate?step=confirm')
  const givenUp = state.rest + state.vatUnsent
  const written = useWaivedAmount(role)
  if (!state.allowed) return <BlockedStep role={role} state={state} now={now} />
  if (step === 'reason') return <ReasonStep role={role} state={state} reasons={reasons} />
  if (step === 'confirm') return <ConfirmStep role={role} state={state} />
  return (
    <CodeStep
      {...frame}
      code={code}
      now={now}
      state={refused}
      busy={busy}
      intent="close"
      act={givenUp > 0 ? t('closeAndGiveUp', { amount: written(givenUp) }) : t('close')}
    />
  )
}
