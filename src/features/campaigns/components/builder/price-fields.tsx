import { formatBahtShort } from '../../../../i18n/formats.ts'
import { useText } from '../../../../i18n/use-text.tsx'
import { MoneyField } from '../../../../ui/money-field.tsx'
import { NumberStepper } from '../../../../ui/number-stepper.tsx'
import type { Estimate } from '../../contract.ts'
import { builderText } from '../../text/builder.ts'
import { bahtText, type SectionProps, textOf } from './fields.ts'
import { Day } from './post-fields.tsx'

/** Pay, how many creators, the closing day. A package states the pay itself; a live campaign keeps its pay. */
export function PriceFields({
  campaign,
  errors,
  unsaved,
  onEdit,
  prices,
}: SectionProps & { prices: Estimate['prices'] }) {
  const t = useText(builderText)
  const live = campaign.status === 'live'
  return (
    <div className="grid items-start gap-4 lg:grid-cols-3">
      {campaign.payBy === 'package' ? (
        <p className="text-sm text-ink-2">{t('packagePrice')}</p>
      ) : (
        !live && (
          <MoneyField
            name="price"
            label={t('priceLabel')}
            help={
              prices
                ? t('priceHelp', { low: formatBahtShort(prices.low), high: formatBahtShort(prices.high) })
                : undefined
            }
            defaultValue={textOf(unsaved, 'price', bahtText(campaign.price))}
            error={errors.price}
          />
        )
      )}
      <NumberStepper
        name="slots"
        label={t('slots')}
        min={live ? Math.max(1, campaign.slotsTaken) : 1}
        max={1_000}
        defaultValue={textOf(unsaved, 'slots', campaign.slots)}
        words={{ less: t('less'), more: t('more') }}
        error={errors.slots}
        onChange={() => onEdit('slots')}
      />
      <Day
        name="closeOn"
        label={t('closeOn')}
        help={t('closeHelp')}
        value={textOf(unsaved, 'closeOn', campaign.closeOn)}
        error={errors.closeOn}
        onEdit={onEdit}
      />
    </div>
  )
}
