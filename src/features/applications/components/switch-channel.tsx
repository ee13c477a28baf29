import { useState } from 'react'
import { useText } from '../../../i18n/use-text.tsx'
import { Select } from '../../../ui/select.tsx'
import { SubmitButton } from '../../../web/action-form.tsx'
import { marketText } from '../../campaigns/text/market.ts'
import { ActForm } from '../../jobs/components/act-form.tsx'
import { jobActsText } from '../../jobs/text/acts/index.ts'
import type { ChannelChoice } from '../contract.ts'
import { MatchSummary } from './match-summary.tsx'

/** Lets an applicant change the channel. Renders nothing if there is no other channel. */
export function SwitchChannel({ choices }: { choices: readonly ChannelChoice[] }) {
  const t = useText(jobActsText)
  const m = useText(marketText)
  const others = choices.filter((choice) => !choice.current)
  const [id, setId] = useState(others[0]?.id)
  const chosen = others.find((choice) => choice.id === id)
  if (!chosen) return null
  return (
    <ActForm act="switchChannel" className="grid gap-4">
      <Select
        name="channelId"
        label={t('otherChannel')}
        help={t('otherChannelHelp')}
        value={id}
        onChange={(event) => setId(event.currentTarget.value)}
        options={others.map(({ id: value, handle, score, matched }) => ({
          value,
          label: m(matched ? 'choice' : 'choiceNot', { handle, n: score }),
        }))}
      />
      <MatchSummary match={chosen} />
      <SubmitButton variant="secondary">{t('switchChannel', { handle: chosen.handle })}</SubmitButton>
    </ActForm>
  )
}
