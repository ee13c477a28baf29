import { HOUR } from '../../core/clock.ts'
import type { HandlerInput } from '../../core/endpoint.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import { satang, sum } from '../../core/money.ts'
import { targetName } from '../../core/thai/payout-target.ts'
import type { Tx } from '../../db/types.ts'
import { account } from '../../ledger/account.ts'
import { lockAccounts } from '../../ledger/account-rows.ts'
import { creatorBalance } from '../../ledger/balances.ts'
import { post } from '../../ledger/post.ts'
import { balanceWaived } from '../../ledger/recipes/withdrawals.ts'
import { audit } from '../../platform/audit.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { ownAccount } from '../../platform/own-account.ts'
import { readSettings } from '../../platform/settings.ts'
import { clearLoginCookies, endSessions, erasePersonalData, requireStepUp, updateAccount } from '../accounts/service.ts'
import { titleWords } from '../campaigns/rules/title-words.ts'
import { deleteSavedSearches } from '../campaigns/service.ts'
import { deactivateChannelsOf } from '../channels/service.ts'
import { nextReference } from '../documents/service.ts'
import { isApplication } from '../jobs/rules/states.ts'
import { lockJob, runAct } from '../jobs/service.ts'
import { notify } from '../notifications/service.ts'
import { forgoVat, vatStanding } from '../vat-invoices/service.ts'
import type { Blocker, contract, DeactivationState, Receipt } from './contract.ts'
import { type AccountFacts, type BlockerCode, blockersOf, type GivenUp, messageOf, restsOf } from './rules/blockers.ts'
import { REASON_WORDS, REASONS } from './rules/reasons.ts'
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

/** Names the closed account to the page that follows; nobody is logged in there any more. */
const RECEIPT_COOKIE = 'closedAccount'
const RECEIPT_LIFE = HOUR

type Choice = HandlerInput<(typeof contract)['request']>['body']
type HeldJob = Awaited<ReturnType<typeof listHeldJobs>>[number]

async function readFacts(tx: Tx, now: Date, accountId: string) {
  const settings = await readSettings(tx, now)
  const held = await listHeldJobs(tx, accountId)
  const documents = await countDocuments(tx, accountId)
  const bank = await findBank(tx, accountId)
  const { available, pending } = await creatorBalance(tx, accountId)
  const vat = await vatStanding(tx, accountId)
  const newJobs = held.filter(({ status }) => status === 'ASSIGN')
  const running = held.filter(({ status }) => status !== 'ASSIGN')
  const facts: AccountFacts = {
    newJobs: newJobs.length,
    runningJobs: running.length,
    documents: documents + vat.inReview,
    vatUnsent: vat.unsent,
    hasBank: bank !== null,
    available,
    pending,
    fee: settings['withdrawal.fee'],
    unpaidCharges: 0,
  }
  return { facts, newJobs, running, bank, minimum: settings['withdrawal.min'] }
}
type Read = Awaited<ReturnType<typeof readFacts>>

const jobOf = (job: HeldJob | undefined): Blocker['job'] =>
  job ? { id: job.id, title: titleWords(job), dueAt: job.dueAt?.toISOString() ?? null } : null

function viewBlocker(code: BlockerCode, { facts, newJobs, running }: Read): Blocker {
  const common = { code, message: messageOf(code), count: 1, amount: null, job: null }
  if (code === 'NEWJOB') return { ...common, count: facts.newJobs, job: jobOf(newJobs[0]) }
  if (code === 'JOB_IN_PROGRESS') return { ...common, count: facts.runningJobs, job: jobOf(running[0]) }
  if (code === 'DOCUMENTS_IN_PROCESS') return { ...common, count: facts.documents }
  if (code === 'YOU_ARE_WAITING_FOR_EARNINGS') return { ...common, amount: facts.pending || facts.available }
  return code === 'LESS_EARNING' ? { ...common, amount: facts.available } : common
}

async function viewState(tx: Tx, ctx: Ctx, accountId: string): Promise<DeactivationState> {
  const owner = await findOwner(tx, accountId, false)
  if (!owner) throw new AppError('not_found')
  const read = await readFacts(tx, ctx.clock.now(), accountId)
  const channels = await countChannels(tx, accountId)
  const request = await findRequest(tx, accountId)
  const { facts, bank, minimum } = read
  const rests = restsOf(facts)
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
    vatUnsent: facts.vatUnsent,
    request: open
      ? { reason: request.reason, note: request.note, giveUp: request.giveUp, giveUpVat: request.giveUpVat }
      : null,
  }
}

