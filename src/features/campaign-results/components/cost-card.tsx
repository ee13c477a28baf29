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
import { goalsText } from '../text/goals.ts'
import { jobBoardsText } from '../text/index.ts'

const COUNTS = ['reach', 'engagement', 'clicks', 'couponUses'] as const

/** A whole number as people write it (100,000); null where nothing is entered. */
function countField(form: FormData, name: string): number | null {
  const text = field(form, name).replaceAll(/[\s,]/g, '')
  return text === '' ? null : Number(text)
}

/** Sets the targets of a campaign. */
export const goalActs = {
  async targets({ form, call, params, path }): Promise<string> {
    const counts = Object.fromEntries(COUNTS.map((name) => [name, countField(form, name)]))
    const perEngagement = field(form, 'perEngagement') === '' ? null : satangField(form, 'perEngagement')
    await call(contract.setTargets, { params: { id: params.id ?? '' }, body: { ...counts, perEngagement } })
    return `${path}?tab=results`
  },
} satisfies Readonly<Record<string, Act>>

function TargetFields({ targets }: { targets: Targets }) {
  const t = useText(goalsText)
  const b = useText(jobBoardsText)
  const of = useFields()
  const amount = targets.perEngagement === null ? '' : (targets.perEngagement / 100).toFixed(2)
  return (
    <>
      {COUNTS.map((name) => (
        <TextField
          key={name}
          {...of(name, targets[name] === null ? '' : String(targets[name]))}
          label={t(`target_${name}`)}
          inputMode="numeric"
          autoComplete="off"
        />
      ))}
      <MoneyField {...of('perEngagement', amount)} label={t('target_perEngagement')} suffix={b('credits')} />
    </>
  )
}

/** What a result cost, with the market's median, and the targets to be set. */
export function CostCard({ report }: { report: CampaignReport }) {
  const t = useText(jobBoardsText)
  const g = useText(goalsText)
  const { error } = useActionState({ intent: 'targets' })
  const { market, targets, spentOnPosts } = report
  const labels = Object.fromEntries([...COUNTS, 'perEngagement' as const].map((name) => [name, g(`target_${name}`)]))
  const row = (label: string, cost: number | null, median: number | null | undefined) => ({
    label,
    value: (
      <>
        <span className="nb">{cost === null ? '–' : formatCredits(cost)}</span>
        {median && (
          <span className="block text-xs font-normal text-ink-2">{g('median', { n: formatCredits(median) })}</span>
        )}
      </>
    ),
  })
  return (
    <div className="grid content-start gap-5">
      <Card pad={20}>
        <SectionHead title={g('cost')} note={t('costOf', { amount: formatCredits(spentOnPosts) })} />
        <KeyValues
          rows={[
            row(g('perThousand'), report.perThousand, market?.perThousand),
            row(g('perEngagement'), report.perEngagement, market?.perEngagement),
            row(g('perClick'), report.perClick, report.clicksTracked ? market?.perClick : null),
            ...(report.results.couponUses === null ? [] : [row(g('perCouponUse'), report.perCouponUse, null)]),
          ]}
        />
      </Card>
      <Accordion title={g('targets')} open={error !== null}>
        <p className="mb-3 text-sm text-ink-2">{g('targetsNote')}</p>
        <ActionForm intent="targets" labels={labels} className="grid gap-3">
          <TargetFields targets={targets} />
          <div>
            <SubmitButton variant="secondary">{g('saveTargets')}</SubmitButton>
          </div>
        </ActionForm>
      </Accordion>
    </div>
  )
}
