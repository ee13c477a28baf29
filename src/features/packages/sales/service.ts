import { dayOf } from '../../../core/calendar.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { type Satang, satang } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import { grantPackage } from '../../../ledger/packages.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { requireActive } from '../../accounts/service.ts'
import { type ApprovalRecord, countAct, lockSubject, viewApprovals } from '../../approvals/service.ts'
import { readLive } from '../../content/service.ts'
import { payableOf } from '../../credits/rules/amounts.ts'
import { lotEnd } from '../../credits/rules/lots.ts'
import { buyerOf, cancelSold, listSales, prepareSale } from '../../credits/service.ts'
import { type PackageItem, zPackageItem } from '../../credits/shapes.ts'
import { notify } from '../../notifications/service.ts'
import { viewLot } from '../owned/balance.ts'
import { listOwnedLots } from '../owned/store-balance.ts'
import { listCatalogue } from '../store.ts'
import { itemOf, viewOffer } from '../view.ts'
import type { MarketerPackages, salesContract } from './contract.ts'
import { findMarketerName, insertGrant } from './store.ts'

/** Higher than the number of packages that any marketer has at once. */
const LOTS_SHOWN_MAX = 100

async function nameOf(tx: Tx, ctx: Ctx, id: string): Promise<string> {
  const name = await findMarketerName(tx, id, ctx.lang)
  if (name === null) throw new AppError('not_found')
  return name
}

async function viewMarketer(tx: Tx, ctx: Ctx, id: string): Promise<MarketerPackages> {
  const name = await nameOf(tx, ctx, id)
  const settings = await readSettings(tx, ctx.clock.now())
  const lots = await listOwnedLots(tx, id, { ended: false, after: null, limit: LOTS_SHOWN_MAX })
  return {
    marketer: { id, name },
    ...(await buyerOf(ctx, tx, id)),
    offers: (await listCatalogue(tx)).map((offer) =>
      viewOffer(offer, { lang: ctx.lang, settings, figures: ctx.figures() }),
    ),
    lots: lots.slice(0, LOTS_SHOWN_MAX).map((lot) => viewLot(lot, ctx.lang)),
    sales: await listSales(ctx, tx, id),
    waiting: await viewApprovals(tx, ctx.lang, { subjectId: id, waiting: true }),
    secondFrom: satang(settings['operator.second_approval_from']),
  }
}

/** The package as it is on sale. Errors: `not_found`, `package_changed` if the price differs. */
async function offered(ctx: Ctx, { slug, price }: { slug: string; price: number }): Promise<PackageItem> {
  const offer = await readLive(ctx, 'package', slug)
  if (!offer) throw new AppError('not_found')
  if (offer.doc.price !== price) throw new AppError('package_changed', { price: offer.doc.price })
  return itemOf(offer)
}

interface Gift {
  marketerId: string
  item: PackageItem
  value: Satang
  reason: string
  grantedBy: string
  approvedBy: string | null
}

/** Gives the package, notifies the marketer and writes the audit entry. */
async function give(tx: Tx, ctx: Ctx, gift: Gift): Promise<void> {
  const { marketerId, item, value, reason, grantedBy, approvedBy } = gift
  await requireActive(tx, marketerId)
  const now = ctx.clock.now()
  const id = newId(now.getTime())
  const expiresAt = lotEnd(now, (await readSettings(tx, now))['package.life_months'])
  const { packageId, units, title } = item
  const actor = { id: ctx.caller.accountId, role: 'operator' as const }
  const lot = { grantId: id, marketerId, packageId, units, creatorPay: satang(item.creatorPay), value, expiresAt }
  await grantPackage(tx, { ...lot, actor, memo: { reason } }, now)
  await insertGrant(tx, { id, marketerId, item, units, value, reason, grantedBy, approvedBy, createdAt: now })
  const after = { package: title.th, units, amount: value }
  await audit(tx, ctx, { act: 'package.grant', targetType: 'account', targetId: marketerId, after, why: reason })
  await notify(tx, now, {
    kind: 'package.granted',
    key: `package-grant:${id}`,
    to: { accountId: marketerId },
    data: { package: title, n: units, date: { day: dayOf(expiresAt) } },
    href: '/Marketer/packageBalance',
  })
}

/** What runs when a second operator approves a gift. */
export const approvedPackageActs = {
  package_grant: (tx: Tx, ctx: Ctx, { targetId, input, amount, reason, requestedBy }: ApprovalRecord) =>
    give(tx, ctx, {
      marketerId: targetId,
      item: zPackageItem.parse(input.item),
      value: amount,
      reason,
      grantedBy: requestedBy,
      approvedBy: ctx.caller.accountId,
    }),
}

export const salesHandlers = {
  overview: (ctx, { params }) => viewMarketer(ctx.db, ctx, params.id),

  async grant(ctx, { params: { id }, body }) {
    const item = await offered(ctx, body)
    await nameOf(ctx.db, ctx, id)
    const value = satang(body.price)
    const { reason } = body
    return ctx.write(async (tx) => {
      const act = {
        kind: 'package_grant',
        targetId: id,
        subjectId: id,
        amount: value,
        reason,
        input: { item },
      } as const
      const gift = { marketerId: id, item, value, reason, grantedBy: ctx.caller.accountId, approvedBy: null }
      if (await countAct(tx, ctx, { ...act, about: item.title })) await give(tx, ctx, gift)
      return viewMarketer(tx, ctx, id)
    })
  },

  async sell(ctx, { params: { id }, body }) {
    const item = await offered(ctx, body)
    await nameOf(ctx.db, ctx, id)
    const paid = body.paid ?? null
    const { withhold, poNumber, costCentre } = body
    const wish = { purpose: 'package', net: satang(body.price), item, withhold, poNumber, costCentre } as const
    const sell = await prepareSale(ctx, { ...wish, marketerId: id, paid })
    return ctx.write(async (tx) => {
      await lockSubject(tx, id)
      const charge = await sell(tx)
      const after = { package: item.title.th, units: item.units, total: charge.total, reference: charge.reference }
      await audit(tx, ctx, { act: 'package.sell', targetType: 'account', targetId: id, after })
      if (!paid)
        await notify(tx, ctx.clock.now(), {
          kind: 'package.offered',
          key: `charge:${charge.id}:offered`,
          to: { accountId: id },
          data: {
            total: { satang: payableOf(charge) },
            package: item.title,
            n: item.units,
            date: { day: dayOf(charge.expiresAt) },
            ref: charge.reference,
          },
          href: `/Marketer/buyCredit/${charge.id}`,
        })
      return viewMarketer(tx, ctx, id)
    })
  },

  async cancel(ctx, { params: { id, chargeId }, body: { reason } }) {
    return ctx.write(async (tx) => {
      const charge = await cancelSold(tx, ctx, { marketerId: id, id: chargeId, reason })
      const { title } = zPackageItem.parse(charge.item)
      const after = { package: title.th, reference: charge.reference, total: charge.total }
      await audit(tx, ctx, { act: 'package.cancel', targetType: 'account', targetId: id, after, why: reason })
      await notify(tx, ctx.clock.now(), {
        kind: 'package.cancelled',
        key: `charge:${chargeId}:cancelled`,
        to: { accountId: id },
        data: { package: title, total: { satang: payableOf(charge) }, ref: charge.reference, reason },
        href: `/Marketer/buyCredit/${chargeId}`,
      })
      return viewMarketer(tx, ctx, id)
    })
  },
} satisfies Handlers<typeof salesContract>
