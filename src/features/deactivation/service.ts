import { DAY, HOUR, isoTime } from '../../core/clock.ts'
import type { HandlerInput } from '../../core/endpoint.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import { type Satang, satang, sum } from '../../core/money.ts'
import { targetName } from '../../core/thai/payout-target.ts'
import type { Tx } from '../../db/types.ts'
import { account } from '../../ledger/account.ts'
import { lockAccounts } from '../../ledger/account-rows.ts'
import { balancesOfOwner, influencerBalance } from '../../ledger/balances.ts'
import { endLotsOf } from '../../ledger/lots.ts'
import { endUnitsOf } from '../../ledger/package-end.ts'
import { post } from '../../ledger/post.ts'
import { balanceWaived } from '../../ledger/recipes/withdrawals.ts'
import { audit } from '../../platform/audit.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { ownAccount } from '../../platform/own-account.ts'
import { readSettings } from '../../platform/settings.ts'
import { clearLoginCookies, endSessions, erasePersonalData, requireStepUp, updateAccount } from '../accounts/service.ts'
import { eraseContacts } from '../agency-brands/service.ts'
import { titleWords } from '../campaigns/rules/title-words.ts'
import { deleteSavedSearches } from '../campaigns/service.ts'
import { deactivateChannelsOf } from '../channels/service.ts'
import { nextReference } from '../documents/service.ts'
import { isApplication } from '../jobs/rules/states.ts'
import { lockJob, runAct } from '../jobs/service.ts'
import { type NoticeData, notify } from '../notifications/service.ts'
import { closeTeam } from '../teams/service.ts'
import { forgoVat, readVatSummary } from '../vat-invoices/service.ts'
import type { Blocker, contract, DeactivationState, Receipt } from './contract.ts'
import {
  type AccountFacts,
  type BlockerCode,
  blockersOf,
  earningsOf,
  messageOf,
  NO_FACTS,
  type WaivedAmounts,
  waivedAmountsOf,
} from './rules/blockers.ts'
import { REASON_WORDS, REASONS_OF, type Role } from './rules/reasons.ts'
import {
  completeRequest,
  countChannels,
  countDocuments,
  type DeactivationRecord,
  endManagerLinks,
  findBank,
  findDeactivation,
  findOwner,
  findRequest,
  listApplications,
  listHeldJobs,
  saveRequest,
} from './store.ts'
import {
  listMarketerJobs,
  listOpenCampaigns,
  listRefunds,
  listUnpaidCharges,
  overdueCertificates,
  packageRest,
} from './store-marketer.ts'

/** Identifies the closed account on the receipt page, because its sessions have ended. */
const RECEIPT_COOKIE = 'closedAccount'
const RECEIPT_MAX_AGE = HOUR

type Choice = HandlerInput<(typeof contract)['request']>['body']
type HeldJob = Awaited<ReturnType<typeof listHeldJobs>>[number]

/** The data that the blockers are derived from, and the ids for links to them. */
interface AccountData {
  facts: AccountFacts
  newJobs: HeldJob[]
  running: HeldJob[]
  campaigns: Awaited<ReturnType<typeof listOpenCampaigns>>
  charges: string[]
  refunds: string[]
  bank: Awaited<ReturnType<typeof findBank>>
  minimum: number
  packageJobs: number
  /** Withheld tax whose certificates are overdue. */
  taxDue: Satang
}

async function readInfluencer(tx: Tx, now: Date, accountId: string): Promise<AccountData> {
  const settings = await readSettings(tx, now)
  const held = await listHeldJobs(tx, accountId)
  const documents = await countDocuments(tx, accountId)
  const bank = await findBank(tx, accountId)
  const { available, pending } = await influencerBalance(tx, accountId)
  const vat = await readVatSummary(tx, accountId)
  const newJobs = held.filter(({ status }) => status === 'ASSIGN')
  const running = held.filter(({ status }) => status !== 'ASSIGN')
  const facts: AccountFacts = {
    ...NO_FACTS,
    newJobs: newJobs.length,
    runningJobs: running.length,
    documents: documents + vat.inReview,
    vatUnsent: vat.unsent,
    hasBank: bank !== null,
    available,
    pending,
    fee: settings['withdrawal.fee'],
  }
  const minimum = settings['withdrawal.min']
  return {
    facts,
    newJobs,
    running,
    campaigns: [],
    charges: [],
    refunds: [],
    bank,
    minimum,
    packageJobs: 0,
    taxDue: satang(0),
  }
}

