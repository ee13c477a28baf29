import { useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { openContentText } from '../text/open/index.ts'

/** Shown if a call for content failed: the page itself is there and can be reloaded. */
export function NotLoaded({ title, href }: { title: string; href: string }) {
  const t = useText(openContentText)
  return (
    <EmptyState
      drawing="search"
      title={title}
      note={t('failedNote')}
      act={
        <ButtonLink href={href} reload>
          {t('retry')}
        </ButtonLink>
      }
    />
  )
}
