import { useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { listText } from '../text/list/index.ts'

/** The call for a list or a thing failed: the page itself stands and can be asked for again. */
export function NotLoaded({ title, href }: { title: string; href: string }) {
  const t = useText(listText)
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
