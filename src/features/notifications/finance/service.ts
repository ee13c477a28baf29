import type { Tx } from '../../../db/types.ts'
import type { Handlers } from '../../../platform/context.ts'
import { ownAccount } from '../../../platform/own-account.ts'
import { deleteContact, findContact, findFinanceEmail, saveContact } from '../contacts/store.ts'
import { type Notice, notify } from '../notify.ts'
import type { financeContract } from './contract.ts'

const WHAT = { th: 'อีเมลฝ่ายบัญชี', en: 'finance email' }

/** Connects an address that was confirmed with a code, and notifies the account. */
export async function linkFinanceEmail(tx: Tx, now: Date, accountId: string, email: string): Promise<void> {
  await saveContact(tx, { accountId, channel: 'finance', address: email, linkedAt: now })
  await notify(tx, now, {
    kind: 'security.changed',
    key: `finance-email:${accountId}:${now.getTime()}`,
    to: { accountId },
    data: { what: WHAT, time: now },
    href: '/Marketer/financeEmail',
  })
}

/** Sends a message to the finance email of an account, if it has one. */
export async function notifyFinance(tx: Tx, now: Date, accountId: string, notice: Omit<Notice, 'to'>): Promise<void> {
  const to = await findFinanceEmail(tx, accountId)
  if (to) await notify(tx, now, { ...notice, to: { ...to, accountId } })
}

export const financeHandlers = {
  async financeEmail(ctx, { params }) {
    const contact = await findContact(ctx.db, ownAccount(ctx, params.id), 'finance')
    return contact && { email: contact.address, since: contact.linkedAt.toISOString() }
  },
  async removeFinanceEmail(ctx, { params }) {
    const owner = ownAccount(ctx, params.id)
    await ctx.write((tx) => deleteContact(tx, owner, 'finance'))
    return { ok: true as const }
  },
} satisfies Handlers<typeof financeContract>
