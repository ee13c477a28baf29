import { formatAmount, formatCredits, formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import type { LotView } from '../../credits/contract.ts'
import type { Owned } from '../../packages/contract.ts'
import { dashboardText } from '../text/index.ts'

/** Number of expiry dates that get their own line. */
const SHOWN = 3
const COLORS = ['bg-viz-2', 'bg-viz-1', 'bg-ink-3', 'bg-line-strong'] as const

export interface BalanceProps {
  available: number
  /** Lots with credits left, earliest expiry first. */
  lots: readonly LotView[]
  packages: readonly Owned[]
  /** Average credits spent per day of the range, satang. */
  perDay: number
}

interface Part {
  key: string
  label: string
  amount: number
}

function useParts(available: number, lots: readonly LotView[]): Part[] {
  const t = useText(dashboardText)
  const lang = useLang()
  const byDay = new Map<string, number>()
  for (const lot of lots) {
    if (lot.available === 0) continue
    const day = formatDate(lang, lot.expiresAt)
    byDay.set(day, (byDay.get(day) ?? 0) + lot.available)
  }
  const parts = [...byDay].slice(0, SHOWN).map(([label, amount]) => ({ key: label, label, amount }))
  const rest = available - parts.reduce((sum, { amount }) => sum + amount, 0)
  return rest > 0 ? [...parts, { key: 'later', label: t('later'), amount: rest }] : parts
}

function Lots({ parts, available }: { parts: readonly Part[]; available: number }) {
  const t = useText(dashboardText)
  return (
    <div>
      <p className="text-sm text-ink-2">{t('expiry')}</p>
      <div className="mt-2 flex h-2.5 gap-0.5 overflow-hidden rounded-full" aria-hidden="true">
        {parts.map(({ key, amount }, i) => (
          <span key={key} className={COLORS[i]} style={{ width: `${(amount / available) * 100}%` }} />
        ))}
      </div>
      <ul className="mt-2.5">
        {parts.map(({ key, label, amount }, i) => (
          <li key={key} className="flex items-center gap-2 py-1 text-sm">
            <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-xs ${COLORS[i]}`} />
            <span className={`flex-1 ${i === 0 ? 'font-semibold' : 'text-ink-2'}`}>{label}</span>
            <span className="nb font-medium">{formatAmount(amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How long the credits last if spending continues as in the range. */
function Lasting({ available, perDay }: Pick<BalanceProps, 'available' | 'perDay'>) {
  const t = useText(dashboardText)
  const n = Math.floor(available / perDay)
  return (
    <p className="mt-1 text-sm text-ink-2">{t(n > 0 ? 'lasts' : 'lastsLess', { perDay: formatCredits(perDay), n })}</p>
  )
}

/** Available credits with their expiry dates, and the remaining package jobs. */
export function BalanceCard({ available, lots, packages, perDay }: BalanceProps) {
  const t = useText(dashboardText)
  const lang = useLang()
  const parts = useParts(available, lots)
  const units = packages.reduce((sum, { unitsLeft }) => sum + unitsLeft, 0)
  const [firstExpiry] = packages
    .flatMap(({ unitsLeft, expiresAt }) => (unitsLeft > 0 && expiresAt ? [expiresAt] : []))
    .sort()
  return (
    <Card pad={20}>
      <div
        className={cx(
          'grid gap-5',
          (parts.length > 0 || units > 0) &&
            'lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-0 lg:divide-x lg:divide-line',
        )}
      >
        <div className="lg:pr-5">
          <h2 className="text-sm font-normal tracking-normal text-ink-2">{t('available')}</h2>
          <p className="nb text-[1.75rem] leading-tight font-title">{formatAmount(available)}</p>
          {perDay > 0 && available > 0 && <Lasting available={available} perDay={perDay} />}
          {available === 0 && <p className="mt-1 text-sm text-ink-2">{t('noCredits')}</p>}
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <ButtonLink
              href={`/${lang}/Marketer/buyCredit`}
              variant="secondary"
              size="sm"
              icon={<Icon name="plus-bold" />}
            >
              {t('topUp')}
            </ButtonLink>
            <TextLink href={`/${lang}/Marketer/usageStatement`} className="hit text-sm font-semibold">
              {t('statement')}
            </TextLink>
          </div>
        </div>
        <div className="empty:hidden lg:pl-5">
          {parts.length > 0 && <Lots parts={parts} available={available} />}
          {units > 0 && (
            <p className="mt-2.5 flex flex-wrap justify-between gap-x-4 border-t border-dashed border-line-strong pt-2.5 text-sm">
              <TextLink href={`/${lang}/Marketer/packageBalance`} className="hit">
                {t('packages')}
              </TextLink>
              <span>
                <b className="font-semibold">{t('packageLeft', { n: units })}</b>
                {firstExpiry && ` · ${t('packageFirst', { date: formatDate(lang, firstExpiry) })}`}
              </span>
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}
