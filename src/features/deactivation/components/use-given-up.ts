import { formatAmount, formatBaht } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import type { Role } from '../rules/reasons.ts'
import { deactivationText } from '../text/index.ts'

/** Writes what is given up, satang: a brand's credits, a creator's money. */
export function useGivenUp(role: Role): (satang: number) => string {
  const t = useText(deactivationText)
  return (satang) => (role === 'marketer' ? t('inCredits', { amount: formatAmount(satang) }) : formatBaht(satang))
}
