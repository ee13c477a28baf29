import { isoTime } from '../../core/clock.ts'
import type { campaigns } from '../campaigns/schema.ts'
import type { Invitable } from './shapes.ts'

export function viewCampaign(campaign: typeof campaigns.$inferSelect): Omit<Invitable, 'standing' | 'hasChannel'> {
  const { id, title, titleEn, kind, payBy, channelType, postType, slots, slotsTaken, closeAt } = campaign
  return {
    ...{ id, title, titleEn, kind, payBy, channelType, postType },
    slotsLeft: Math.max(0, slots - slotsTaken),
    closeAt: isoTime(closeAt),
  }
}
