import { machine, type Transition, transitionFor } from '../../../core/machine.ts'
import { type CertificateAct, type CertificateStatus, DUE, UNSENT } from '../kinds.ts'

type Actor = 'marketer' | 'operator' | 'system'
type CertificateTransition = Transition<CertificateStatus, CertificateAct, Actor, never>

/**
 * The file can be replaced until an operator has decided. After a refund of the whole payment no certificate is due. A
 * certificate that is never sent ends when the buyer transfers the tax or operators write it off.
 */
const TABLE: readonly CertificateTransition[] = [
  { from: [...UNSENT, 'in_progress'], event: 'send', by: ['marketer'], to: 'in_progress' },
  { from: ['in_progress'], event: 'approve', by: ['operator'], to: 'approved' },
  { from: ['in_progress'], event: 'reject', by: ['operator'], to: 'rejected' },
  { from: UNSENT, event: 'collect', by: ['operator'], to: 'collected' },
  { from: UNSENT, event: 'write_off', by: ['operator'], to: 'written_off' },
  { from: DUE, event: 'void', by: ['system'], to: 'void' },
]

export const certificateMachine = machine<CertificateStatus, CertificateAct, Actor, never, null, CertificateTransition>(
  {
    rows: TABLE,
    guards: {},
  },
)

/** The status after an action. Throws `certificate_decided` if the action is not possible. */
export const certificateStatusAfter = (
  status: CertificateStatus,
  act: CertificateAct,
  actor: Actor,
): CertificateStatus =>
  transitionFor(certificateMachine, [status, act, actor], null, 'certificate_decided', { status }).to

export const certificateActs = (status: CertificateStatus, actor: Actor): CertificateAct[] =>
  certificateMachine.allowed(status, actor, null)
