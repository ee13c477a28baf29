import { randomInt } from 'node:crypto'
import { DAY, MINUTE } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import type { ChannelType, StoredChannelType } from '../../../core/vocabulary.ts'
import type { Ctx } from '../../../platform/context.ts'
import { hashToken, newToken } from '../../../platform/tokens.ts'
import type { AddStep, BioClaim } from '../contract.ts'
import { identityOf } from './identity.ts'
import { readProfile, social } from './platform.ts'
import { registerChannel } from './register.ts'
import {
  type ClaimRecord,
  findBioClaim,
  findOpenBioClaim,
  insertClaim,
  listBioClaims,
  useBioClaim,
  useOauthClaim,
} from './store.ts'

const SIGN_IN_LIFE = 15 * MINUTE
const BIO_LIFE = 3 * DAY
/** Letters and digits that are not easily confused on a phone. */
const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const bioCode = (): string =>
  `TALAD-${Array.from({ length: 6 }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')}`
const returnAddress = (ctx: Ctx): string => `${ctx.config.origin}/${ctx.lang}/Influencer/channelAdd`

/** Starts the proof of ownership: the platform's sign-in if it has one, otherwise a code for the public profile. */
export async function startAdd(ctx: Ctx, type: ChannelType, link: string): Promise<AddStep> {
  const identity = identityOf(type, link)
  return ctx.ports.social.ownership(identity.type) === 'oauth' ? startSignIn(ctx, identity) : startBio(ctx, identity)
}

interface Identity {
  type: StoredChannelType
  handle: string
  url: string
}

async function startSignIn(ctx: Ctx, identity: Identity): Promise<AddStep> {
  const now = ctx.clock.now()
  const state = newToken()
  const verifier = newToken(48)
  const request = { state, redirectUri: returnAddress(ctx), codeVerifier: verifier, lang: ctx.lang }
  const url = await social(identity.type, async () => ctx.ports.social.authorizeUrl(identity.type, request))
  await ctx.write((tx) =>
    insertClaim(tx, {
      id: newId(now.getTime()),
      accountId: ctx.caller.accountId,
      sessionId: ctx.caller.sessionId,
      kind: 'oauth',
      ...identity,
      secret: hashToken(state),
      verifier,
      createdAt: now,
      expiresAt: new Date(now.getTime() + SIGN_IN_LIFE),
    }),
  )
  return { step: 'authorize', url }
}

async function startBio(ctx: Ctx, identity: Identity): Promise<AddStep> {
  const now = ctx.clock.now()
  const { accountId, sessionId } = ctx.caller
  const open = await findOpenBioClaim(ctx.db, accountId, identity.url, now)
  const claim = open ?? {
    id: newId(now.getTime()),
    accountId,
    sessionId,
    kind: 'bio' as const,
    ...identity,
    secret: bioCode(),
    createdAt: now,
    expiresAt: new Date(now.getTime() + BIO_LIFE),
  }
  if (!open) await ctx.write((tx) => insertClaim(tx, claim))
  return { step: 'bio', ...viewClaim(claim) }
}

type Claim = Pick<ClaimRecord, 'id' | 'secret' | 'type' | 'handle' | 'url' | 'expiresAt'>

const viewClaim = ({ id, secret, type, handle, url, expiresAt }: Claim): BioClaim => ({
  ...{ claimId: id, code: secret, type, handle, url },
  expiresAt: expiresAt.toISOString(),
})

/** The caller's channels whose ownership is still to be proven by a code in the profile. */
export const readClaims = async (ctx: Ctx): Promise<BioClaim[]> =>
  (await listBioClaims(ctx.db, ctx.caller.accountId, ctx.clock.now())).map(viewClaim)

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/**
 * Completes the platform's sign-in. The state works once, only in the session and for the account that started it. The
 * account signed in to must be the channel that was entered.
 */
export async function finishSignIn(ctx: Ctx, code: string, state: string): Promise<AddStep> {
  const now = ctx.clock.now()
  const { accountId, sessionId } = ctx.caller
  const claim = await ctx.write((tx) => useOauthClaim(tx, hashToken(state), sessionId, accountId, now))
  if (!claim?.verifier) throw new AppError('channel_not_owned')
  const { type, verifier } = claim
  const token = await social(type, () =>
    ctx.ports.social.exchangeCode(type, {
      code,
      redirectUri: returnAddress(ctx),
      codeVerifier: verifier,
      handle: claim.handle,
    }),
  )
  const profile = await readProfile(ctx.ports.social, type, 'me', token.accessToken)
  if (!sameName(profile.handle, claim.handle) && !sameName(profile.externalId, claim.handle))
    throw new AppError('channel_not_owned', { handle: claim.handle, found: profile.handle })
  return { step: 'done', channel: await registerChannel(ctx, profile, 'oauth', token) }
}

/** Looks for the code in the public profile. The claim stays open until the code is found. */
export async function finishBio(ctx: Ctx, claimId: string): Promise<AddStep> {
  const now = ctx.clock.now()
  const claim = await findBioClaim(ctx.db, claimId, ctx.caller.accountId, now)
  if (!claim) throw new AppError('channel_not_owned')
  const { type, handle, secret } = claim
  const found = await social(type, () => ctx.ports.social.findCodeInBio(type, handle, secret))
  if (!found) throw new AppError('channel_not_owned', { handle, code: secret })
  const profile = await readProfile(ctx.ports.social, type, { handle })
  const channel = await registerChannel(ctx, profile, 'bio', null, async (tx) => {
    if (!(await useBioClaim(tx, claim.id, now))) throw new AppError('channel_not_owned')
  })
  return { step: 'done', channel }
}
