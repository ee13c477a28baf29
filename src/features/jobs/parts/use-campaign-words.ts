import type { Lang } from '../../../core/shapes.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import type { JobRow } from '../contract.ts'
import { jobTermsText } from '../text/terms/index.ts'

/** A campaign's title in the reader's language; English falls back to the brand's own. */
export const titleOf = (lang: Lang, campaign: { title: string; titleEn: string }): string =>
  (lang === 'en' && campaign.titleEn) || campaign.title

/** Names of a job's campaign, channel and post, in the page's language. */
export function useCampaignWords() {
  const lang = useLang()
  const t = useText(jobTermsText)
  const post = ({ campaign, channel }: Pick<JobRow, 'campaign' | 'channel'>): string => {
    if (campaign.postType !== 'reel') return t(campaign.postType)
    if (channel.type === 'YOUTUBE') return t('reelYoutube')
    return ['INSTAGRAM', 'FACEBOOK_PAGE', 'FACEBOOK_PROFILE'].includes(channel.type) ? t('reelInstagram') : t('reel')
  }
  return {
    title: (campaign: { title: string; titleEn: string }) => titleOf(lang, campaign),
    post,
    platform: (channel: JobRow['channel']) => t(channel.type),
  }
}
