import type { ReactNode } from 'react'
import { foreignLang } from '../../../core/thai/script.ts'
import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { BrandMark } from '../../../ui/art/brand-mark.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { CampaignCard, type CampaignCardProps, CampaignRow } from '../../../ui/campaign-card.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { AgencyLine } from '../../agency-brands/components/agency-line.tsx'
import type { JobCard } from '../contract.ts'
import { marketText } from '../text/market.ts'
import { BookmarkForm } from './bookmark-form.tsx'
import { CampaignCover, useTitle } from './campaign-cover.tsx'

interface Props {
  card: JobCard
  /** Base path of campaign pages: `/th/jobMarketBoard`. */
  base: string
  shape: 'card' | 'row'
  /** Creators can bookmark jobs. */
  canSave: boolean
  eager?: boolean
}

const PartMark = ({ children }: { children: ReactNode }) => (
  <Badge tone="positive" icon="check-circle-bold">
    {children}
  </Badge>
)

/** A job in the market. */
export function JobCardView({ card, base, shape, canSave, eager }: Props) {
  const t = useText(marketText)
  const lang = useLang()
  const words = useWords()
  const title = useTitle()(card)
  const props: CampaignCardProps = {
    href: `${base}/${card.id}`,
    title: (
      <span lang={foreignLang(title, lang)}>
        <Phrases>{title}</Phrases>
      </span>
    ),
    brandName: card.brand.name,
    brandMark: (
      <BrandMark name={card.brand.name} src={card.brand.avatarFileId && `/media/${card.brand.avatarFileId}`} />
    ),
    through: <AgencyLine agency={card.brand.agency} className="mt-0.5 truncate" />,
    cover: <CampaignCover of={card} alt="" eager={eager} />,
    satang: card.price,
    unit: t('perPost'),
    deadline: card.closeAt ? t('closes', { date: formatDate(lang, card.closeAt) }) : undefined,
    platform: card.channelType,
    meta: [words.post(card.postType, card.channelType), t('slotsLeft', { n: card.slotsLeft, total: card.slots })],
    match: card.match?.matched && !card.applied ? t('match', { n: card.match.score }) : undefined,
    state: card.applied ? 'applied' : 'open',
    reason: card.part ? <PartMark>{t(`mark_${card.part}`)}</PartMark> : undefined,
    corner: canSave ? <BookmarkForm id={card.id} saved={card.saved} /> : undefined,
    headingLevel: 'h2',
  }
  return shape === 'card' ? <CampaignCard {...props} /> : <CampaignRow {...props} corner={undefined} />
}
