import { z } from 'zod'
import { zId, zText, zTime } from '../../core/shapes.ts'
import { API_SCOPES, KEY_LIVES } from './kinds.ts'

export const zApiScope = z.enum(API_SCOPES)

export const zApiKey = z.object({
  id: zId,
  name: z.string(),
  /** The first characters of the key. */
  prefix: z.string(),
  scopes: z.array(zApiScope),
  createdAt: zTime,
  /** The name of who made it. */
  createdBy: z.string(),
  /** Null: it does not end by itself. */
  expiresAt: zTime.nullable(),
  /** To the minute; null before the first use. */
  lastUsedAt: zTime.nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
})
export type ApiKeyView = z.output<typeof zApiKey>

export const zNewApiKey = z.object({
  name: zText(60),
  scopes: z.array(zApiScope).min(1).max(API_SCOPES.length),
  /** Days until the key ends; null: it does not end by itself. */
  expiresInDays: z.literal(KEY_LIVES).nullable(),
})
