import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { PRICE_MAX } from '../../core/money.ts'
import { PAGE_MAX, zId, zIdList, zNext, zPaging, zSatang, zText, zTime } from '../../core/shapes.ts'
import { privilegeContract } from './privileges/contract.ts'
import { PERIODS } from './rules/history.ts'
import {
  zAddStep,
  zAnyChannelType,
  zBioClaim,
  zChannel,
  zChannelStatus,
  zHistoryDay,
  zOwnChannel,
  zPostType,
  zPriceEstimate,
  zShownChannel,
  zStoredChannelType,
} from './shapes.ts'

export * from './shapes.ts'

const own = { audience: 'influencer' } as const
const back = { audience: 'operator' } as const
const influ = '/sv_influ_api/influ'
/** Account uuid (`a`) and channel id (`b`), named as in the paths of the specification. */
const pair = z.object({ a: zId, b: zId })
const params = z.object({ id: zId })
const zLink = z.string().trim().min(1).max(300)
const zReasonBody = z.object({ reason: zText(500) })

const operatorAct = <const N extends string>(name: N, summary: string) =>
  endpoint({
    ...back,
    id: `channels.${name}`,
    summary,
    method: 'POST',
    path: `/api/operator/channels/{id}/${name}`,
    params,
    output: zChannel,
    errors: ['not_found', 'conflict'],
  })
const operatorRefusal = <const N extends string>(name: N, summary: string) =>
  endpoint({
    ...back,
    id: `channels.${name}`,
    summary,
    method: 'POST',
    path: `/api/operator/channels/{id}/${name}`,
    params,
    body: zReasonBody,
    output: zChannel,
    errors: ['not_found', 'conflict'],
  })

