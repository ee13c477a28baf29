import { machine, type Transition } from '../../../core/machine.ts'
import type { ChannelStatus } from '../shapes.ts'

export type ChannelEvent =
  | 'approve'
  | 'reject'
  | 'allow'
  | 'usePrivilege'
  | 'refresh'
  | 'disconnect'
  | 'reconnect'
  | 'comeBack'
  | 'suspend'
  | 'release'
  | 'blacklist'
  | 'deactivate'
  | 'lose'
export type ChannelActor = 'owner' | 'operator' | 'system'

/** What the guards of a transition need to know about a channel. */
interface Facts {
  wasAllowed: boolean
  refusedByCheck: boolean
  refusedByOperator: boolean
  admission: ReturnType<typeof initialStatusOf> | null
}

type ChannelGuard =
  | 'wasAllowed'
  | 'wasActive'
  | 'refusedByCheck'
  | 'refusedByOperator'
  | 'admitted'
  | 'undecided'
  | 'failed'
export type ChannelNotice =
  `channel.${'approved' | 'rejected' | 'banned' | 'disconnected' | 'suspended' | 'qualified' | 'failed'}`
type ChannelTransition = Transition<ChannelStatus, ChannelEvent, ChannelActor, ChannelGuard> & {
  notify?: readonly ChannelNotice[]
}

/** Statuses in which a channel can take jobs. */
export const USABLE: readonly ChannelStatus[] = ['active', 'allowed']
/** Statuses in which the owner can turn a channel off. */
export const OPEN: readonly ChannelStatus[] = [...USABLE, 'disconnected', 'waiting_approve', 'rejected', 'not_found']

/** Notices to the owner after the first check of a channel. Waiting for an operator is not a result, so it has none. */
export const admissionNotices = (status: ChannelStatus): readonly ChannelNotice[] =>
  status === 'active' ? ['channel.qualified'] : status === 'rejected' ? ['channel.failed'] : []

/** Transitions back into use: to `allowed` if the channel was allowed before, else to `active`. */
const restoredRows = (
  from: ChannelStatus,
  event: ChannelEvent,
  by: ChannelActor,
  notify: readonly ChannelNotice[],
): readonly ChannelTransition[] => [
  { from: [from], event, by: [by], guard: ['wasAllowed'], to: 'allowed', notify },
  { from: [from], event, by: [by], guard: ['wasActive'], to: 'active', notify },
]

/** Transitions of a rejected, missing or turned off channel that is assessed again with current figures. */
const reassessedRows = (
  from: ChannelStatus,
  event: ChannelEvent,
  by: ChannelActor,
  gate: readonly ChannelGuard[] = [],
): readonly ChannelTransition[] => {
  const row = { from: [from], event, by: [by] } as const
  // The owner started this check and sees the result on the page.
  const silent = from === 'rejected' && event === 'refresh'
  return [
    { ...row, guard: [...gate, 'admitted'], to: 'active', notify: admissionNotices('active') },
    { ...row, guard: [...gate, 'undecided'], to: 'waiting_approve' },
    { ...row, guard: [...gate, 'failed'], to: 'rejected', notify: silent ? [] : admissionNotices('rejected') },
  ]
}

/** Transitions of a profile that was found again: `allowed` if it was before, otherwise assessed again. */
const foundAgainRows = (event: ChannelEvent, by: ChannelActor): readonly ChannelTransition[] => [
  { from: ['not_found'], event, by: [by], guard: ['wasAllowed'], to: 'allowed' },
  ...reassessedRows('not_found', event, by),
]

/** All transitions of a channel after its admission. */
export const CHANNEL_TABLE: readonly ChannelTransition[] = [
  { from: ['waiting_approve'], event: 'approve', by: ['operator'], to: 'active', notify: ['channel.approved'] },
  { from: ['waiting_approve'], event: 'reject', by: ['operator'], to: 'rejected', notify: ['channel.rejected'] },
  {
    from: ['waiting_approve', 'rejected'],
    event: 'allow',
    by: ['operator'],
    to: 'allowed',
    notify: ['channel.approved'],
  },
  { from: ['rejected'], event: 'usePrivilege', by: ['owner'], guard: ['refusedByCheck'], to: 'allowed' },
  ...reassessedRows('rejected', 'refresh', 'system', ['refusedByCheck']),
  ...reassessedRows('rejected', 'comeBack', 'owner', ['refusedByCheck']),
  // Only an operator can readmit a channel that an operator rejected.
  {
    from: ['deactivated'],
    event: 'comeBack',
    by: ['owner'],
    guard: ['refusedByOperator'],
    to: 'waiting_approve',
  },
  ...reassessedRows('deactivated', 'comeBack', 'owner'),
  ...foundAgainRows('refresh', 'system'),
  ...foundAgainRows('reconnect', 'owner'),
  { from: USABLE, event: 'disconnect', by: ['system'], to: 'disconnected', notify: ['channel.disconnected'] },
  ...restoredRows('disconnected', 'reconnect', 'owner', []),
  { from: USABLE, event: 'suspend', by: ['operator'], to: 'suspended', notify: ['channel.suspended'] },
  ...restoredRows('suspended', 'release', 'operator', ['channel.approved']),
  {
    from: [...OPEN, 'suspended', 'deactivated'],
    event: 'blacklist',
    by: ['operator'],
    to: 'blacklist',
    notify: ['channel.banned'],
  },
  { from: OPEN, event: 'deactivate', by: ['owner'], to: 'deactivated' },
  { from: [...USABLE, 'disconnected'], event: 'lose', by: ['system'], to: 'not_found' },
]

