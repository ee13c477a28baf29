import { useState } from 'react'
import { formatDateTime, formatNumber } from '../../../i18n/formats.ts'
import { parseCount } from '../../../i18n/typed-count.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SubmitButton, type useFields } from '../../../web/action-form.tsx'
import { PATTERNS } from '../../channels/rules/patterns.ts'
import { ActBar, ActNote } from '../../jobs/components/act-bar.tsx'
import { ActForm } from '../../jobs/components/act-form.tsx'
import type { Job } from '../../jobs/contract.ts'
import { jobActsText } from '../../jobs/text/acts/index.ts'
import { jobPageText } from '../../jobs/text/job/index.ts'
import { FIGURES, FIGURES_SHOWN_ON, type Figure, reportsFigures } from '../rules/figures.ts'
import { insightText } from '../text/insight.ts'
import type en from '../text/insight-en.ts'
import { JobUploadField, useUploadFieldState } from './job-upload-field.tsx'

/** Loads the post's figures from the connected account into the form. */
function PlatformNumbers({ job }: { job: Job }) {
  const i = useText(insightText)
  const lang = useLang()
  const platform = PATTERNS[job.channel.type].name
  const { platform: numbers } = job.insight
  if (!reportsFigures(job.channel.type)) return null
  return (
    <ActForm act="readInsight" preventScrollReset>
      <Callout
        tone={numbers ? 'positive' : 'quiet'}
        title={numbers && i('fromPlatform', { platform, time: formatDateTime(lang, numbers.readAt) })}
        act={
          <SubmitButton variant="secondary" size="sm" busyLabel={i('reading')}>
            {numbers ? i('readAgain') : i('read', { platform })}
          </SubmitButton>
        }
      >
        {numbers ? i('checkThem') : i('readNote')}
      </Callout>
    </ActForm>
  )
}

type Place = Extract<keyof typeof en, `${Uppercase<string>}_${string}`>

/** Explains where to find each figure in the platform's app. */
function WhereToFind({ type }: { type: Job['channel']['type'] }) {
  const i = useText(insightText)
  const p = useText(jobPageText)
  const platform = PATTERNS[type].name
  const place = (name: 'open' | Figure) => i(`${type}_${name}` as Place)
  return (
    <details>
      <summary className="hit cursor-pointer text-sm font-semibold text-action-text">
        {i('where', { platform })}
      </summary>
      <div className="mt-2 rounded-card bg-sunken px-4 py-3.5 text-sm">
        <p>{place('open')}</p>
        <dl className="mt-3 grid gap-2">
          {FIGURES.map((name) => (
            <div key={name} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3">
              <dt className="font-semibold">{p(name)}</dt>
              <dd className="text-ink-2">
                {FIGURES_SHOWN_ON[type].includes(name) ? place(name) : i('notShown', { platform })}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}

/** A figure as the platform shows it (`1.2K`), with the number that it stands for. */
function FigureField(props: ReturnType<ReturnType<typeof useFields>> & { label: string }) {
  const i = useText(insightText)
  const [typed, setTyped] = useState(props.defaultValue ?? '')
  const count = parseCount(typed)
  const isPlain = count !== null && String(count) === typed.trim()
  return (
    <TextField
      {...props}
      inputMode="text"
      autoComplete="off"
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      help={count !== null && !isPlain && <span aria-live="polite">{i('readAs', { n: formatNumber(count) })}</span>}
      error={typed.trim() !== '' && count === null ? i('unreadable') : props.error}
    />
  )
}

/** The figures of the post: confirmed from the connected account, or entered with a screenshot. */
export function InsightForm({ job }: { job: Job }) {
  const t = useText(jobActsText)
  const p = useText(jobPageText)
  const i = useText(insightText)
  const uploads = useUploadFieldState()
  const { platform, refusals } = job.insight
  const labels = { file: t('insightFile'), ...Object.fromEntries(FIGURES.map((name) => [name, p(name)])) }
  return (
    <div className="grid gap-5">
      <PlatformNumbers job={job} />
      <ActForm key={platform?.id} act="insight" files labels={labels} className="grid gap-5">
        {(field) => (
          <>
            {platform && <input type="hidden" name="platformInsightId" value={platform.id} />}
            <p className="-mb-2 text-sm text-ink-2">{i('asShown')}</p>
            <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-3">
              {FIGURES.map((name) => (
                <FigureField key={name} {...field(name, platform?.[name]?.toString())} label={p(name)} />
              ))}
            </div>
            <WhereToFind type={job.channel.type} />
            <JobUploadField
              purpose="insight"
              label={labels.file}
              labelNote={platform ? i('onlyIfChanged') : undefined}
              onState={uploads.onState}
            />
            <TextArea {...field('note')} label={t('noteToBrand')} labelNote={t('optional')} maxLength={1000} rows={2} />
            <ActBar note={<ActNote job={job} />}>
              <SubmitButton size="lg" wide disabled={uploads.sending}>
                {uploads.sending ? t('uploadFirst') : refusals > 0 ? t('insightAgain') : t('insight')}
              </SubmitButton>
            </ActBar>
          </>
        )}
      </ActForm>
    </div>
  )
}
