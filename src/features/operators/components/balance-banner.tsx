import type { ReactNode } from 'react'
import { formatAmount } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { operatorText } from '../text/index.ts'

/** Shows whether the ledger balances; red if it does not. */
export function BalanceBanner({ difference, act }: { difference: number; act?: ReactNode }) {
  const t = useText(operatorText)
  const ok = difference === 0
  return (
    <div
      role={ok ? 'status' : 'alert'}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field px-4 py-2.5 text-sm ${ok ? 'bg-positive-bg' : 'bg-critical-bg'}`}
    >
      <p className="flex min-w-0 flex-1 basis-64 items-center gap-3">
        <Icon name="scales-fill" size={20} className={ok ? 'text-positive' : 'text-critical'} />
        <span>
          <b className={`font-semibold ${ok ? 'text-positive' : 'text-critical'}`}>
            {ok ? t('balanced') : t('unbalanced', { amount: formatAmount(difference) })}
          </b>{' '}
          <span className="text-ink-2">{ok ? t('balancedNote') : t('unbalancedNote')}</span>
        </span>
      </p>
      {act}
    </div>
  )
}
