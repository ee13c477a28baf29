import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { PRICE_MAX } from '../../core/money.ts'
import { PAGE_MAX, zId, zIdList, zNext, zPaging, zSatang, zText, zTime } from '../../core/shapes.ts'
import { privilegeContract } from './privileges/contract.ts'
import { PERIODS } from './rules/history.ts'
import {
  zAddStep,
  zAnyChannelType,
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
    summary: "The caller's channels",
    method: 'GET',
    path: '/api/channels',
    output: z.array(zOwnChannel),
    /** Channels that the owner has turned off. */
    extra: z.object({ turnedOff: z.array(zChannel) }),
  }),
  several: endpoint({
    ...own,
    id: 'channels.several',
    method: 'GET',
    path: '/api/own-channels',
    summary: "The caller's channels with these ids, turned off or not; others' are left out",
    query: z.object({ ids: zIdList(PAGE_MAX) }),
    output: z.array(zChannel),
  }),
  channel: endpoint({
    ...own,
    id: 'channels.channel',
    method: 'GET',
    path: `${influ}/channel/{a}/{b}/{c}`,
    summary: 'One channel of the caller; a: their uuid, b: its type, c: its id',
    params: z.object({ a: zId, b: zAnyChannelType, c: zId }),
    output: zChannel,
    errors: ['not_found'],
  }),
  profile: endpoint({
    ...own,
    id: 'channels.profile',
    method: 'GET',
    path: `${influ}/channelProfile/{a}/{b}`,
    summary: 'One channel of the caller with its prices; a: their uuid, b: its id',
    params: pair,
    output: zChannel,
    errors: ['not_found'],
  }),
  estimate: endpoint({
    ...own,
    id: 'channels.estimate',
    method: 'GET',
    path: `${influ}/estimate/{uuid}/{type}/{socialId}`,
    summary: 'The estimated prices of a channel; socialId: its id, or that of the platform',
    params: z.object({ uuid: zId, type: zAnyChannelType, socialId: z.string().min(1).max(200) }),
    output: zPriceEstimate,
    errors: ['not_found'],
  }),
  estimateWithOutToken: endpoint({
    id: 'channels.estimateWithOutToken',
    method: 'GET',
    path: `${influ}/estimateWithOutToken/{type}/{socialId}`,
    audience: 'open',
    summary: 'The estimated prices of any channel; socialId: its handle, or its encoded link',
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
      'First with type and url; then with code and state (platform sign-in) or with claimId (code in the profile)',
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
      'Sign-up by social channel: checks the link and gives the estimate; a signed-in creator starts adding the channel',
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
      'Changes a channel; a: their uuid, b: its id. refresh: reads the numbers again; appeal: asks a person to look at a refused channel; appealScore: at the authenticity score',
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
      'Sets the prices of a channel; a: their uuid, b: its id. Satang for each post type; null takes the post type out',
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
    summary: 'Equally spaced points up to today; period in days',
    params,
    query: z.object({ period: z.enum(PERIODS).optional() }),
    output: z.array(zHistoryDay),
    errors: ['not_found'],
  }),
  deactivate: endpoint({
    ...own,
    id: 'channels.deactivate',
    summary: 'Turns off a channel of the caller',
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
    summary: 'Uses a privilege code; a: their uuid, b: the code. The same code again gives the same answer',
    params: z.object({ a: zId, b: z.string().trim().min(1).max(40) }),
    output: z.object({ code: z.string(), benefit: z.string(), channels: z.array(zChannel) }),
    errors: ['error_privilege_incorrect', 'error_privilege_quota_exceed', 'error_privilege_expired'],
  }),
  displayHomepage: endpoint({
    id: 'channels.displayHomepage',
    summary: 'Channels that the home page shows',
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
    summary: 'Channels by status for operators',
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
    summary: 'Answers an appeal against the score: waive lists the reasons that are unfounded',
    params,
    body: zReasonBody.extend({ waive: z.array(zText(40)).max(20) }),
    output: zChannel,
    errors: ['not_found', 'conflict'],
  }),
  approve: operatorAct('approve', 'Approves a channel in review'),
  reactivate: operatorAct('reactivate', 'Lets a suspended channel work again'),
  reject: operatorRefusal('reject', 'Rejects a channel in review, with a reason'),
  suspend: operatorRefusal('suspend', 'Suspends a channel, with a reason'),
  ban: operatorRefusal('ban', 'Bans a channel for good, with a reason'),
  ...privilegeContract,
}
