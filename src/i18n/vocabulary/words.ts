import type { ChannelType, Gender, Interest, Objective, PostType, ReviewOption, Tier } from '../../core/vocabulary.ts'
import type { Translate } from '../messages.ts'
import type en from './en.ts'

/** Texts of the closed lists, by code. The name of a reel depends on the platform. */
export const vocabularyWords = (t: Translate<typeof en>) => ({
  channel: (type: ChannelType): string => t(`channel_${type === 'TWITTER' ? 'X' : type}`),
  post: (type: PostType, channel?: ChannelType | null): string => {
    if (type !== 'reel' || !channel) return t(`post_${type}`)
    if (channel === 'YOUTUBE') return t('post_shorts')
    return channel === 'TIKTOK' || channel === 'LEMON8' ? t('post_shortVideo') : t('post_reel')
  },
  interest: (tag: Interest): string => t(`interest_${tag}`),
  objective: (code: Objective): string => t(`objective_${code}`),
  review: (option: ReviewOption): string => t(`review_${option.replace(' ', '_') as 'shipping'}`),
  tier: (tier: Tier): string => t(`tier_${tier}`),
  gender: (gender: Gender): string => t(`gender_${gender}`),
})
export type VocabularyWords = ReturnType<typeof vocabularyWords>
