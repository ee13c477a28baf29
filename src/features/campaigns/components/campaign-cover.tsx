import { useLang } from '../../../i18n/use-text.tsx'
import { Cover } from '../../../ui/art/cover.tsx'
import { CoverImage } from '../../../ui/cover-image.tsx'
import type { JobCard } from '../contract.ts'

type CoverParts = Pick<JobCard, 'coverFileId' | 'coverScene' | 'topic'>

/** The uploaded cover, else the drawn scene of the campaign or of its topic. */
export function CampaignCover({ of, alt, eager }: { of: CoverParts; alt: string; eager?: boolean }) {
  if (of.coverFileId) return <CoverImage src={`/media/${of.coverFileId}`} alt={alt} eager={eager} />
  return <Cover scene={of.coverScene ?? of.topic} priority={eager} className="size-full" />
}

/** The title in the page's language, if the brand entered one for it. */
export const useTitle = () => {
  const lang = useLang()
  return (of: { title: string; titleEn: string }): string => (lang === 'en' && of.titleEn ? of.titleEn : of.title)
}
