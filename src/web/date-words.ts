import { useText } from '../i18n/use-text.tsx'
import { webText } from './text/index.ts'

export function useDateWords() {
  const t = useText(webText)
  return {
    open: t('dateOpen'),
    next: t('dateNext'),
    previous: t('datePrevious'),
    hour: t('hour'),
    minute: t('minute'),
  }
}
