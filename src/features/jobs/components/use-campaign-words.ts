import type { Lang } from '../../../core/shapes.ts'
import { useLang } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import type { JobRow } from '../contract.ts'

/** A campaign's title in the viewer's language; the original if there is no English title. */
export const titleOf = (lang: Lang, campaign: { title: string; titleEn: string }): string =>
  (lang === 'en' && campaign.titleEn) || campaign.title

/** Names of a job's campaign, channel and post, in the page's language. */
export function useCampaignWords() {
  const lang = useLang()
  const words = useWords()
  return {
    title: (campaign: { title: string; titleEn: string }) => titleOf(lang, campaign),
    post: ({ campaign, channel }: Pick<JobRow, 'campaign' | 'channel'>) => words.post(campaign.postType, channel.type),
    platform: (channel: JobRow['channel']) => words.channel(channel.type),
  }
}
