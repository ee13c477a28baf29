import { formatBaht, formatWeekday } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import type { PayoutBalance } from '../contract.ts'
import { payoutsText } from '../text/index.ts'

interface FreeTransferProps {
  transfer: Pick<PayoutBalance, 'automaticFrom' | 'nextRunOn'> &
    Partial<Pick<PayoutBalance, 'nextAutomaticOn' | 'automaticProblem'>>
  /** The fee of the withdrawal, satang. */
  fee: number
  now: number
}

/** Before a withdrawal with a fee: the automatic transfer that costs nothing, and its day. */
export function FreeTransfer({ transfer, fee, now }: FreeTransferProps) {
  const t = useText(payoutsText)
  const lang = useLang()
  if (fee === 0) return null
  const { nextAutomaticOn, automaticProblem, nextRunOn, automaticFrom } = transfer
  const date = formatWeekday(lang, nextAutomaticOn ?? nextRunOn, now)
  const costs = t('costsNow', { fee: formatBaht(fee) })
  const rule = t('freeTransferFrom', { date, min: formatBaht(automaticFrom) })
  return (
    <div className="mt-4">
      <Callout tone="notice" title={t('freeTransfer')}>
        {nextAutomaticOn ? t('freeTransferOn', { date }) : rule}
        {automaticProblem === 'automatic_off' && ` ${t('freeTransferOff')}`} {costs}
      </Callout>
    </div>
  )
}
