import { formatAmount, formatNumber, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Receipt, type ReceiptRow } from '../../../ui/receipt.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { IncludedRevisions } from '../../campaigns/components/included-revisions.tsx'
import { rateOf } from '../../settlement/components/receipts.tsx'
import { type AvailableFunds, type BulkHold, missingFor } from '../rules/bulk-hold.ts'
import { bulkText } from '../text/bulk.ts'

interface Check {
  ok: boolean
  label: string
  value: string
  note: string
}

function CheckRow({ ok, label, value, note }: Check) {
  const t = useText(bulkText)
  return (
    <li className="flex items-start gap-3 border-t border-line py-2.5 text-sm">
      <Icon
        name={ok ? 'check-circle-fill' : 'x-circle-fill'}
        label={t(ok ? 'met' : 'unmet')}
        size={20}
        className={ok ? 'text-positive' : 'text-critical'}
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap justify-between gap-x-3 font-medium">
          <span>{label}</span>
          <span className={ok ? '' : 'text-critical'}>{value}</span>
        </span>
        <span className="block text-xs text-ink-2">{note}</span>
      </span>
    </li>
  )
}

/** Whether credits, package jobs and slots are enough, each with what remains afterwards. */
function Checks({ total, funds }: { total: BulkHold; funds: AvailableFunds }) {
  const t = useText(bulkText)
  const missing = missingFor(total, funds)
  const units = funds.units ?? 0
  const slots: Check = {
    ok: missing.slots === 0,
    label: t(missing.slots === 0 ? 'slotsEnough' : 'slotsShort'),
    value:
      missing.slots === 0 ? t('count', { n: funds.slotsLeft - total.people }) : t('countShort', { n: missing.slots }),
    note: t('slotsFrom', { n: funds.slotsLeft }),
  }
  const ofUnits: Check = {
    ok: missing.units === 0,
    label: t(missing.units === 0 ? 'unitsEnough' : 'unitsShort'),
    value: missing.units === 0 ? t('count', { n: units - total.units }) : t('countShort', { n: missing.units }),
    note: t('unitsFrom', { n: units }),
  }
  const credits: Check = {
    ok: missing.credits === 0,
    label: t(missing.credits === 0 ? 'creditsEnough' : 'creditsShort'),
    value:
      missing.credits === 0
        ? t('left', { amount: formatAmount(funds.available - total.toHold) })
        : t('shortBy', { amount: formatAmount(missing.credits) }),
    note: t('creditsFrom', { amount: formatAmount(funds.available) }),
  }
  const checks = [...(total.toHold > 0 ? [credits] : []), ...(total.units > 0 ? [ofUnits] : []), slots]
  return (
    <ul className="mt-3">
      {checks.map((check) => (
        <CheckRow key={check.label} {...check} />
      ))}
    </ul>
  )
}

/** Links to get what is missing: a purchase of exactly that many credits, or another package. */
export function MissingFunds({ total, funds }: { total: BulkHold; funds: AvailableFunds }) {
  const t = useText(bulkText)
  const lang = useLang()
  const missing = missingFor(total, funds)
  if (missing.credits > 0)
    return (
      <ButtonLink
        href={pathWithQuery(`/${lang}/Marketer/buyCredit`, { amount: missing.credits })}
        variant="highlight"
        size="lg"
        wide
      >
        {t('topUp', { amount: formatAmount(missing.credits) })}
      </ButtonLink>
    )
  if (missing.units > 0)
    return (
      <ButtonLink href={`/${lang}/Marketer/buyPackage`} variant="secondary" wide>
        {t('seePackages')}
      </ButtonLink>
    )
  return null
}

/** The total for several people, shown before they are accepted: pay, fee, hold, and whether the balance is enough. */
export function BulkTotal({ total, funds }: { total: BulkHold; funds: AvailableFunds }) {
  const t = useText(bulkText)
  const { people, price, fee, reimbursement, toHold, units } = total
  const credits = units < people
  const rows: ReceiptRow[] = [
    { label: t('payOf', { n: people }), value: formatAmount(price) },
    ...(credits
      ? [{ label: t('feeAll', { percent: formatPercent(rateOf(fee, price)) }), value: formatAmount(fee) }]
      : [{ label: t('units'), value: t('unitsValue', { n: formatNumber(units) }) }]),
    ...(reimbursement > 0 ? [{ label: t('reimbursement'), value: formatAmount(reimbursement) }] : []),
  ]
  return (
    <>
      {toHold > 0 ? (
        <Receipt rows={rows} total={{ label: t('holdTotal'), value: formatAmount(toHold) }} />
      ) : (
        <Receipt rows={rows} />
      )}
      <IncludedRevisions />
      <Checks total={total} funds={funds} />
    </>
  )
}
