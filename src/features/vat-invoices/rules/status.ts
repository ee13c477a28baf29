import { machine, type Transition, transitionFor } from '../../../core/machine.ts'
import { UNSENT, type VatInvoiceAct, type VatInvoiceStatus } from '../kinds.ts'

type Actor = 'influencer' | 'operator'
type VatInvoiceTransition = Transition<VatInvoiceStatus, VatInvoiceAct, Actor, never>

/** A wrong file can be replaced until an operator has decided. */
const TABLE: readonly VatInvoiceTransition[] = [
  { from: [...UNSENT, 'in_progress'], event: 'send', by: ['influencer'], to: 'in_progress' },
  { from: ['in_progress'], event: 'approve', by: ['operator'], to: 'approved' },
  { from: ['in_progress'], event: 'reject', by: ['operator'], to: 'rejected' },
  { from: UNSENT, event: 'forgo', by: ['influencer'], to: 'forgone' },
]

export const vatInvoiceMachine = machine<VatInvoiceStatus, VatInvoiceAct, Actor, never, null, VatInvoiceTransition>({
  rows: TABLE,
  guards: {},
})

/** The status after an action. Throws `vat_invoice_decided`. */
export const vatInvoiceStatusAfter = (status: VatInvoiceStatus, act: VatInvoiceAct, actor: Actor): VatInvoiceStatus =>
  transitionFor(vatInvoiceMachine, [status, act, actor], null, 'vat_invoice_decided', { status }).to

export const vatInvoiceActs = (status: VatInvoiceStatus, actor: Actor): VatInvoiceAct[] =>
  vatInvoiceMachine.allowed(status, actor, null)
