import { formatBaht } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import type { ChargeView, PaymentView } from '../contract.ts'
import { creditsText } from '../text/index.ts'
import { SlipForm } from './slip-form.tsx'

interface TransferPayProps {
  charge: ChargeView
  bank: NonNullable<PaymentView['bank']>
}

/** Formats ten digits as Thai banks do: 0991735028 → 099-1-73502-8. */
const dashed = (digits: string): string =>
  digits.length === 10 ? `${digits.slice(0, 3)}-${digits[3]}-${digits.slice(4, 9)}-${digits[9]}` : digits

/** The bank account to transfer to, and the slip upload. */
export function TransferPay({ charge, bank }: TransferPayProps) {
  const t = useText(creditsText)
  const copied = (what: string, shown: string, text: string) => ({
    label: what,
    value: (
      <span className="nb inline-flex items-center gap-2">
        {shown}
        <CopyButton text={text} words={{ copy: t('copy', { what }), done: t('copied') }} />
      </span>
    ),
  })
  const amount = formatBaht(charge.payable)
  return (
    <section className="rounded-panel bg-surface p-5 inset-ring inset-ring-line lg:p-6">
      <h2 className="mb-3 text-lg tracking-normal">{t('transferTitle')}</h2>
      <div className="mb-4 rounded-[14px] bg-sunken px-4 py-1">
        <KeyValues
          dense
          rows={[
            { label: t('bank'), value: bank.bankName },
            copied(t('accountNumber'), dashed(bank.number), bank.number),
            { label: t('accountName'), value: bank.name },
            copied(t('transferAmount'), amount, (charge.payable / 100).toFixed(2)),
            copied(t('reference'), charge.reference, charge.reference),
          ]}
        />
      </div>
      <SlipForm chargeId={charge.id} />
      <p className="mt-3 text-center text-xs text-ink-2">{t('slipHours')}</p>
    </section>
  )
}
