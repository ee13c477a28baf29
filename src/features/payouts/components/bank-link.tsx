import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import type { BankAccountView } from '../contract.ts'
import { payoutsText } from '../text/index.ts'

/** The payout account, or a link to add one. */
export function BankLink({ bank }: { bank: BankAccountView | null }) {
  const t = useText(payoutsText)
  const lang = useLang()
  return (
    <ListRow
      card
      href={`/${lang}/Influencer/bankAccount`}
      lead={
        <RowDisc tone="leaf">
          <Icon name="bank" />
        </RowDisc>
      }
      title={bank ? `${bank.bankName[lang]} •••• ${bank.last4}` : t('addBank')}
      note={bank?.name}
    />
  )
}
