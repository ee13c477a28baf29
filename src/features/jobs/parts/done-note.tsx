import { useSearchParams } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { useShownOnce } from '../../../ui/use-shown-once.ts'
import { jobActsText } from '../text/acts/index.ts'

/** One line after an act that went through; the page itself already shows what comes next. */
export function DoneNote() {
  const t = useText(jobActsText)
  const [search] = useSearchParams()
  const done = search.get('done')
  useShownOnce('done')
  if (!done || done === 'message') return null
  return (
    <Callout tone="positive" role="status">
      {t('doneNow')}
    </Callout>
  )
}
