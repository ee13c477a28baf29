import { DAY } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import type { Settings } from '../../core/settings.ts'
import type { Tx } from '../../db/types.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { idOfCursor, paginate } from '../../platform/cursor.ts'
import { ownAccount } from '../../platform/own-account.ts'
import { readSettings } from '../../platform/settings.ts'
import { notify } from '../notifications/service.ts'
import { payeeTerms } from '../settlement/rules/money.ts'
import { readActs } from './acts.ts'
import type { contract } from './contract.ts'
import { accept, decline, end, invite, ownManager, withdraw } from './invitations/service.ts'
import { findPayee, giveNotice, listReceived, withdrawInvitations } from './store.ts'
import { viewAgreement } from './view.ts'

export { recordActFor } from './acts.ts'
export { ownManager } from './invitations/service.ts'
export { sweepPartners } from './invitations/sweep.ts'
export { mayActFor } from './permission.ts'
export { eraseInvitedAddress, findActingManager, findInForce, type LinkRecord } from './store.ts'
export { viewAgreement } from './view.ts'

/**
 * Ends a manager's agreements with the agreed notice: jobs accepted before the end keep their terms. Invitations are
 * withdrawn at once.
 */
export async function endAgreementsOf(tx: Tx, ctx: Ctx, manager: { id: string; name: string }): Promise<void> {
  const now = ctx.clock.now()
  const endsAt = new Date(now.getTime() + (await readSettings(tx, now))['manager.notice_days'] * DAY)
  await withdrawInvitations(tx, manager.id)
  const notice = { endedBy: ctx.caller.accountId, noticeAt: now }
  for (const { id, partnerId } of await giveNotice(tx, manager.id, endsAt, notice)) {
    if (!partnerId) continue
    await notify(tx, now, {
      kind: 'partner.ending',
      key: `partner:${id}:ending`,
      to: { accountId: partnerId },
      data: { name: manager.name, date: endsAt },
      href: `/Influencer/partnerConsent/${id}`,
    })
  }
}

type PayeeFacts = Parameters<typeof payeeTerms>[0]

function taxOf(payee: PayeeFacts, settings: Settings, now: Date) {
  const { withholding, vatBps } = payeeTerms(payee, settings, now)
  const { brackets, baseBps, threshold } = withholding
  return { withholding: { brackets: [...brackets], baseBps, threshold }, vatBps }
}

/** Tax terms assumed for someone whose tax class must not be disclosed. */
const USUAL: PayeeFacts = { payeeClass: 'resident_individual', vatRegistered: false }
const PAGE = 20

export const handlers = {
  async terms(ctx, { params }) {
    const managerId = ownManager(ctx, params.id)
    const now = ctx.clock.now()
    const settings = await readSettings(ctx.db, now)
    const manager = await findPayee(ctx.db, managerId, ctx.lang)
    return {
      shareMaxBps: settings['manager.share_max_bps'],
      noticeDays: settings['manager.notice_days'],
      invitationDays: settings['manager.invitation_days'],
      creator: taxOf(USUAL, settings, now),
      manager: taxOf(manager ?? USUAL, settings, now),
    }
  },
  invite,
  accept,
  decline,
  withdraw,
  end,
  acts: readActs,

  async invitations(ctx, { params, query }) {
    const now = ctx.clock.now()
    const limit = query?.limit ?? PAGE
    const before = idOfCursor(query?.after)
    const found = await listReceived(ctx.db, ownAccount(ctx, params.id), {
      lang: ctx.lang,
      before,
      limit: limit + 1,
      now,
    })
    const { rows, next } = paginate(found, limit, ({ link }) => [link.id])
    return { data: rows.map((row) => viewReceived(row, now)), next }
  },

  async invitation(ctx, { params }) {
    const now = ctx.clock.now()
    const partnerId = ownAccount(ctx, params.id)
    const [row] = await listReceived(ctx.db, partnerId, { lang: ctx.lang, only: params.x, limit: 1, now })
    const influencer = await findPayee(ctx.db, partnerId, ctx.lang)
    if (!row || !influencer) throw new AppError('not_found')
    const settings = await readSettings(ctx.db, now)
    return {
      ...viewReceived(row, now),
      noticeDays: settings['manager.notice_days'],
      creatorTerms: taxOf(influencer, settings, now),
      managerTerms: taxOf(USUAL, settings, now),
    }
  },
} satisfies Handlers<typeof contract>

function viewReceived({ link, manager }: Awaited<ReturnType<typeof listReceived>>[number], now: Date) {
  return { ...viewAgreement(link, now), manager: { ...manager, since: manager.since.toISOString() } }
}
