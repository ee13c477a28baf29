import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { BankAccountView } from '../contract.ts'
import { payoutsText } from '../text/index.ts'

const TONES = { waiting: 'notice', verified: 'positive', rejected: 'critical', replaced: 'neutral' } as const
const ICONS = {
  waiting: 'hourglass-medium',
  verified: 'check-circle-bold',
  rejected: 'x-bold',
  replaced: undefined,
} as const
const WORDS = {
  waiting: 'bankWaiting',
  verified: 'bankVerified',
  rejected: 'bankRejected',
  replaced: 'bankReplaced',
} as const

/** The current account, number masked; also the day from which withdrawals are possible, if in the future. */
export function AccountInUse({ bank, now }: { bank: BankAccountView; now: number }) {
  const t = useText(payoutsText)
  const lang = useLang()
  return (
    <section className="mb-4 rounded-card p-4 inset-ring inset-ring-line" aria-label={t('current')}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="font-label">
          {bank.bankName[lang]} •••• {bank.last4}
        </p>
        <Badge tone={TONES[bank.status]} {...(ICONS[bank.status] && { icon: ICONS[bank.status] })}>
          {t(WORDS[bank.status])}
        </Badge>
      </div>
      <p className="text-sm text-ink-2">{bank.name}</p>
      {bank.reason && <p className="mt-1 text-sm text-critical">{bank.reason}</p>}
      {new Date(bank.usableFrom).getTime() > now && (
        <p className="mt-1 text-xs text-ink-3">
          {t('bankUsableFrom', { time: formatDateTime(lang, bank.usableFrom) })}
        </p>
      )}
    </section>
  )
}
