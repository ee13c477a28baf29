import { z } from 'zod'
import { zId, zTime } from '../../core/shapes.ts'

const zPerson = z.object({ influencerId: zId, name: z.string(), avatarFileId: zId.nullable() })

export const zBlocked = zPerson.extend({ note: z.string(), blockedAt: zTime })
export type Blocked = z.output<typeof zBlocked>

/** An influencer with the caller's block, if any. */
export const zBlockState = zPerson.extend({
  /** The caller's note; null while the influencer is not blocked. */
  note: z.string().nullable(),
  /** Whether the influencer has a channel that marketers can find at this time. */
  findable: z.boolean(),
})
export type BlockState = z.output<typeof zBlockState>
