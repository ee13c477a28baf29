import { machine, type Transition, transitionFor } from '../../../core/machine.ts'
import { ATTACHMENT_ACTS, type AttachmentAct, type AttachmentStatus } from '../kinds.ts'

type AttachmentTransition = Transition<AttachmentStatus, AttachmentAct, 'operator', never>

/** A rejected attachment cannot be edited: its owner sends a new one, which starts as `in_progress`. */
const TABLE: readonly AttachmentTransition[] = [
  { from: ['in_progress'], event: 'approve', by: ['operator'], to: 'approve' },
  { from: ['in_progress'], event: 'reject', by: ['operator'], to: 'reject' },
  { from: ['approve'], event: 'complete', by: ['operator'], to: 'complete' },
]

export const attachmentMachine = machine<
  AttachmentStatus,
  AttachmentAct,
  'operator',
  never,
  null,
  AttachmentTransition
>({
  rows: TABLE,
  guards: {},
})

/** The status after an operator's action. Throws `attachment_decided` if the action is not possible. */
export const attachmentStatusAfter = (status: AttachmentStatus, act: AttachmentAct): AttachmentStatus =>
  transitionFor(attachmentMachine, [status, act, 'operator'], null, 'attachment_decided', { status }).to

/** The actions that are possible on an attachment. None if it was replaced. */
export const attachmentActs = (status: AttachmentStatus, replaced: boolean): AttachmentAct[] =>
  replaced ? [] : ATTACHMENT_ACTS.filter((act) => attachmentMachine.next(status, act, 'operator', null).ok)
