import { useState } from 'react'
import { baht } from '../../../core/money.ts'
import { formatBahtShort, formatCompact, formatNumber, formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { DrawnAvatar } from '../../../ui/art/people-art.tsx'
import { personNames } from '../../../ui/art/person-names.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { RangeField } from '../../../ui/range-field.tsx'
import type { Pricing } from '../contract.ts'
import { BUDGET, peopleFor } from '../rules/budget.ts'
import { marketerText } from '../text/marketer.ts'

const FACES = 5

function Faces({ count, from }: { count: number; from: number }) {
  const shown = Math.min(count, FACES)
  return (
    <span className="flex items-center" aria-hidden="true">
      {Array.from({ length: shown }, (_, i) => personNames[(from + i * 3) % personNames.length] as string).map(
        (name) => (
          <DrawnAvatar key={name} name={name} className="-mr-2 size-8 rounded-full ring-2 ring-surface" />
        ),
      )}
      {count > shown && <span className="ml-4 text-xs text-ink-2">+{formatNumber(count - shown)}</span>}
    </span>
  )
}

interface RowProps {
  row: Pricing['tiers'][number]
  people: number
  /** Price of one job in the tier with the service fee, satang. */
  needs: number
  at: number
}

function TierRow({ row, people, needs, at }: RowProps) {
  const t = useText(marketerText)
  const words = useWords()
  return (
    <tr className={cx('border-t border-line first:border-t-0', people === 0 && 'text-ink-3')}>
      <th scope="row" className="py-3.5 pr-3 text-left font-semibold wrap-anywhere">
        {words.tier(row.tier)}
        <span className="block text-xs font-normal text-ink-2">
          {formatCompact(row.from)}–{formatCompact(row.to)}
        </span>
      </th>
      <td className="py-3.5 pr-3">
        <span className="font-semibold">{formatBahtShort(row.price)}</span>
        <span className="block text-xs text-ink-2">{t('perPost')}</span>
      </td>
      <td className="py-3.5 pr-3 max-lg:hidden">
        {people > 0 ? (
          <Faces count={people} from={at} />
        ) : (
          <span className="text-xs">{t('needs', { amount: formatBahtShort(needs) })}</span>
        )}
      </td>
      <td className="nb py-3.5 text-right">
        <span className="text-[1.625rem] leading-tight font-title">{formatNumber(people)}</span>{' '}
        <span className="text-xs text-ink-2">{t('people', { n: people })}</span>
      </td>
    </tr>
  )
}

/**
 * How many people of each tier a budget pays for, at the current rates. Without script the form submits the budget, and
 * the page reads it from the query string. `start`: whole baht.
 */
export function BudgetTable({ pricing, start }: { pricing: Pricing; start: number }) {
  const t = useText(marketerText)
  const [budget, setBudget] = useState(start)
  const { feeBps } = pricing.job
  return (
    <section className="mt-12 lg:mt-22" aria-labelledby="budget">
      <div className="measure">
        <div className="rounded-[24px] bg-sunken p-5 max-lg:-mx-2 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,490px)] lg:items-center lg:gap-9 lg:rounded-stage lg:p-9 xl:grid-cols-[minmax(0,1fr)_minmax(0,620px)] xl:gap-14 xl:p-12">
          <div>
            <h2 id="budget" className="text-2xl lg:text-3xl">
              <span className="block">{t('budgetTitle')}</span> {t('budgetTitleEnd')}
            </h2>
            <p className="mt-2 mb-6 max-w-[360px] text-ink-2">{t('budgetNote', { p: formatPercent(feeBps) })}</p>
            <form action="#budget">
              <RangeField
                name="budget"
                label={t('budget')}
                min={BUDGET.min}
                max={BUDGET.max}
                step={BUDGET.step}
                defaultValue={start}
                textOf={(value) => formatBahtShort(baht(value))}
                onChange={setBudget}
              />
              <noscript>
                <Button variant="secondary" size="sm">
                  {t('workOut')}
                </Button>
              </noscript>
            </form>
          </div>
          <div className="rounded-panel bg-surface px-5 py-2 inset-ring inset-ring-line max-lg:mt-6">
            <table className="w-full" aria-live="polite">
              <caption className="sr-only">{t('budgetTable')}</caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">{t('tier')}</th>
                  <th scope="col">{t('price')}</th>
                  <th scope="col" className="max-lg:hidden">
                    {t('faces')}
                  </th>
                  <th scope="col">{t('peopleHead')}</th>
                </tr>
              </thead>
              <tbody>
                {pricing.tiers.map((row, i) => (
                  <TierRow
                    key={row.tier}
                    row={row}
                    at={i * 4}
                    people={peopleFor(baht(budget), row.price, feeBps)}
                    needs={Math.ceil((row.price * (10_000 + feeBps)) / 10_000)}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </div>
      </div>
    </section>
  )
}
