import { formatBaht } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { BuyerCertificate } from '../shapes.ts'
import { certificatesText } from '../text/index.ts'

/** A payment that a certificate may cover. */
export type PaymentOption = Pick<BuyerCertificate['otherPayments'][number], 'id' | 'reference' | 'due' | 'base'>

/** The other payments that one certificate could cover: those it covers now, then those without a certificate. */
export function paymentOptionsOf(certificate: BuyerCertificate, unsent: readonly BuyerCertificate[]): PaymentOption[] {
  const open = unsent.map(({ id, charge: { reference }, due, base }) => ({ id, reference, due, base }))
  const included = new Set([certificate.id, ...certificate.otherPayments.map(({ id }) => id)])
  return [...certificate.otherPayments, ...open.filter(({ id }) => !included.has(id))]
}

interface OtherPaymentsProps {
  options: readonly PaymentOption[]
  chosen: readonly string[]
  onChosen: (ids: string[]) => void
  /** Tax that the certificate states for all chosen payments. */
  total: number
}

/** Other payments that the same certificate covers. Field name: `otherPaymentIds`. */
export function OtherPayments({ options, chosen, onChosen, total }: OtherPaymentsProps) {
  const t = useText(certificatesText)
  if (options.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{t('otherPayments')}</legend>
      <p className="mb-1 text-xs text-ink-2">{t('otherPaymentsHelp')}</p>
      {options.map(({ id, reference, due }) => (
        <Checkbox
          key={id}
          name="otherPaymentIds"
          value={id}
          checked={chosen.includes(id)}
          onChange={(event) =>
            onChosen(event.currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        >
          {reference} · {formatBaht(due)}
        </Checkbox>
      ))}
      <p className="mt-1 text-sm font-semibold" aria-live="polite">
        {t('paymentsTotal', { n: chosen.length + 1, amount: formatBaht(total) })}
      </p>
    </fieldset>
  )
}