async function readMarketer(tx: Tx, now: Date, accountId: string): Promise<AccountData> {
  const running = await listMarketerJobs(tx, accountId)
  const campaigns = await listOpenCampaigns(tx, accountId)
  const charges = await listUnpaidCharges(tx, accountId, now)
  const refunds = await listRefunds(tx, accountId)
  const balances = await balancesOfOwner(tx, accountId)
  const packages = await packageRest(tx, accountId)
  const alarmDays = (await readSettings(tx, now))['buyer_withholding.alarm_days']
  const certificates = await overdueCertificates(tx, accountId, new Date(now.getTime() - alarmDays * DAY))
  const facts: AccountFacts = {
    ...NO_FACTS,
    runningJobs: running.length,
    openCampaigns: campaigns.length,
    unpaidCharges: charges.length,
    refunds: refunds.length,
    overdueCertificates: certificates.count,
    owed: satang(Math.abs(balances.receivable_brand ?? 0)),
    credits: sum(balances.customer_credits ?? satang(0), packages.value),
  }
  const packageJobs = packages.units
  const taxDue = certificates.amount
  return { facts, newJobs: [], running, campaigns, charges, refunds, bank: null, minimum: 0, packageJobs, taxDue }
}

const readFacts = (tx: Tx, ctx: Ctx, accountId: string): Promise<AccountData> =>
  (ctx.caller.scope === 'marketer' ? readMarketer : readInfluencer)(tx, ctx.clock.now(), accountId)

const jobOf = (job: HeldJob | undefined): Blocker['job'] =>
  job ? { id: job.id, campaignId: job.campaignId, title: titleWords(job), dueAt: isoTime(job.dueAt) } : null

function viewBlocker(
  code: BlockerCode,
  { facts, newJobs, running, campaigns, charges, refunds, taxDue }: AccountData,
): Blocker {
  const common = { code, message: messageOf(code), count: 1, amount: null, job: null, campaign: null, chargeId: null }
  const [campaign] = campaigns
  const more: Partial<Record<BlockerCode, Partial<Blocker>>> = {
    NEWJOB: { count: facts.newJobs, job: jobOf(newJobs[0]) },
    JOB_IN_PROGRESS: { count: facts.runningJobs, job: jobOf(running[0]) },
    CAMPAIGN_OPEN: {
      count: facts.openCampaigns,
      campaign: campaign ? { id: campaign.id, title: titleWords(campaign) } : null,
    },
    UNPAID_CHARGE: { count: facts.unpaidCharges, chargeId: charges[0] ?? null },
    REFUND_PENDING: { count: facts.refunds, chargeId: refunds[0] ?? null },
    TAX_CERTIFICATE_DUE: { count: facts.overdueCertificates, amount: taxDue },
    DEBT: { amount: facts.owed },
    DOCUMENTS_IN_PROCESS: { count: facts.documents },
    YOU_ARE_WAITING_FOR_EARNINGS: { amount: earningsOf(facts) },
    LESS_EARNING: { amount: facts.available },
    CREDITS_LEFT: { amount: facts.credits },
  }
  return { ...common, ...more[code] }
}

