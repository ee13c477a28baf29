import { endOfDay } from '../../../core/calendar.ts'
import { DAY } from '../../../core/clock.ts'
import type { HandlerInput } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import type { Settings } from '../../../core/settings.ts'
import type { Tx } from '../../../db/types.ts'
import { type Ctx, needActive } from '../../../platform/context.ts'
import { ownAccount } from '../../../platform/own-account.ts'
import { readSettings } from '../../../platform/settings.ts'
import { nameWords } from '../../accounts/schema-names.ts'
import { notify } from '../../notifications/service.ts'
import type { contract } from '../contract.ts'
import { MANAGER_SCOPES } from '../kinds.ts'
import { AGREEMENT_YEARS_MAX, agreementState, inviteeOf, isEndDay, noticeEnd } from '../rules/agreement.ts'
import type { Agreement } from '../shapes.ts'
import {
  findInForce,
  findInvitee,
  insertLink,
  isPartner,
  type LinkRecord,
  lockMade,
  lockPerson,
  lockReceived,
  ofManager,
  ofPartner,
  updateLink,
} from '../store.ts'
import { viewAgreement } from '../view.ts'
import { closeOverdue } from './sweep.ts'

const callerWords = ({ caller }: Ctx) => nameWords(caller.name, caller.latinName)

/** The calling talent manager; `not_found` for others. */
export function ownManager(ctx: Ctx, id: string): string {
  if (!ctx.caller.talentManager) throw new AppError('not_found')
  return ownAccount(ctx, id)
}

function refuseShare(shareBps: number, settings: Settings): void {
  const max = settings['manager.share_max_bps']
  if (shareBps <= max) return
  const details = { max: max / 100 }
  throw new AppError('manager_share_max', details, { shareBps: { code: 'manager_share_max', ...details } })
}

const refuseTo = (code: 'partner_not_found' | 'partner_self' | 'partner_invited' | 'partner_active') =>
  new AppError(code, {}, { to: { code } })

/**
 * The recipient of an invitation: an account, or an email address that may have no account. To the manager, an address
 * looks the same whether or not it has an account: the invitation is linked to an account only when its owner responds.
 */
async function inviteeFor(tx: Tx, managerId: string, to: string, now: Date) {
  const candidates = inviteeOf(to)
  const found = await findInvitee(tx, candidates)
  if (found?.id === managerId) throw refuseTo('partner_self')
  const [first] = candidates
  if (first && 'email' in first) return { found, partnerId: null, email: first.email }
  if (!found) throw refuseTo('partner_not_found')
  if (await isPartner(tx, managerId, found.id, now)) throw refuseTo('partner_active')
  return { found, partnerId: found.id, email: null }
}

export async function invite(
  ctx: Ctx,
  { params, body }: HandlerInput<(typeof contract)['invite']>,
): Promise<Agreement> {
  const managerId = ownManager(ctx, params.id)
  needActive(ctx.caller)
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const settings = await readSettings(tx, now)
    refuseShare(body.shareBps, settings)
    if (!isEndDay(body.endsOn, now)) {
      const details = { years: AGREEMENT_YEARS_MAX }
      throw new AppError('agreement_end', details, { endsOn: { code: 'agreement_end', ...details } })
    }
    await closeOverdue(tx, now, ofManager(managerId))
    const { found, partnerId, email } = await inviteeFor(tx, managerId, body.to, now)
    const wanted = new Set(['view' as const, ...body.scope])
    const link = await insertLink(tx, {
      id: newId(now.getTime()),
      managerId,
      partnerId,
      email,
      scope: MANAGER_SCOPES.filter((scope) => wanted.has(scope)),
      shareBps: body.shareBps,
      status: 'invited',
      invitedAt: now,
      expiresAt: new Date(now.getTime() + settings['manager.invitation_days'] * DAY),
      endsAt: endOfDay(body.endsOn),
    })
    if (!link) throw refuseTo('partner_invited')
    await notify(tx, now, {
      kind: 'partner.invited',
      key: `partner:${link.id}:invited`,
      to: found ? { accountId: found.id } : { email: email ?? '', lang: ctx.lang },
      data: { manager: callerWords(ctx), share: body.shareBps / 100, deadline: link.expiresAt ?? now },
      href: `/Influencer/partnerConsent/${link.id}`,
    })
    return viewAgreement(link, now)
  })
}

