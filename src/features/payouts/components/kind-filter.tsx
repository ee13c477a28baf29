import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { EarningsSummary } from '../contract.ts'
import { lineKindLabels } from '../rules/income.ts'
import type { LineKind } from '../shapes.ts'
import { payoutsText } from '../text/index.ts'

/** Kinds of lines in the period, and the selected one. */
function kindsIn({ kinds, reimbursed }: EarningsSummary, chosen: LineKind | undefined): LineKind[] {
  const earned = kinds.flatMap(({ kind, gross }) => (gross > 0 ? [kind] : []))
  const all: LineKind[] = [...earned, ...(reimbursed > 0 ? (['reimbursement'] as const) : []), 'withdrawal']
  return chosen && !all.includes(chosen) ? [...all, chosen] : all
}

/** Filters the lines of the period by kind; the downloads use the same filter. */
export function KindFilter({
  period,
  kind,
  summary,
}: {
  period: string
  kind: LineKind | undefined
  summary: EarningsSummary
}) {
  const t = useText(payoutsText)
  const lang = useLang()
  return (
    <nav aria-label={t('kindFilter')} className="side-scroll mb-4 flex gap-2">
      <ChipLink href={pathWithQuery('', { period })} current={!kind} size="lg">
        {t('allKinds')}
      </ChipLink>
      {kindsIn(summary, kind).map((one) => (
        <ChipLink key={one} href={pathWithQuery('', { period, kind: one })} current={one === kind} size="lg">
          {lineKindLabels[one][lang]}
        </ChipLink>
      ))}
    </nav>
  )
}
