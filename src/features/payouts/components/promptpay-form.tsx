import { PROMPTPAY_IDS, type PromptpayId } from '../../../core/thai/payout-target.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { ActionForm, useFields } from '../../../web/action-form.tsx'
import { payoutsText } from '../text/index.ts'

interface PromptpayFormProps {
  /** The payee's own numbers, masked; null for a missing one. */
  options: Readonly<Record<PromptpayId, string | null>>
  current: PromptpayId | null
  legalName: string
}

const ICONS = { phone: 'phone', taxId: 'identification-card' } as const
const MISSING = { phone: 'promptpayNoPhone', taxId: 'promptpayNoId' } as const

/** Lets the payee choose one of their own PromptPay ids. Nothing is typed, so no number can be wrong. */
export function PromptpayForm({ options, current, legalName }: PromptpayFormProps) {
  const t = useText(payoutsText)
  const base = `/${useLang()}/Influencer`
  return (
    <ActionForm intent="reviewPromptpay" labels={{ promptpay: t('promptpayWhich') }} className="mt-4 grid gap-4">
      <Choice options={options} current={current} />
      {!options.phone && (
        <p className="text-sm">
          <TextLink href={`${base}/verifyMobilePhone`} className="hit inline-block">
            {t('verifyPhone')}
          </TextLink>
        </p>
      )}
      <KeyValues rows={[{ label: t('accountName'), value: legalName || '–' }]} />
      <p className="text-sm text-ink-2">{t('promptpayNote')}</p>
    </ActionForm>
  )
}

function Choice({ options, current }: Omit<PromptpayFormProps, 'legalName'>) {
  const t = useText(payoutsText)
  const field = useFields()
  const first = PROMPTPAY_IDS.find((id) => options[id])
  return (
    <RadioCards
      {...field('promptpay', (current && options[current] && current) ?? first)}
      legend={t('promptpayWhich')}
      required
      options={PROMPTPAY_IDS.map((id) => ({
        value: id,
        title: t(`promptpay_${id}`),
        note: options[id] ?? t(MISSING[id]),
        icon: <Icon name={ICONS[id]} />,
        disabled: !options[id],
      }))}
    />
  )
}
