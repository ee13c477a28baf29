import type { StoredChannelType } from '../../../core/vocabulary.ts'

/** Whether a channel is on the campaign's platform. A campaign without a platform takes every channel. */
export const isOnPlatform = (
  channel: { type: StoredChannelType },
  campaign: { channelType: StoredChannelType | null },
): boolean => campaign.channelType === null || channel.type === campaign.channelType
