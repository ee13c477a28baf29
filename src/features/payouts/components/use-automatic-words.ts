import { formatBahtShort, formatWeekday } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import type { PayoutBalance } from '../contract.ts'
import { payoutsText } from '../text/index.ts'

type Automatic = Pick<PayoutBalance, 'nextAutomaticOn' | 'automaticProblem' | 'automaticFrom'>

/** When the balance is transferred automatically: a day, or what must happen first. */
export function useAutomaticWords() {
  const t = useText(payoutsText)
  const lang = useLang()
  return ({ nextAutomaticOn, automaticProblem, automaticFrom }: Automatic, now: number): string => {
    if (nextAutomaticOn !== null) return formatWeekday(lang, nextAutomaticOn, now)
    return automaticProblem === 'withdrawal_minimum'
      ? t('automatic_withdrawal_minimum', { min: formatBahtShort(automaticFrom) })
      : t(`automatic_${automaticProblem ?? 'automatic_off'}`)
  }
}
