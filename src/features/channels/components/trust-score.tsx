import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, SubmitButton, useActionState, useFields } from '../../../web/action-form.tsx'
import type { Channel } from '../contract.ts'
import { channelsText } from '../text/index.ts'

type Reason = Channel['scoreReasons'][number]

/** The reasons of the score, each with the points that it subtracted. */
export function ScoreReasons({ reasons }: { reasons: readonly Reason[] }) {
  const t = useText(channelsText)
  return (
    <ul className="grid gap-1.5 text-sm">
      {reasons.map(({ code, points, waived }) => {
        const counts = points < 0 && !waived
        return (
          <li key={code} className="flex items-start gap-2 text-ink-2">
            <Icon
              name={counts ? 'minus-bold' : 'check-bold'}
              className={`mt-1 ${counts ? 'text-notice' : 'text-positive'}`}
            />
            <span className="flex-1">
              {t(`score_${code as 'views_few'}`)}
              {waived && <span className="block text-xs text-ink-3">{t('scoreWaived')}</span>}
            </span>
            {counts && <span className="nb">−{-points}</span>}
          </li>
        )
      })}
    </ul>
  )
}

function AppealNote() {
  const t = useText(channelsText)
  const field = useFields()
  return <TextArea {...field('scoreNote')} label={t('scoreAppealLabel')} rows={3} maxLength={500} required />
}

function ScoreAppeal({ channel }: { channel: Channel }) {
  const t = useText(channelsText)
  const lang = useLang()
  const form = { intent: 'appealScore', target: channel.id }
  const { error } = useActionState(form)
  if (channel.scoreAppealedAt)
    return <Callout tone="info">{t('scoreAppealSent', { date: formatDate(lang, channel.scoreAppealedAt) })}</Callout>
  if (!channel.scoreReasons.some(({ points, waived }) => points < 0 && !waived)) return null
  return (
    <details open={error !== null}>
      <summary className="hit inline-block cursor-pointer text-sm font-semibold text-action-text">
        {t('scoreAppeal')}
      </summary>
      <ActionForm {...form} labels={{ scoreNote: t('scoreAppealLabel') }} className="mt-2 grid gap-3">
        <AppealNote />
        <SubmitButton variant="secondary" size="sm" busyLabel={t('scoreAppealSend')}>
          {t('scoreAppealSend')}
        </SubmitButton>
      </ActionForm>
    </details>
  )
}

/** The authenticity score with its reasons, and the form to appeal against it. */
export function TrustScore({ channel }: { channel: Channel }) {
  const t = useText(channelsText)
  const { error } = useActionState({ intent: 'appealScore', target: channel.id })
  if (channel.score === null) return null
  return (
    <details className="mt-4" open={error !== null || channel.scoreAppealedAt !== null}>
      <summary className="hit flex cursor-pointer items-center gap-1.5 text-sm font-semibold">
        {t('trust', { n: channel.score })}
        <Icon name="caret-down" />
      </summary>
      <div className="mt-2 grid gap-3">
        <p className="text-xs text-ink-2">{t('scoreNote')}</p>
        <ScoreReasons reasons={channel.scoreReasons} />
        <ScoreAppeal channel={channel} />
      </div>
    </details>
  )
}
