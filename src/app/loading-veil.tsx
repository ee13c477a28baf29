import { useText } from '../i18n/use-text.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { shellText } from './text/index.ts'

/** Full-page loading indicator; shown only if a navigation takes noticeably long. */
export function LoadingVeil({ loading }: { loading: boolean }) {
  const t = useText(shellText)
  if (!loading) return null
  return (
    <div className="loading-veil" role="status">
      <Spinner label={t('loading')} />
    </div>
  )
}
