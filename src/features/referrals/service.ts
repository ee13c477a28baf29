import { isoTime } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import { sum } from '../../core/money.ts'
import { qrSvg } from '../../core/qr-code.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { idOfCursor, paginate } from '../../platform/cursor.ts'
import { ownAccount } from '../../platform/own-account.ts'
import { qrPng } from '../../platform/qr-picture.ts'
import { readSettings } from '../../platform/settings.ts'
import { hasTaxDetails } from '../settlement/rules/tax-details.ts'
import type { contract } from './contract.ts'
import { friendState, rewardLeft, rewardsEnd } from './rules/reward.ts'
import { findReferrer, listFriends } from './store.ts'

export { lockFriend } from './store.ts'

const PAGE = 20

/** The address has no language, so visitors are redirected to the sign-up in their own. */
const linkOf = ({ config }: Ctx, code: string): string => `${config.origin}/Influencer/signup?ref=${code}`

async function ownCode(ctx: Ctx, id: string) {
  const referrer = await findReferrer(ctx.db, ownAccount(ctx, id))
  if (!referrer) throw new AppError('not_found')
  return { referrer, link: linkOf(ctx, referrer.code) }
}

export const handlers = {
  async overview(ctx, { params }) {
    const { referrer, link } = await ownCode(ctx, params.id)
    const now = ctx.clock.now()
    const [settings, friends] = await Promise.all([readSettings(ctx.db, now), listFriends(ctx.db, params.id)])
    return {
      code: referrer.code,
      link,
      qrSvg: await qrSvg(link),
      terms: {
        bps: settings['referral.bps'],
        months: settings['referral.months'],
        cap: settings['referral.cap'],
      },
      friends: friends.length,
      paid: sum(...friends.map(({ paid }) => paid)),
      left: sum(...friends.map((friend) => rewardLeft(friend, now, settings))),
      payable: hasTaxDetails(referrer),
    }
  },

  async friends(ctx, { params, query }) {
    const owner = ownAccount(ctx, params.id)
    const now = ctx.clock.now()
    const settings = await readSettings(ctx.db, now)
    const limit = query?.limit ?? PAGE
    const found = await listFriends(ctx.db, owner, {
      lang: ctx.lang,
      before: idOfCursor(query?.after),
      limit: limit + 1,
    })
    const { rows, next } = paginate(found, limit, ({ id }) => [id])
    const data = rows.map((friend) => {
      const state = friendState(friend, now, settings)
      return {
        id: friend.id,
        name: friend.closed ? null : friend.name,
        state,
        shared: state === 'excluded' ? friend.shared : null,
        joinedAt: friend.joinedAt.toISOString(),
        completedJobs: friend.completedJobs,
        paid: friend.paid,
        lastPaidAt: isoTime(friend.lastPaidAt),
        endsAt: friend.firstCompletedAt ? rewardsEnd(friend.firstCompletedAt, settings).toISOString() : null,
      }
    })
    return { data, next }
  },

  async qr(ctx, { params }) {
    const { referrer, link } = await ownCode(ctx, params.id)
    return { type: 'image/png', bytes: await qrPng(link), name: `talad-${referrer.code}.png` }
  },
} satisfies Handlers<typeof contract>
