import { formatCompact, formatNumber, formatPercent } from '../../../../i18n/formats.ts'
import { useText } from '../../../../i18n/use-text.tsx'
import { ActionForm, SubmitButton } from '../../../../web/action-form.tsx'
import type { Campaign, Estimate } from '../../contract.ts'
import { builderText } from '../../text/builder.ts'

type Code =
  | 'all'
  | 'followers'
  | 'engagement'
  | 'audience_age'
  | 'audience_gender'
  | 'location'
  | 'interests'
  | 'creator_age'
  | 'creator_gender'
  | 'nationality'

interface SuggestionProps {
  campaign: Campaign
  suggestion: NonNullable<Estimate['suggestion']>
  /** Called when the suggestion is submitted. */
  onTake: () => void
}

function Suggestion({ campaign, suggestion, onTake }: SuggestionProps) {
  const t = useText(builderText)
  const { code, value, gain } = suggestion
  const words =
    code === 'engagement' && value !== null
      ? t('suggestEr', { value: formatPercent(value), gain: formatNumber(gain) })
      : code === 'followers' && value !== null
        ? t('suggestFollowers', { value: formatCompact(value), gain: formatNumber(gain) })
        : t('suggestDrop', { name: t(`step_${code as Code}`), gain: formatNumber(gain) })
  return (
    <ActionForm
      intent="loosen"
      hidden={{ version: String(campaign.version), code, value: String(value ?? '') }}
      className="mt-3 border-t border-line pt-3 text-sm"
      preventScrollReset
      onSubmit={onTake}
    >
      <p className="mb-2">{words}</p>
      <SubmitButton variant="secondary" size="sm">
        {t('useIt')}
      </SubmitButton>
    </ActionForm>
  )
}

/** How many creators match after each criterion, as proportional bars, and the single change that adds most of them. */
export function MatchEstimate({
  campaign,
  estimate,
  onTake,
}: {
  campaign: Campaign
  estimate: Estimate
  onTake: () => void
}) {
  const t = useText(builderText)
  const most = Math.max(1, estimate.steps[0]?.count ?? 0)
  return (
    <aside className="self-start rounded-card bg-sunken p-4.5" aria-live="polite">
      <p className="text-sm text-ink-2">{t('matching')}</p>
      {estimate.steps.length === 0 ? (
        <p className="mt-1 text-sm">{t('chooseChannelFirst')}</p>
      ) : (
        <p className="mb-3.5 text-3xl font-title">
          {formatNumber(estimate.matching)}{' '}
          <span className="text-base font-medium text-ink-2">{t('people', { n: estimate.matching })}</span>
        </p>
      )}
      <ul className="grid gap-2">
        {estimate.steps.map((step, i) => {
          const last = i === estimate.steps.length - 1
          return (
            <li key={step.code} className="text-xs">
              <span className={`flex justify-between gap-3 ${last ? 'font-semibold' : ''}`}>
                <span className={last ? '' : 'text-ink-2'}>{t(`step_${step.code as Code}`)}</span>
                <span>{formatNumber(step.count)}</span>
              </span>
              <span className="mt-1 block h-1 overflow-hidden rounded-full bg-surface-2">
                <span
                  className={`block h-full rounded-full ${last ? 'bg-action' : 'bg-viz-1/40'}`}
                  style={{ width: `${(step.count / most) * 100}%` }}
                />
              </span>
            </li>
          )
        })}
      </ul>
      {estimate.suggestion && <Suggestion campaign={campaign} suggestion={estimate.suggestion} onTake={onTake} />}
    </aside>
  )
}
