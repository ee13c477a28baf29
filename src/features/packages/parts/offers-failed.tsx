import { useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { cardText } from '../text/card.ts'

/** The call for packages failed: the page itself stands. */
export function OffersFailed({ href }: { href: string }) {
  const t = useText(cardText)
  return (
    <EmptyState
      drawing="search"
      title={t('failedTitle')}
      note={t('failedNote')}
      act={
        <ButtonLink href={href} reload>
          {t('retry')}
        </ButtonLink>
      }
    />
  )
}
