import { machine, type Row } from '../../../core/machine.ts'
import type { ChannelStatus } from '../shapes.ts'

export const CHANNEL_EVENTS = [
  'qualify',
  'approve',
  'reject',
  'allow',
  'usePrivilege',
  'recheck',
  'disconnect',
  'reconnect',
  'suspend',
  'release',
  'blacklist',
  'deactivate',
  'comeBack',
  'lose',
  'find',
] as const
export type ChannelEvent = (typeof CHANNEL_EVENTS)[number]
export type ChannelActor = 'owner' | 'operator' | 'system'

export interface ChannelFacts {
  /** The channel was let in in spite of a failed check: it comes back as allowed. */
  wasAllowed: boolean
}

type ChannelGuard = 'wasAllowed' | 'wasActive'
type ChannelRow = Row<ChannelStatus, ChannelEvent, ChannelActor, ChannelGuard>

const USABLE: readonly ChannelStatus[] = ['active', 'allowed']
const OPEN: readonly ChannelStatus[] = [...USABLE, 'disconnected', 'waiting_approve', 'rejected', 'not_found']

/** A way back into use: as allowed where the channel was, else as active. */
const back = (from: ChannelStatus, event: ChannelEvent, by: readonly ChannelActor[]): readonly ChannelRow[] => [
  { from: [from], event, by, guard: ['wasAllowed'], to: 'allowed', notify: ['channel.approved'] },
  { from: [from], event, by, guard: ['wasActive'], to: 'active', notify: ['channel.approved'] },
]

/** Letting in what failed a check: an operator's act, or a privilege code. */
const letIn = (event: ChannelEvent, by: ChannelActor): ChannelRow => ({
  from: ['waiting_approve', 'rejected'],
  event,
  by: [by],
  to: 'allowed',
  notify: ['channel.approved'],
})

/** Every edge of a channel's life. Deactivated, rejected and lost channels come back only through qualification. */
export const CHANNEL_TABLE: readonly ChannelRow[] = [
  { from: ['waiting_approve'], event: 'qualify', by: ['system'], to: 'active', notify: ['channel.qualified'] },
  { from: ['waiting_approve'], event: 'approve', by: ['operator'], to: 'active', notify: ['channel.approved'] },
  {
    from: ['waiting_approve'],
    event: 'reject',
    by: ['operator', 'system'],
    to: 'rejected',
    notify: ['channel.rejected'],
  },
  letIn('allow', 'operator'),
  letIn('usePrivilege', 'owner'),
  { from: ['rejected'], event: 'recheck', by: ['owner', 'operator', 'system'], to: 'waiting_approve' },
  { from: USABLE, event: 'disconnect', by: ['system'], to: 'disconnected', notify: ['channel.disconnected'] },
  ...back('disconnected', 'reconnect', ['owner', 'system']),
  { from: USABLE, event: 'suspend', by: ['operator'], to: 'suspended', notify: ['channel.suspended'] },
  ...back('suspended', 'release', ['operator', 'system']),
  {
    from: [...OPEN, 'suspended', 'deactivated'],
    event: 'blacklist',
    by: ['operator'],
    to: 'blacklist',
    notify: ['channel.rejected'],
  },
  { from: OPEN, event: 'deactivate', by: ['owner'], to: 'deactivated' },
  { from: ['deactivated'], event: 'comeBack', by: ['owner'], to: 'waiting_approve' },
  {
    from: [...USABLE, 'disconnected'],
    event: 'lose',
    by: ['system'],
    to: 'not_found',
    notify: ['channel.disconnected'],
  },
  { from: ['not_found'], event: 'find', by: ['owner', 'system'], to: 'waiting_approve' },
]

export const channelMachine = machine<
  ChannelStatus,
  ChannelEvent,
  ChannelActor,
  ChannelGuard,
  ChannelFacts,
  ChannelRow
>({
  rows: CHANNEL_TABLE,
  guards: {
    wasAllowed: (facts) => (facts.wasAllowed ? null : 'was_not_allowed'),
    wasActive: (facts) => (facts.wasAllowed ? 'was_allowed' : null),
  },
})

/** Where an event leads from a status, or null when the table has no such edge. Whoever asks has checked the actor. */
export function statusAfter(
  status: ChannelStatus,
  event: ChannelEvent,
  facts: ChannelFacts = { wasAllowed: false },
): ChannelStatus | null {
  for (const actor of ['system', 'owner', 'operator'] as const) {
    const step = channelMachine.next(status, event, actor, facts)
    if (step.ok) return step.row.to
  }
  return null
}

/**
 * The first status of a channel whose ownership was shown: a failed check rejects; what only a code in the profile
 * proves, or what has unknown values, waits for an operator's look; the rest is active at once.
 */
export function admissionOf(code: string, proof: 'oauth' | 'bio', complete = true): ChannelStatus {
  if (code !== 'qualified') return 'rejected'
  return proof === 'oauth' && complete ? 'active' : 'waiting_approve'
}

/** Only these may take jobs. */
export const canTakeJobs = (status: ChannelStatus): boolean => USABLE.includes(status)
