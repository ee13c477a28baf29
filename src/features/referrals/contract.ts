import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zNext, zPaging, zSatang, zTime } from '../../core/shapes.ts'
import { FRIEND_STATES, SHARED_IDENTITIES } from './rules/reward.ts'

const params = z.object({ id: zId })
const own = '/api/influencers/{id}/referral'

const zFriend = z.object({
  id: zId,
  /** The display name; null if the account is closed. */
  name: z.string().nullable(),
  state: z.enum(FRIEND_STATES),
  /** Why the friend earns no rewards: the identity shared with the inviter. */
  shared: z.enum(SHARED_IDENTITIES).nullable(),
  joinedAt: zTime,
  completedJobs: z.int(),
  /** Rewards so far, satang before tax. */
  paid: zSatang,
  lastPaidAt: zTime.nullable(),
  /** When the friend's pay stops counting; null before the first completed job. */
  endsAt: zTime.nullable(),
})

/** Invited friends of an influencer, and the rewards for them. */
export const contract = {
  overview: endpoint({
    id: 'referrals.overview',
    method: 'GET',
    path: own,
    audience: 'influencer',
    summary: 'Returns the referral code, link and QR code, the current terms and the rewards so far.',
    params,
    output: z.object({
      code: z.string(),
      link: z.url(),
      qrSvg: z.string(),
      terms: z.object({ bps: z.int(), months: z.int(), cap: zSatang }),
      friends: z.int(),
      /** Rewards so far, and rewards that the friends can still earn, satang before tax. */
      paid: zSatang,
      left: zSatang,
      /** The tax details are complete; without them no reward can be paid. */
      payable: z.boolean(),
    }),
  }),
  friends: endpoint({
    id: 'referrals.friends',
    method: 'GET',
    path: `${own}/friends`,
    audience: 'influencer',
    summary: 'Lists the influencers whom the caller referred, newest first.',
    params,
    query: z.object(zPaging),
    output: z.array(zFriend),
    extra: zNext,
  }),
  qr: endpoint({
    id: 'referrals.qr',
    method: 'GET',
    path: `${own}/qr`,
    audience: 'influencer',
    summary: 'Returns the QR code of the referral link as a PNG image.',
    params,
    blob: ['image/png'],
  }),
}

export type InvitedFriend = z.infer<typeof zFriend>
