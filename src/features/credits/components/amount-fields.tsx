import { formatBahtShort, formatCredits, formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { useFields } from '../../../web/action-form.tsx'
import { creditsText } from '../text/index.ts'

interface AmountFieldsProps {
  tiles: readonly { amount: number; jobs: number }[]
  examplePrice: number
  feeBps: number
  min: number
  available: number
  /** Selected credits, satang; null if the input is not a valid amount. */
  chosen: number | null
  tile: string | undefined
  own: string
  error: string | undefined
  onTile: (value: string) => void
  onOwn: (text: string) => void
}

/** Predefined amounts and a custom amount. A custom amount takes precedence. */
export function AmountFields(props: AmountFieldsProps) {
  const { tiles, examplePrice, feeBps, min, available, chosen, tile, own, error, onTile, onOwn } = props
  const t = useText(creditsText)
  const field = useFields()('amount')
  return (
    <Card pad={24}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg tracking-normal">{t('howMuch')}</h2>
        <p className="text-sm text-ink-2">
          {t('example', { price: formatBahtShort(examplePrice), fee: formatPercent(feeBps) })}
        </p>
      </div>
      <RadioCards
        // Entering an amount deselects the tile. The new key remounts the group, because radio buttons keep their own
        // state.
        key={own === '' ? 'tiles' : 'own'}
        name="tile"
        legend={t('howMuch')}
        hideLegend
        layout="tiles"
        columns={4}
        defaultValue={own === '' ? tile : undefined}
        onChange={onTile}
        options={tiles.map(({ amount, jobs }) => ({
          value: String(amount),
          title: <span className="nb text-lg xl:text-money">{formatCredits(amount)}</span>,
          note: t('jobs', { n: jobs }),
        }))}
      />
      <div className="mt-4 grid items-end gap-4 lg:grid-cols-2 lg:gap-5">
        <MoneyField
          id={field.id}
          name={field.name}
          label={t('ownAmount')}
          suffix={t('credits')}
          help={t('minimum', { n: formatCredits(min) })}
          value={own}
          onChange={(event) => onOwn(event.currentTarget.value)}
          // While a tile is selected, the validation error of the custom amount does not apply.
          error={own === '' ? error : field.error}
        />
        <div className="rounded-[14px] bg-sunken px-4 py-3 lg:mb-7" aria-live="polite">
          <p className="text-xs text-ink-2">{t('afterTopUp')}</p>
          <p className="text-sm">
            <span className="nb">
              {formatCredits(available)} <span className="text-ink-3">→</span>
            </span>{' '}
            <b className="nb font-semibold">
              {chosen === null ? '-' : `${formatCredits(available + chosen)} ${t('credits')}`}
            </b>
          </p>
        </div>
      </div>
    </Card>
  )
}
