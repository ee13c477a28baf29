import { useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import type { Offer } from '../shapes.ts'
import { cardText } from '../text/card.ts'
import { useRangeText } from './range-text.ts'

/** Post type, followers and number of posts, as badges. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const t = useText(cardText)
  const words = useWords()
  const range = useRangeText()
  return (
    <>
      <Badge>
        <PlatformIcon platform={offer.channelType} label={words.channel(offer.channelType)} />
        {words.post(offer.postType, offer.channelType)}
      </Badge>
      <Badge icon="users-three-bold">
        <span className="sr-only">{t('followers')} </span>
        {range(offer.followers)}
      </Badge>
      <Badge>{t('posts', { n: offer.units })}</Badge>
    </>
  )
}
