import { formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { creditsText } from '../text/index.ts'

interface WithholdFieldProps {
  /** Withholding rate in basis points; null if the buyer is not a company. */
  bps: number | null
  checked: boolean
  onChecked: (checked: boolean) => void
  error?: string | undefined
}

/** Checkbox for companies that withhold tax. Field name: `withhold`. */
export function WithholdField({ bps, checked, onChecked, error }: WithholdFieldProps) {
  const t = useText(creditsText)
  if (bps === null) return null
  const rate = formatPercent(bps)
  return (
    <Card pad={24}>
      <h2 className="mb-1 text-lg tracking-normal">{t('withholdTitle')}</h2>
      <Checkbox
        name="withhold"
        value="yes"
        checked={checked}
        onChange={(event) => onChecked(event.currentTarget.checked)}
        help={t('withholdHelp', { rate })}
        error={error}
      >
        {t('withholdAsk', { rate })}
      </Checkbox>
    </Card>
  )
}
