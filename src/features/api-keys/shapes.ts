import { z } from 'zod'
import { zId, zText, zTime } from '../../core/shapes.ts'
import { zSecondStep } from '../two-step/shapes.ts'
import { API_SCOPES, KEY_LIFETIMES } from './kinds.ts'

export const zApiScope = z.enum(API_SCOPES)

export const zApiKey = z.object({
  id: zId,
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(zApiScope),
  createdAt: zTime,
  /** Name of the login that created it. */
  createdBy: z.string(),
  /** Null: the key does not expire. */
  expiresAt: zTime.nullable(),
  /** Accurate to the minute. Null before the first use. */
  lastUsedAt: zTime.nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
})
export type ApiKeyView = z.output<typeof zApiKey>

export const zNewApiKey = z.object({
  name: zText(60),
  scopes: z.array(zApiScope).min(1).max(API_SCOPES.length),
  /** Null: the key does not expire. */
  expiresInDays: z.literal(KEY_LIFETIMES).nullable(),
  /** A code of the authenticator app or a recovery code, if the login has two-step verification. */
  code: zSecondStep.optional(),
})
