import { useText } from '../i18n/use-text.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { shellText } from './text/index.ts'

/** The full-page spinner of the global loading flag; it appears only when a move takes longer than a blink. */
export function LoadingVeil({ loading }: { loading: boolean }) {
  const t = useText(shellText)
  if (!loading) return null
  return (
    <div className="loading-veil" role="status">
      <Spinner label={t('loading')} />
    </div>
  )
}
