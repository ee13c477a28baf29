import { MAIN_BRANCH } from '../../../core/branch.ts'
import { AppError } from '../../../core/errors.ts'
import { ZERO } from '../../../core/money.ts'
import { rateOf, thaiTaxRow } from '../../../core/withholding.ts'
import type { Tx } from '../../../db/types.ts'
import { branchName, formatPercent } from '../../../i18n/formats.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { setDetailsLock, updateInfluencer } from '../../accounts/service.ts'
import { type ApprovalRecord, countAct } from '../../approvals/service.ts'
import { notify } from '../../notifications/service.ts'
import type { contract } from '../contract.ts'
import type { AttachmentKind, PayeeClass } from '../kinds.ts'
import { viewPayee } from '../review/payee.ts'
import { ATTACHMENT_WORDS } from '../rules/attachment-words.ts'
import { CLASS_WORDS, documentOfClass } from '../rules/tax-class.ts'
import { type AttachmentRecord, completeApproved, listCurrent, lockPerson } from '../store.ts'

const isApproved = ({ status }: AttachmentRecord): boolean => status === 'approve' || status === 'complete'

/** The approved current document of a kind. Throws `documents_not_approved` if there is none. */
async function requireApproved(tx: Tx, ctx: Ctx, accountId: string, kind: AttachmentKind): Promise<AttachmentRecord> {
  const found = (await listCurrent(tx, accountId)).find((row) => row.kind === kind && isApproved(row))
  if (!found) throw new AppError('documents_not_approved', { document: ATTACHMENT_WORDS[kind][ctx.lang], kind })
  return found
}

/** The company's name and tax id from its document. */
const companyOf = ({ details }: AttachmentRecord) => ({
  companyName: details.companyName ?? null,
  companyTaxId: details.companyTaxId ?? null,
})

async function setTax(tx: Tx, ctx: Ctx, id: string, payeeClass: PayeeClass, reason: string | undefined): Promise<void> {
  const now = ctx.clock.now()
  const person = await lockPerson(tx, id)
  if (!person) throw new AppError('not_found')
  await requireApproved(tx, ctx, id, 'identity')
  const document = await requireApproved(tx, ctx, id, documentOfClass(payeeClass))
  await setDetailsLock(tx, id, false)
  await completeApproved(tx, id)
  const before = person.taxDecidedAt ? person.payeeClass : null
  if (before === payeeClass) return
  await updateInfluencer(tx, id, {
    payeeClass,
    taxDecidedAt: now,
    ...(payeeClass === 'company' && companyOf(document)),
  })
  await audit(tx, ctx, {
    act: 'tax.class',
    targetType: 'account',
    targetId: id,
    before: { payeeClass: before },
    after: { payeeClass },
    ...(reason && { why: reason }),
  })
  const row = thaiTaxRow(await readSettings(tx, now), payeeClass, now)
  await notify(tx, now, {
    kind: 'account.tax_class',
    key: `tax:${id}:${now.getTime()}`,
    to: { accountId: id },
    data: { class: CLASS_WORDS[payeeClass], rate: formatPercent((row && rateOf(row)) ?? 0) },
    href: '/Influencer/account',
  })
}

/** A change of the VAT registration needs two operators. */
async function requestVat(tx: Tx, ctx: Ctx, id: string, registered: boolean, reason: string): Promise<void> {
  const person = await lockPerson(tx, id)
  if (!person) throw new AppError('not_found')
  if (person.vatRegistered === registered) throw new AppError('conflict')
  const [any] = await listCurrent(tx, id)
  const document = registered ? await requireApproved(tx, ctx, id, 'vat') : any
  await countAct(tx, ctx, {
    kind: 'vat_registration',
    targetId: id,
    scopeId: document?.id ?? id,
    amount: ZERO,
    reason,
    about: person.legalName ?? person.handle,
    input: { registered, branch: document?.details.branch ?? null },
    always: true,
  })
}

/** Runs after the second operator approved. Throws `conflict` if the registration already has that value. */
async function vatApproved(tx: Tx, ctx: Ctx, { targetId, input, reason }: ApprovalRecord): Promise<void> {
  const now = ctx.clock.now()
  const person = await lockPerson(tx, targetId)
  const registered = input.registered === true
  if (!person || person.vatRegistered === registered) throw new AppError('conflict')
  const vatBranch = registered ? String(input.branch ?? MAIN_BRANCH) : null
  await updateInfluencer(tx, targetId, { vatRegistered: registered, vatBranch })
  await audit(tx, ctx, {
    act: 'tax.vat',
    targetType: 'account',
    targetId,
    before: { vatRegistered: person.vatRegistered, vatBranch: person.vatBranch },
    after: { vatRegistered: registered, vatBranch },
    why: reason,
  })
  await notify(tx, now, {
    kind: registered ? 'account.vat_registered' : 'account.vat_ended',
    key: `vat:${targetId}:${now.getTime()}`,
    to: { accountId: targetId },
    data: vatBranch ? { branch: { th: branchName('th', vatBranch), en: branchName('en', vatBranch) } } : {},
    href: '/Influencer/account',
  })
}

/** What to run when a second operator approves, by kind of approval. */
export const approvedTaxActs = { vat_registration: vatApproved }

async function setLock(tx: Tx, ctx: Ctx, id: string, locked: boolean): Promise<void> {
  if (!(await lockPerson(tx, id))) throw new AppError('not_found')
  if (!(await setDetailsLock(tx, id, locked))) return
  const act = locked ? 'details.lock' : 'details.unlock'
  await audit(tx, ctx, { act, targetType: 'account', targetId: id, before: { locked: !locked }, after: { locked } })
}

export const taxHandlers = {
  setTax: (ctx, { params, body }) =>
    ctx.write(async (tx) => {
      await setTax(tx, ctx, params.id, body.payeeClass, body.reason)
      return viewPayee(tx, params.id, { now: ctx.clock.now(), lang: ctx.lang })
    }),
  setVat: (ctx, { params, body }) =>
    ctx.write(async (tx) => {
      await requestVat(tx, ctx, params.id, body.registered, body.reason)
      return viewPayee(tx, params.id, { now: ctx.clock.now(), lang: ctx.lang })
    }),
  setLock: (ctx, { params, body }) =>
    ctx.write(async (tx) => {
      await setLock(tx, ctx, params.id, body.locked)
      return viewPayee(tx, params.id, { now: ctx.clock.now(), lang: ctx.lang })
    }),
} satisfies Pick<Handlers<typeof contract>, 'setTax' | 'setVat' | 'setLock'>
