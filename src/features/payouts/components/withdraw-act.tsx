import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button, ButtonLink, type ButtonLook } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { PayoutBalance } from '../contract.ts'
import { payoutsText } from '../text/index.ts'

/** The withdraw button of a wallet (disabled below the minimum), or the pending withdrawal. */
export function WithdrawAct({ balance }: { balance: Pick<PayoutBalance, 'waiting' | 'available' | 'minimum'> }) {
  const t = useText(payoutsText)
  const href = `/${useLang()}/Influencer/withdraw`
  const { waiting, available, minimum } = balance
  const look: ButtonLook = { variant: 'highlight', size: 'lg', wide: true, icon: <Icon name="bank-bold" /> }
  if (waiting || available >= minimum)
    return (
      <ButtonLink {...look} href={href}>
        {t(waiting ? 'seeStatus' : 'withdraw')}
      </ButtonLink>
    )
  return (
    <Button {...look} type="button" disabled>
      {t('withdraw')}
    </Button>
  )
}
