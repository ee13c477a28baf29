import { useText } from '../i18n/use-text.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { shellText } from './text/index.ts'

/** Full-page loading indicator; it becomes visible only when a navigation takes noticeably long, and moves nothing. */
export function LoadingVeil({ loading }: { loading: boolean }) {
  const t = useText(shellText)
  if (!loading) return null
  return (
    <div className="loading-veil pointer-events-none fixed inset-0 z-50 grid place-items-center bg-canvas/70">
      <Spinner label={t('loading')} />
    </div>
  )
}