async function viewState(tx: Tx, ctx: Ctx, accountId: string): Promise<DeactivationState> {
  const owner = await findOwner(tx, accountId, false)
  if (!owner) throw new AppError('not_found')
  const read = await readFacts(tx, ctx, accountId)
  const channels = await countChannels(tx, accountId)
  const request = await findRequest(tx, accountId)
  const { facts, bank, minimum, packageJobs } = read
  const rests = waivedAmountsOf(facts)
  const blockers = blockersOf(facts, rests)
  const open = request && request.completedAt === null
  return {
    allowed: blockers.length === 0,
    blockers: blockers.map((code) => viewBlocker(code, read)),
    email: owner.email,
    channels,
    bank: bank && { name: targetName(bank), last4: bank.number.slice(-4) },
    available: facts.available,
    fee: facts.fee,
    minimum,
    rest: satang(rests.giveUp),
    packageJobs,
    vatUnsent: facts.vatUnsent,
    request: open
      ? { reason: request.reason, note: request.note, giveUp: request.giveUp, giveUpVat: request.giveUpVat }
      : null,
  }
}

/**
 * Throws `deactivation_blocked` with the blockers, or with the fields whose amount to give up is not the current one.
 */
function requireClear(facts: AccountFacts, given: WaivedAmounts): void {
  const blockers = blockersOf(facts, given)
  const rests = waivedAmountsOf(facts)
  const wrong = (['giveUp', 'giveUpVat'] as const).filter((name) => given[name] !== rests[name])
  if (blockers.length === 0 && wrong.length === 0) return
  const fields = wrong.map((name) => [name, 'deactivation_blocked'] as const)
  throw new AppError('deactivation_blocked', { blockers }, Object.fromEntries(fields))
}

const rowOf = (ctx: Ctx, accountId: string, { reason, note, giveUp, giveUpVat }: Choice) => ({
  id: newId(ctx.clock.now().getTime()),
  accountId,
  reason,
  note,
  giveUp: satang(giveUp),
  giveUpVat: satang(giveUpVat),
  requestedAt: ctx.clock.now(),
})

/**
 * Withdraws applications that a marketer has not answered. The lock order is as everywhere: jobs before the account.
 */
async function withdrawApplications(tx: Tx, ctx: Ctx, accountId: string): Promise<void> {
  for (const id of await listApplications(tx, accountId)) {
    const job = await lockJob(tx, id)
    if (job && isApplication(job.status))
      await runAct(ctx, tx, job, { event: 'withdraw', actor: 'influencer', actorId: accountId })
  }
}

/** Ledger accounts that are locked while an account is closed. */
const LOCKED_ACCOUNTS = {
  influencer: ['creator_payable'],
  marketer: ['customer_credits', 'customer_credits_held', 'package_liability', 'package_held'],
} as const

/** The amount that was given up, for the message: credits of a marketer, money of an influencer. */
const givenUpData = (role: Role, amount: Satang): NoticeData =>
  role === 'marketer' ? { credits: { credits: amount } } : { amount: { satang: amount } }

/** Closes the account in one transaction. Errors: `deactivation_blocked`, `not_found` if it is not active. */
async function close(tx: Tx, ctx: Ctx, accountId: string, choice: Choice): Promise<{ id: string; receipt: Receipt }> {
  const now = ctx.clock.now()
  const role: Role = ctx.caller.scope === 'marketer' ? 'marketer' : 'influencer'
  if (role === 'influencer') await withdrawApplications(tx, ctx, accountId)
  const owner = await findOwner(tx, accountId, true)
  if (owner?.status !== 'active') throw new AppError('not_found')
  // A concurrent hold for a new job waits for these locks, and then finds no credits in the closed account.
  await lockAccounts(
    tx,
    LOCKED_ACCOUNTS[role].map((code) => account(code, accountId)),
  )
  const { facts } = await readFacts(tx, ctx, accountId)
  requireClear(facts, choice)
  await requireStepUp(tx, ctx, 'deactivation')
  const amount = satang(choice.giveUp)
  const id = await saveRequest(tx, rowOf(ctx, accountId, choice))
  const actor = { id: accountId, role } as const
  if (role === 'influencer') {
    if (amount > 0) await post(tx, balanceWaived({ waiverId: id, ownerId: accountId, amount, actor }), now)
  } else {
    await endLotsOf(tx, accountId, now, { actor })
    await endUnitsOf(tx, accountId, now, { actor })
  }
  const vat = await forgoVat(tx, now, accountId)
  // A tax invoice was sent or rejected after the facts were read.
  if (vat !== choice.giveUpVat) throw new AppError('deactivation_blocked', { blockers: ['VAT_WITHOUT_INVOICE'] })
  const givenUp = sum(amount, vat)
  await deactivateChannelsOf(tx, now, accountId)
  await endManagerLinks(tx, accountId, now)
  const reference = await nextReference(tx, 'CL', now)
  // Before the status changes: a closed account gets no messages.
  await notify(tx, now, {
    kind: 'account.deactivated',
    key: `account:${accountId}:deactivated`,
    to: { email: owner.email, lang: owner.lang, accountId },
    data: { time: now, ref: reference, ...(givenUp > 0 && givenUpData(role, givenUp)) },
  })
  await updateAccount(tx, accountId, { status: 'deactivated', statusReason: null, deactivatedAt: now })
  await endSessions(tx, accountId, now)
  if (role === 'marketer') {
    await closeTeam(tx, accountId, now)
    await eraseContacts(tx, accountId)
  }
  await erasePersonalData(tx, accountId, now)
  await deleteSavedSearches(tx, accountId)
  await completeRequest(tx, id, reference, now)
  await audit(tx, ctx, {
    act: 'account.deactivate',
    targetType: 'account',
    targetId: accountId,
    before: { status: owner.status },
    after: { status: 'deactivated', reason: choice.reason, givenUp },
  })
  return { id, receipt: { reference, at: now.toISOString(), role, givenUp } }
}

