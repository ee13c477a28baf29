import { formatCredits } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Accordion } from '../../../ui/accordion.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useActionState, useFields } from '../../../web/action-form.tsx'
import type { Act } from '../../../web/actions.ts'
import { field, satangField } from '../../../web/form-data.ts'
import { type CampaignReport, contract, type Targets } from '../contract.ts'
import { COST_TARGETS, COUNT_TARGETS } from '../goals/contract.ts'
import { goalsText } from '../text/goals.ts'
import { jobBoardsText } from '../text/index.ts'
import { useAgainstTarget } from './goal-cards.tsx'

/** A whole number that may have separators (100,000). Null if the field is empty. */
function countField(form: FormData, name: string): number | null {
  const text = field(form, name).replaceAll(/[\s,]/g, '')
  return text === '' ? null : Number(text)
}

export const goalActs = {
  async targets({ form, call, params, path }): Promise<string> {
    const counts = COUNT_TARGETS.map((name) => [name, countField(form, name)])
    const costs = COST_TARGETS.map((name) => [name, field(form, name) === '' ? null : satangField(form, name)])
    const body = Object.fromEntries([...counts, ...costs])
    await call(contract.setTargets, { params: { id: params.id ?? '' }, body })
    return `${path}?tab=results`
  },
} satisfies Readonly<Record<string, Act>>

function TargetFields({ targets }: { targets: Targets }) {
  const t = useText(goalsText)
  const b = useText(jobBoardsText)
  const of = useFields()
  return (
    <>
      {COUNT_TARGETS.map((name) => (
        <TextField
          key={name}
          {...of(name, targets[name] === null ? '' : String(targets[name]))}
          label={t(`target_${name}`)}
          inputMode="numeric"
          autoComplete="off"
        />
      ))}
      {COST_TARGETS.map((name) => (
        <MoneyField
          key={name}
          {...of(name, targets[name] === null ? '' : (targets[name] / 100).toFixed(2))}
          label={t(`target_${name}`)}
          suffix={b('credits')}
        />
      ))}
    </>
  )
}

/** The form for a campaign's targets. */
export function TargetsForm({ targets, open = false }: { targets: Targets; open?: boolean }) {
  const t = useText(goalsText)
  const { error } = useActionState({ intent: 'targets' })
  const labels = Object.fromEntries([...COUNT_TARGETS, ...COST_TARGETS].map((name) => [name, t(`target_${name}`)]))
  return (
    <Accordion title={t('targets')} open={open || error !== null}>
      <p className="mb-3 text-sm text-ink-2">{t('targetsNote')}</p>
      <ActionForm intent="targets" labels={labels} className="grid gap-3">
        <TargetFields targets={targets} />
        <div>
          <SubmitButton variant="secondary">{t('saveTargets')}</SubmitButton>
        </div>
      </ActionForm>
    </Accordion>
  )
}

/** The cost per unit of a result, compared with its target and the median of comparable campaigns. */
function Cost({ value, target, median }: { value: number | null; target: number | null; median: number | null }) {
  const g = useText(goalsText)
  const against = useAgainstTarget()({ value, target, format: formatCredits, cost: true })
  return (
    <>
      <span className="nb">{value === null ? '–' : formatCredits(value)}</span>
      {against && (
        <span className={`block text-xs font-medium ${against.short ? 'text-notice' : 'text-positive'}`}>
          {against.text}
        </span>
      )}
      {median !== null && (
        <span className="block text-xs font-normal text-ink-2">{g('median', { n: formatCredits(median) })}</span>
      )}
    </>
  )
}

/** Costs per result, each with its target and the median of comparable campaigns, and the form for the targets. */
export function CostCard({ report }: { report: CampaignReport }) {
  const t = useText(jobBoardsText)
  const g = useText(goalsText)
  const { market, targets, spentOnPosts, clicksTracked } = report
  const row = (name: (typeof COST_TARGETS)[number], median: number | null = market?.[name] ?? null) => ({
    label: g(name),
    value: <Cost value={report[name]} target={targets[name]} median={median} />,
  })
  return (
    <div className="grid content-start gap-5">
      <Card pad={20}>
        <SectionHead title={g('cost')} note={t('costOf', { amount: formatCredits(spentOnPosts) })} />
        <KeyValues
          rows={[
            row('perThousand'),
            row('perEngagement'),
            clicksTracked ? row('perClick') : row('perClick', null),
            ...(report.results.couponUses === null ? [] : [row('perCouponUse')]),
          ]}
        />
        <p className="mt-3 text-xs text-ink-2">{g('costBasis')}</p>
      </Card>
      <TargetsForm targets={targets} />
    </div>
  )
}
