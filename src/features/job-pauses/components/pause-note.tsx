import { formatCalendarDay } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { pauseText } from '../text/index.ts'

/** For influencers: notice of their pause, with a link to end it. Nothing without a pause. */
export function PauseNote({ from }: { from: string | null }) {
  const t = useText(pauseText)
  const lang = useLang()
  if (from === null) return null
  return (
    <Callout
      icon="pause-circle"
      title={t('noteTitle', { date: formatCalendarDay(lang, from) })}
      act={
        <TextLink href={`/${lang}/Influencer/pauseJobs`} className="hit text-sm">
          {t('manage')}
        </TextLink>
      }
    >
      {t('note')}
    </Callout>
  )
}