const receiptOf = ({ reference, completedAt, giveUp, giveUpVat }: DeactivationRecord, role: Role): Receipt | null =>
  reference && completedAt ? { reference, at: completedAt.toISOString(), role, givenUp: sum(giveUp, giveUpVat) } : null

const reasonsOf = (ctx: Ctx, role: Role) =>
  REASONS_OF[role].map((code) => ({ code, name: REASON_WORDS[code][ctx.lang] }))

const storeRequest = (ctx: Ctx, accountId: string, choice: Choice): Promise<DeactivationState> =>
  ctx.write(async (tx) => {
    const { facts } = await readFacts(tx, ctx, accountId)
    requireClear(facts, choice)
    await saveRequest(tx, rowOf(ctx, accountId, choice))
    return viewState(tx, ctx, accountId)
  })

async function deactivate(ctx: Ctx, accountId: string, choice: Choice): Promise<Receipt> {
  const { id, receipt } = await ctx.write((tx) => close(tx, ctx, accountId, choice))
  clearLoginCookies(ctx)
  ctx.setCookie(RECEIPT_COOKIE, id, { httpOnly: true, maxAge: RECEIPT_MAX_AGE / 1_000, sameSite: 'lax' })
  return receipt
}

export const handlers = {
  validate: (ctx, { params }) => viewState(ctx.db, ctx, ownAccount(ctx, params.uuid)),

  reasons: async (ctx) => reasonsOf(ctx, 'influencer'),

  request: (ctx, { params, body }) => storeRequest(ctx, ownAccount(ctx, params.id), body),
  deactivate: (ctx, { params, body }) => deactivate(ctx, ownAccount(ctx, params.uuid), body),

  validateMarketer: async (ctx) => ({
    data: await viewState(ctx.db, ctx, ctx.caller.accountId),
    reasons: reasonsOf(ctx, 'marketer'),
  }),
  requestMarketer: (ctx, { params, body }) => storeRequest(ctx, ownAccount(ctx, params.id), body),
  deactivateMarketer: (ctx, { body }) => deactivate(ctx, ctx.caller.accountId, body),

  async receipt(ctx) {
    const id = ctx.cookie(RECEIPT_COOKIE)
    if (!id || !/^[\da-f-]{36}$/.test(id)) return null
    const row = await findDeactivation(ctx.db, id)
    const fresh = row?.completedAt && ctx.clock.now().getTime() - row.completedAt.getTime() < RECEIPT_MAX_AGE
    return row && fresh ? receiptOf(row, row.role === 'marketer' ? 'marketer' : 'influencer') : null
  },
} satisfies Handlers<typeof contract>