/** Throws `deactivation_blocked` with the codes of what has to be done first. */
function requireClear(facts: AccountFacts, given: GivenUp): void {
  const blockers = blockersOf(facts, given)
  const rests = restsOf(facts)
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

/** Withdraws what waits for a brand. Jobs are locked before the account, as everywhere. */
async function withdrawApplications(tx: Tx, ctx: Ctx, accountId: string): Promise<void> {
  for (const id of await listApplications(tx, accountId)) {
    const job = await lockJob(tx, id)
    if (job && isApplication(job.status))
      await runAct(ctx, tx, job, { event: 'withdraw', actor: 'influencer', actorId: accountId })
  }
}

/** Closes the account in one transaction: the rest is posted, channels leave, sessions end. */
async function close(tx: Tx, ctx: Ctx, accountId: string, choice: Choice): Promise<{ id: string; receipt: Receipt }> {
  const now = ctx.clock.now()
  await withdrawApplications(tx, ctx, accountId)
  const owner = await findOwner(tx, accountId, true)
  if (owner?.status !== 'active') throw new AppError('not_found')
  await lockAccounts(tx, [account('creator_payable', accountId)])
  const { facts } = await readFacts(tx, now, accountId)
  requireClear(facts, choice)
  await requireStepUp(tx, ctx, 'deactivation')
  const amount = satang(choice.giveUp)
  const id = await saveRequest(tx, rowOf(ctx, accountId, choice))
  if (amount > 0) {
    const actor = { id: accountId, role: 'influencer' as const }
    await post(tx, balanceWaived({ waiverId: id, ownerId: accountId, amount, actor }), now)
  }
  const vat = await forgoVat(tx, now, accountId)
  // A tax invoice was sent or rejected since the facts were read.
  if (vat !== choice.giveUpVat) throw new AppError('deactivation_blocked', { blockers: ['VAT_WITHOUT_INVOICE'] })
  const givenUp = sum(amount, vat)
  await deactivateChannelsOf(tx, now, accountId)
  await endManagerLinks(tx, accountId, now)
  const reference = await nextReference(tx, 'CL', now)
  // While the account is still open: a closed one gets no messages.
  await notify(tx, now, {
    kind: 'account.deactivated',
    key: `account:${accountId}:deactivated`,
    to: { email: owner.email, lang: owner.lang, accountId },
    data: { time: now, ref: reference, ...(givenUp > 0 && { amount: { satang: givenUp } }) },
  })
  await updateAccount(tx, accountId, { status: 'deactivated', statusReason: null, deactivatedAt: now })
  await endSessions(tx, accountId, now)
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
  return { id, receipt: { reference, at: now.toISOString(), givenUp } }
}

const receiptOf = ({ reference, completedAt, giveUp, giveUpVat }: DeactivationRecord): Receipt | null =>
  reference && completedAt ? { reference, at: completedAt.toISOString(), givenUp: sum(giveUp, giveUpVat) } : null

export const handlers = {
  validate: (ctx, { params }) => viewState(ctx.db, ctx, ownAccount(ctx, params.uuid)),

  reasons: async (ctx) => REASONS.map((code) => ({ code, name: REASON_WORDS[code][ctx.lang] })),

  async request(ctx, { params, body }) {
    const accountId = ownAccount(ctx, params.id)
    return ctx.write(async (tx) => {
      const { facts } = await readFacts(tx, ctx.clock.now(), accountId)
      requireClear(facts, body)
      await saveRequest(tx, rowOf(ctx, accountId, body))
      return viewState(tx, ctx, accountId)
    })
  },

  async deactivate(ctx, { params, body }) {
    const accountId = ownAccount(ctx, params.uuid)
    const { id, receipt } = await ctx.write((tx) => close(tx, ctx, accountId, body))
    clearLoginCookies(ctx)
    ctx.setCookie(RECEIPT_COOKIE, id, { httpOnly: true, maxAge: RECEIPT_LIFE / 1_000, sameSite: 'lax' })
    return receipt
  },

  async receipt(ctx) {
    const id = ctx.cookie(RECEIPT_COOKIE)
    if (!id || !/^[\da-f-]{36}$/.test(id)) return null
    const row = await findDeactivation(ctx.db, id)
    const fresh = row?.completedAt && ctx.clock.now().getTime() - row.completedAt.getTime() < RECEIPT_LIFE
    return row && fresh ? receiptOf(row) : null
  },
} satisfies Handlers<typeof contract>
