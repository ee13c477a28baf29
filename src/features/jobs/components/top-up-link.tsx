import { useLang, useText } from '../../../i18n/use-text.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { jobBoardsText } from '../../campaign-results/text/index.ts'

/** Where credits are bought, beside the message that some are missing. */
export function TopUpLink() {
  const lang = useLang()
  const t = useText(jobBoardsText)
  return (
    <TextLink href={`/${lang}/Marketer/buyCredit`} className="hit inline-block font-semibold">
      {t('topUp')}
    </TextLink>
  )
}