export const contract = {
  list: endpoint({
    ...own,
    id: 'channels.list',
    summary: 'Lists the caller’s channels.',
    method: 'GET',
    path: '/api/channels',
    output: z.array(zOwnChannel),
    /** Channels that the owner has turned off. */
    extra: z.object({ turnedOff: z.array(zChannel) }),
  }),
  claims: endpoint({
    ...own,
    id: 'channels.claims',
    summary: 'Lists the caller’s channels that wait for a code in their public profile, newest first.',
    method: 'GET',
    path: '/api/channels/claims',
    output: z.array(zBioClaim),
  }),
  several: endpoint({
    ...own,
    id: 'channels.several',
    method: 'GET',
    path: '/api/own-channels',
    summary:
      'Lists the caller’s channels with the given IDs, including those that are turned off. IDs of other accounts’ channels are ignored.',
    query: z.object({ ids: zIdList(PAGE_MAX) }),
    output: z.array(zChannel),
  }),
  channel: endpoint({
    ...own,
    id: 'channels.channel',
    method: 'GET',
    path: `${influ}/channel/{a}/{b}/{c}`,
    summary:
      'Returns one of the caller’s channels. `a` is the caller’s account ID, `b` the channel type and `c` the channel ID.',
    params: z.object({ a: zId, b: zAnyChannelType, c: zId }),
    output: zChannel,
    errors: ['not_found'],
  }),
  profile: endpoint({
    ...own,
    id: 'channels.profile',
    method: 'GET',
    path: `${influ}/channelProfile/{a}/{b}`,
    summary:
      'Returns one of the caller’s channels with its prices. `a` is the caller’s account ID and `b` the channel ID.',
    params: pair,
    output: zChannel,
    errors: ['not_found'],
  }),
  estimate: endpoint({
    ...own,
    id: 'channels.estimate',
    method: 'GET',
    path: `${influ}/estimate/{uuid}/{type}/{socialId}`,
    summary:
      'Returns the estimated prices of one of the caller’s channels. `socialId` is the channel’s ID, its ID on the platform or its handle.',
    params: z.object({ uuid: zId, type: zAnyChannelType, socialId: z.string().min(1).max(200) }),
    output: zPriceEstimate,
    errors: ['not_found'],
  }),
  estimateWithOutToken: endpoint({
    id: 'channels.estimateWithOutToken',
    method: 'GET',
    path: `${influ}/estimateWithOutToken/{type}/{socialId}`,
    audience: 'open',
    summary: 'Returns the estimated prices of any channel. `socialId` is its handle or its URL-encoded link.',
    params: z.object({ type: zAnyChannelType, socialId: z.string().min(1).max(300) }),
    output: zPriceEstimate,
    errors: ['channel_url_invalid', 'channel_type_unsupported', 'channel_not_found', 'provider_unavailable'],
    rateLimit: 'auth',
  }),
  addChannel: endpoint({
    ...own,
    id: 'channels.addChannel',
    method: 'POST',
    path: `${influ}/channel/addChannel`,
    summary:
      'Adds a channel in two steps. The first request sends `type` and `url`. The second sends `code` and `state` after a login on the platform, or `claimId` once the code is in the channel’s profile.',
    body: z.object({
      type: zAnyChannelType.optional(),
      url: zLink.optional(),
      code: z.string().max(2_000).optional(),
      state: z.string().max(200).optional(),
      claimId: zId.optional(),
    }),
    output: zAddStep,
    errors: [
      'channel_url_invalid',
      'channel_type_unsupported',
      'already_signup',
      'channel_not_found',
      'channel_not_owned',
      'channel_not_usable',
      'provider_unavailable',
    ],
  }),
  addByType: endpoint({
    id: 'channels.addByType',
    method: 'POST',
    path: '/sv_authauth/account/add_channel/{type}/uuid',
    audience: 'open',
    summary:
      'Checks a channel’s link and returns an estimate, for a sign-up that starts with a channel. For a signed-in influencer, it starts adding the channel.',
    params: z.object({ type: zAnyChannelType }),
    body: z.object({ url: zLink }),
    output: z.union([
      zAddStep,
      z.object({
        step: z.literal('signup'),
        type: zStoredChannelType,
        handle: z.string(),
        url: z.string(),
        estimate: zPriceEstimate,
      }),
    ]),
    errors: [
      'channel_url_invalid',
      'channel_type_unsupported',
      'already_signup',
      'channel_not_found',
      'provider_unavailable',
    ],
    rateLimit: 'auth',
  }),
  update: endpoint({
    ...own,
    id: 'channels.update',
    method: 'PATCH',
    path: `${influ}/channel/{a}/{b}`,
    summary:
      'Updates a channel. `refresh` reads its statistics from the platform again, `appeal` requests another review of a rejected channel, and `appealScore` requests a review of its authenticity score. `a` is the caller’s account ID and `b` the channel ID.',
    params: pair,
    body: z.object({ act: z.enum(['refresh', 'appeal', 'appealScore']), note: z.string().trim().max(500).optional() }),
    output: zChannel,
    errors: ['not_found', 'provider_unavailable', 'channel_not_usable'],
  }),
  savePrices: endpoint({
    ...own,
    id: 'channels.savePrices',
    method: 'PATCH',
    path: `${influ}/channel/price/{a}/{b}`,
    summary:
      'Sets the prices of a channel for each post type, in satang. Null removes a post type. `a` is the caller’s account ID and `b` the channel ID.',
    params: pair,
    body: z.object({ prices: z.partialRecord(zPostType, zSatang.max(PRICE_MAX, 'amount_limit').nullable()) }),
    output: zChannel,
    errors: ['not_found', 'price_required', 'channel_not_usable'],
  }),
  history: endpoint({
    ...own,
    id: 'channels.history',
    method: 'GET',
    path: '/api/channels/{id}/history',
    summary:
      'Returns a channel’s followers and engagement on evenly spaced days up to today. `period` is a number of days.',
    params,
    query: z.object({ period: z.enum(PERIODS).optional() }),
    output: z.array(zHistoryDay),
    errors: ['not_found'],
  }),
  deactivate: endpoint({
    ...own,
    id: 'channels.deactivate',
    summary: 'Turns off one of the caller’s channels.',
    method: 'POST',
    path: '/api/influencers/channel/deactivate',
    body: z.object({ channelId: zId }),
    output: zChannel,
    errors: ['not_found', 'conflict'],
  }),
  savePrivilege: endpoint({
    ...own,
    id: 'channels.savePrivilege',
    method: 'GET',
    writes: true,
    path: `${influ}/channel/privilege/save/{a}/{b}`,
    summary:
      'Redeems a privilege code. Sending the same code again returns the same response. `a` is the caller’s account ID and `b` the code.',
    params: z.object({ a: zId, b: z.string().trim().min(1).max(40) }),
    output: z.object({ code: z.string(), benefit: z.string(), channels: z.array(zChannel) }),
    errors: ['error_privilege_incorrect', 'error_privilege_quota_exceed', 'error_privilege_expired'],
  }),
  displayHomepage: endpoint({
    id: 'channels.displayHomepage',
    summary: 'Lists the channels shown on the home page.',
    method: 'GET',
    path: '/api/middle-config/channels/display-homepage',
    audience: 'open',
    query: z.object({ limit: z.coerce.number().int().min(1).max(24).optional() }),
    output: z.array(zShownChannel),
    cache: ['channels'],
  }),
  queue: endpoint({
    ...back,
    id: 'channels.queue',
    summary: 'Lists channels by status for operators.',
    method: 'GET',
    path: '/api/operator/channels',
    query: z.object({
      ...zPaging,
      status: zChannelStatus.optional(),
      appealed: z.stringbool().optional(),
      scoreAppealed: z.stringbool().optional(),
      q: z.string().trim().max(80).optional(),
    }),
    output: z.array(
      zChannel.extend({
        owner: z.object({ id: zId, name: z.string(), handle: z.string() }),
        waitingSince: zTime,
      }),
    ),
    extra: zNext.extend({ counts: z.record(z.string(), z.int()) }),
  }),
  answerScore: endpoint({
    ...back,
    id: 'channels.answerScore',
    method: 'POST',
    path: '/api/operator/channels/{id}/score',
    summary: 'Answers an appeal against an authenticity score. `waive` lists the reasons that no longer count.',
    params,
    body: zReasonBody.extend({ waive: z.array(zText(40)).max(20) }),
    output: zChannel,
    errors: ['not_found', 'conflict'],
  }),
  approve: operatorAct('approve', 'Approves a channel in review.'),
  reactivate: operatorAct('reactivate', 'Reactivates a suspended channel.'),
  reject: operatorRefusal('reject', 'Rejects a channel in review, with a reason.'),
  suspend: operatorRefusal('suspend', 'Suspends a channel, with a reason.'),
  ban: operatorRefusal('ban', 'Bans a channel permanently, with a reason.'),
  ...privilegeContract,
}