const channelMachine = machine<ChannelStatus, ChannelEvent, ChannelActor, ChannelGuard, Facts, ChannelTransition>({
  rows: CHANNEL_TABLE,
  guards: {
    wasAllowed: (facts) => (facts.wasAllowed ? null : 'was_not_allowed'),
    wasActive: (facts) => (facts.wasAllowed ? 'was_allowed' : null),
    refusedByCheck: (facts) => (facts.refusedByCheck ? null : 'refused_by_operator'),
    refusedByOperator: (facts) => (facts.refusedByOperator ? null : 'not_refused_by_operator'),
    admitted: (facts) => (facts.admission === 'active' ? null : 'not_admitted'),
    undecided: (facts) => (facts.admission === 'waiting_approve' ? null : 'decided'),
    failed: (facts) => (facts.admission === 'rejected' ? null : 'not_failed'),
  },
})

/** The columns of a stored channel that decide on transitions. */
interface ChannelState {
  status: ChannelStatus
  wasAllowed: boolean
  statusReason: string | null
  qualification: { code: string } | null
}

/** Rejected by a check, not by an operator. */
export const isRefusedByCheck = ({ status, statusReason, qualification }: ChannelState): boolean =>
  status === 'rejected' && statusReason === qualification?.code

const isRefusedByOperator = ({ statusReason, qualification }: ChannelState): boolean =>
  statusReason !== null && statusReason !== qualification?.code

/** The transition for an event. Null if status, actor or a guard does not allow it. */
export function channelTransitionFor(
  channel: ChannelState,
  event: ChannelEvent,
  actor: ChannelActor,
  admission: Facts['admission'] = null,
): ChannelTransition | null {
  const step = channelMachine.next(channel.status, event, actor, {
    wasAllowed: channel.wasAllowed,
    refusedByCheck: isRefusedByCheck(channel),
    refusedByOperator: isRefusedByOperator(channel),
    admission,
  })
  return step.ok ? step.row : null
}

/**
 * The first status of a channel with proven ownership. A failed check rejects it. It waits for an operator if it is
 * proven only by a code in the profile or has unknown values. Otherwise it is active.
 */
export function initialStatusOf(
  code: string,
  proof: 'oauth' | 'bio',
  complete = true,
): 'active' | 'waiting_approve' | 'rejected' {
  if (code !== 'qualified') return 'rejected'
  return proof === 'oauth' && complete ? 'active' : 'waiting_approve'
}

export const canTakeJobs = (status: ChannelStatus): boolean => USABLE.includes(status)

/** A disconnected channel can change its prices until it is connected again. */
export const canSetPrices = (status: ChannelStatus): boolean => canTakeJobs(status) || status === 'disconnected'

export const OPERATOR_ACTS = ['approve', 'reactivate', 'reject', 'suspend', 'ban'] as const
export type OperatorAct = (typeof OPERATOR_ACTS)[number]

/** Admitting a channel that failed a check (`allow`) is another event than approving one that passed. */
const EVENTS: Readonly<Record<OperatorAct, readonly ChannelEvent[]>> = {
  approve: ['approve', 'allow'],
  reactivate: ['release'],
  reject: ['reject'],
  suspend: ['suspend'],
  ban: ['blacklist'],
}

/** The actions that the table allows an operator in a status, for the buttons of a page. */
export const operatorActs = (status: ChannelStatus): OperatorAct[] => {
  const possible = channelMachine.eventsFor(status, 'operator')
  return OPERATOR_ACTS.filter((act) => EVENTS[act].some((event) => possible.includes(event)))
}

/** The event of an operator's action on a channel. */
export const operatorEvent = (act: OperatorAct, channel: ChannelState): ChannelEvent => {
  const [event, other] = EVENTS[act] as [ChannelEvent, ChannelEvent?]
  const passed = channel.status === 'waiting_approve' && channel.qualification?.code === 'qualified'
  return other && !passed ? other : event
}