/** Returns the invitation if it can still be accepted or declined; otherwise throws `invitation_over`. */
function openInvitation(link: LinkRecord | null, now: Date): LinkRecord {
  if (!link) throw new AppError('not_found')
  if (agreementState(link, now) !== 'invited') throw new AppError('invitation_over')
  return link
}

/** The invited person agrees. A partner has one manager at a time. */
export async function accept(ctx: Ctx, { params }: HandlerInput<(typeof contract)['accept']>): Promise<Agreement> {
  const partnerId = ownAccount(ctx, params.id)
  needActive(ctx.caller)
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    await lockPerson(tx, partnerId)
    const link = openInvitation(await lockReceived(tx, params.x, partnerId), now)
    if (link.managerId === partnerId) throw new AppError('partner_self')
    refuseShare(link.shareBps, await readSettings(tx, now))
    if (link.endsAt && link.endsAt <= now) throw new AppError('invitation_over')
    await closeOverdue(tx, now, ofPartner(partnerId))
    if (await findInForce(tx, partnerId, now)) throw new AppError('manager_exists')
    const agreed = await updateLink(tx, link.id, { status: 'active', partnerId, agreedAt: now })
    await notify(tx, now, {
      kind: 'partner.accepted',
      key: `partner:${link.id}:accepted`,
      to: { accountId: link.managerId },
      data: { creator: callerWords(ctx) },
      href: `/Influencer/partnerProfile?partner=${partnerId}`,
    })
    return viewAgreement(agreed, now)
  })
}

export async function decline(ctx: Ctx, { params }: HandlerInput<(typeof contract)['decline']>): Promise<Agreement> {
  const partnerId = ownAccount(ctx, params.id)
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const link = openInvitation(await lockReceived(tx, params.x, partnerId), now)
    const declined = await updateLink(tx, link.id, { status: 'declined', partnerId })
    await notify(tx, now, {
      kind: 'partner.declined',
      key: `partner:${link.id}:declined`,
      to: { accountId: link.managerId },
      data: { creator: link.email ?? callerWords(ctx) },
      href: '/Influencer/partnerFriend?state=ended',
    })
    return viewAgreement(declined, now)
  })
}

export async function withdraw(ctx: Ctx, { params }: HandlerInput<(typeof contract)['withdraw']>): Promise<Agreement> {
  const managerId = ownManager(ctx, params.id)
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const link = openInvitation(await lockMade(tx, params.x, managerId), now)
    return viewAgreement(await updateLink(tx, link.id, { status: 'withdrawn' }), now)
  })
}

/** Gives notice. The agreement ends after the notice period or at its agreed end, whichever is earlier. */
export async function end(ctx: Ctx, { params }: HandlerInput<(typeof contract)['end']>): Promise<Agreement> {
  const accountId = ownAccount(ctx, params.id)
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const link = (await lockMade(tx, params.x, accountId)) ?? (await lockReceived(tx, params.x, accountId))
    if (!link?.partnerId) throw new AppError('not_found')
    const state = agreementState(link, now)
    if (state === 'ending') throw new AppError('agreement_ending')
    if (state !== 'active') throw new AppError('invitation_over')
    const settings = await readSettings(tx, now)
    const endsAt = noticeEnd(link.endsAt, new Date(now.getTime() + settings['manager.notice_days'] * DAY))
    const ending = await updateLink(tx, link.id, { endsAt, endedBy: accountId, noticeAt: now })
    const byManager = accountId === link.managerId
    await notify(tx, now, {
      kind: 'partner.ending',
      key: `partner:${link.id}:ending`,
      to: { accountId: byManager ? link.partnerId : link.managerId },
      data: { name: callerWords(ctx), date: endsAt },
      href: byManager
        ? `/Influencer/partnerConsent/${link.id}`
        : `/Influencer/partnerProfile?partner=${link.partnerId}`,
    })
    return viewAgreement(ending, now)
  })
}
