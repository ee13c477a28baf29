import { z } from 'zod'
import { zDate, zId, zSatang, zTime } from '../../core/shapes.ts'
import { ACCOUNT_ROLES, ACCOUNT_STATUSES } from '../accounts/rules/status.ts'
import { zAccountPayout } from '../payouts/shapes.ts'
import { ACCOUNT_ACTS, STATUS_ACTS } from './rules/account-status.ts'

export const QUEUES = [
  'channels',
  'scoreAppeals',
  'attachments',
  'campaigns',
  'disputes',
  'withdrawals',
  'bankAccounts',
  'vatInvoices',
  'buyerCertificates',
  'slips',
  'unmatchedMoney',
  'refunds',
  'reviews',
  'approvals',
  'messages',
] as const

const zName = z.object({ th: z.string(), en: z.string() })
export const zRole = z.enum(ACCOUNT_ROLES)
export const zAccountStatus = z.enum(ACCOUNT_STATUSES)
export const zStatusAct = z.enum(STATUS_ACTS)

/** Options of the ledger's filters. */
export const zAccountName = z.object({ number: z.string(), code: z.string(), name: zName })
export const zEventName = z.object({ code: z.string(), name: zName })

export const zDashboard = z.object({
  at: zTime,
  /** When scheduled tasks last completed, if the alarm for stopped tasks is open; otherwise null. */
  stoppedSince: zTime.nullable(),
  queues: z.array(z.object({ code: z.enum(QUEUES), count: z.int(), oldestAt: zTime.nullable() })),
  /** Current balances of the ledger. */
  money: z.object({
    credits: zSatang,
    held: zSatang,
    creators: zSatang,
    withdrawals: zSatang,
    withholding: zSatang,
    receivable: zSatang,
  }),
  /** Figures of the current Bangkok day. */
  today: z.object({ in: zSatang, paidOut: zSatang, fees: zSatang, entries: z.int() }),
  balanced: z.boolean(),
  difference: zSatang,
})
export type Dashboard = z.output<typeof zDashboard>

export const zUserRow = z.object({
  id: zId,
  role: zRole,
  name: z.string(),
  email: z.string(),
  /** For creators the public handle, for brands the brand name. */
  handle: z.string().nullable(),
  status: zAccountStatus,
  talentManager: z.boolean(),
  createdAt: zTime,
})
export type UserRow = z.output<typeof zUserRow>

/** Money of the owner in satang, or the number of open jobs. */
const zCloseBlocker = z.object({
  code: z.enum(['available', 'withdrawal', 'held', 'jobs']),
  amount: zSatang.nullable(),
  count: z.int().nullable(),
})
export type CloseBlocker = z.output<typeof zCloseBlocker>

/** Money that can be neither paid out nor refunded and stays on a closed account, in satang. */
const zLeftMoney = z.object({ code: z.enum(['balance', 'vat', 'credits']), amount: zSatang })
export type LeftMoney = z.output<typeof zLeftMoney>

export const zUser = zUserRow.extend({
  phone: z.string().nullable(),
  emailVerified: z.boolean(),
  statusReason: z.string().nullable(),
  contractEndsAt: zTime.nullable(),
  /** The day from which a paused influencer takes new jobs; null without a pause. */
  takesJobsFrom: zDate.nullable(),
  /** The marketer's pending request for a new contract. */
  renewal: z.object({ note: z.string(), requestedAt: zTime }).nullable(),
  legalName: z.string().nullable(),
  /** Number of open sessions, and the newest log-in. */
  sessions: z.int(),
  lastLoginAt: zTime.nullable(),
  channels: z.array(
    z.object({ id: zId, type: z.string(), handle: z.string(), status: z.string(), followers: z.int().nullable() }),
  ),
  /** Two-step verification of the login; null if it is off, and for the caller's own account. */
  twoStep: z.object({ since: zTime, resetWaits: z.boolean() }).nullable(),
  /** Jobs as creator or brand: running, paid, frozen. */
  jobs: z.object({ open: z.int(), completed: z.int(), frozen: z.int() }),
  /** Ledger balances of the account, by ledger account. */
  balances: z.array(zAccountName.extend({ balance: zSatang })),
  /** Actions that the status table allows. */
  acts: z.array(z.enum(ACCOUNT_ACTS)),
  /** What prevents closing the account, what stays on it, and whether closing needs or awaits a second operator. */
  closing: z.object({
    blockers: z.array(zCloseBlocker),
    left: z.array(zLeftMoney),
    needsApproval: z.boolean(),
    waits: z.boolean(),
  }),
  owes: z.boolean(),
  /** The balance of a suspended or closed influencer, which operators can pay out; otherwise null. */
  payout: zAccountPayout.nullable(),
})
export type User = z.output<typeof zUser>

export const zLedgerAccount = zAccountName.extend({
  type: z.enum(['asset', 'liability', 'revenue', 'expense']),
  /** Turnover of the current Bangkok day, and how many entries touched the account. */
  todayDebit: zSatang,
  todayCredit: zSatang,
  todayEntries: z.int(),
  debit: zSatang,
  credit: zSatang,
})
export type LedgerAccount = z.output<typeof zLedgerAccount>
export const zTrialBalance = z.object({
  at: zTime,
  accounts: z.array(zLedgerAccount),
  debit: zSatang,
  credit: zSatang,
  balanced: z.boolean(),
  entries: z.int(),
})
export type TrialBalance = z.output<typeof zTrialBalance>

export const zEntryRow = z.object({
  id: zId,
  reference: z.string(),
  event: z.string(),
  name: zName,
  occurredAt: zTime,
  actorRole: z.string().nullable(),
  /** Sum of the postings. */
  amount: zSatang,
  jobId: zId.nullable(),
  reverses: zId.nullable(),
})
export type EntryRow = z.output<typeof zEntryRow>

/** One account's side of an entry. Postings to the same account are summed. */
export const zEntryLine = zAccountName.extend({
  ownerId: zId.nullable(),
  ownerName: z.string().nullable(),
  debit: zSatang,
  credit: zSatang,
})
export const zEntry = zEntryRow.extend({
  actorId: zId.nullable(),
  actorName: z.string().nullable(),
  idempotencyKey: z.string().nullable(),
  campaignId: zId.nullable(),
  chargeId: zId.nullable(),
  withdrawalId: zId.nullable(),
  reversedBy: zId.nullable(),
  lines: z.array(zEntryLine),
  debit: zSatang,
  credit: zSatang,
  /** Earlier entries of the same job, newest first. */
  earlier: z.array(zEntryRow),
})
export type EntrySet = z.output<typeof zEntry>

export const zAuditRow = z.object({
  id: zId,
  at: zTime,
  actorId: zId.nullable(),
  actorName: z.string().nullable(),
  /** The API key that was used, if any. */
  keyName: z.string().nullable(),
  actorRole: z.string(),
  act: z.string(),
  targetType: z.string(),
  targetId: z.string(),
  /** The account’s name, if the action changed an account. */
  targetName: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  why: z.string().nullable(),
  ip: z.string(),
})
export type AuditRow = z.output<typeof zAuditRow>
