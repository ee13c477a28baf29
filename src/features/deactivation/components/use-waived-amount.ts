import { formatAmount, formatBaht } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import type { Role } from '../rules/reasons.ts'
import { deactivationText } from '../text/index.ts'

/** Formats the amount that is given up, satang: credits of a marketer, money of an influencer. */
export function useWaivedAmount(role: Role): (satang: number) => string {
  const t = useText(deactivationText)
  return (satang) => (role === 'marketer' ? t('inCredits', { amount: formatAmount(satang) }) : formatBaht(satang))
}
