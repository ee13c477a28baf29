import { formatBaht } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SubmitButton, useFields } from '../../../web/action-form.tsx'
import { ActForm, FormFoot } from '../../jobs/components/act-form.tsx'
import type { Job } from '../../jobs/contract.ts'
import { jobActsText } from '../../jobs/text/acts/index.ts'
import { jobPageText } from '../../jobs/text/job/index.ts'
import { JobUploadField, useUploadFieldState } from './job-upload-field.tsx'

/** What lands in the wallet when the job is done, above the act. */
function NetLine({ job }: { job: Job }) {
  const t = useText(jobPageText)
  if (!job.creatorMoney) return null
  return (
    <>
      <span className="text-ink-2">{t('netWhenDone')}</span>
      <span className="nb font-semibold">{formatBaht(job.creatorMoney.net)}</span>
    </>
  )
}

function SelfCheck({ tag }: { tag: string }) {
  const t = useText(jobActsText)
  const field = useFields()
  const isTicked = (name: string) => field(name).defaultValue === 'on'
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{t('checkFirst')}</legend>
      <div className="divide-y divide-line">
        <Checkbox name="checkProduct" defaultChecked={isTicked('checkProduct')}>
          {t('checkProduct')}
        </Checkbox>
        {tag && (
          <Checkbox name="checkTag" defaultChecked={isTicked('checkTag')}>
            {t('checkTag', { tag })}
          </Checkbox>
        )}
        <Checkbox name="checkBrief" defaultChecked={isTicked('checkBrief')}>
          {t('checkBrief')}
        </Checkbox>
      </div>
    </fieldset>
  )
}

/** A draft: a file or a link to a longer video, and a word to the brand. */
export function DraftForm({ job }: { job: Job }) {
  const t = useText(jobActsText)
  const uploads = useUploadFieldState()
  const again = job.draft.sent > 0
  const labels = {
    file: t('draftFile', { n: job.draft.sent + 1 }),
    url: t('draftUrl'),
    note: again ? t('noteOfFix') : t('noteToBrand'),
  }
  return (
    <ActForm act="draft" files labels={labels} className="grid gap-5">
      {(field) => (
        <>
          <JobUploadField purpose="draft" label={labels.file} onState={uploads.onState} />
          <TextField
            {...field('url')}
            type="url"
            label={labels.url}
            labelNote={t('optional')}
            help={t('draftUrlHelp')}
            inputMode="url"
          />
          <TextArea {...field('note')} label={labels.note} labelNote={t('optional')} maxLength={1000} rows={3} />
          <SelfCheck tag={job.campaign.disclosureTag} />
          <FormFoot note={<NetLine job={job} />}>
            <SubmitButton size="lg" wide disabled={uploads.sending}>
              {uploads.sending ? t('uploadFirst') : again ? t('draftAgain') : t('draft')}
            </SubmitButton>
          </FormFoot>
        </>
      )}
    </ActForm>
  )
}

/** The live post. */
export function PostUrlForm({ job }: { job: Job }) {
  const t = useText(jobActsText)
  return (
    <ActForm act="postUrl" labels={{ url: t('postUrlField') }} className="grid gap-5">
      {(field) => (
        <>
          <TextField
            {...field('url')}
            type="url"
            inputMode="url"
            label={t('postUrlField')}
            help={t('postUrlHelp', { handle: job.channel.handle, tag: job.campaign.disclosureTag || '#ad' })}
            placeholder="https://"
            required
          />
          <FormFoot note={<NetLine job={job} />}>
            <SubmitButton size="lg" wide>
              {job.posts.length > 0 ? t('postUrlAgain') : t('postUrl')}
            </SubmitButton>
          </FormFoot>
        </>
      )}
    </ActForm>
  )
}

const NUMBERS = ['reach', 'views', 'likes', 'comments', 'shares', 'saves', 'clicks'] as const

/** The numbers of the post with a picture that shows them. */
export function InsightForm({ job }: { job: Job }) {
  const t = useText(jobActsText)
  const p = useText(jobPageText)
  const uploads = useUploadFieldState()
  const labels = { file: t('insightFile'), ...Object.fromEntries(NUMBERS.map((name) => [name, p(name)])) }
  return (
    <ActForm act="insight" files labels={labels} className="grid gap-5">
      {(field) => (
        <>
          <JobUploadField purpose="insight" label={labels.file} onState={uploads.onState} />
          <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
            {NUMBERS.map((name) => (
              <TextField
                key={name}
                {...field(name)}
                label={p(name)}
                inputMode="numeric"
                pattern="[0-9,]*"
                autoComplete="off"
              />
            ))}
          </div>
          <TextArea {...field('note')} label={t('noteToBrand')} labelNote={t('optional')} maxLength={1000} rows={2} />
          <FormFoot note={<NetLine job={job} />}>
            <SubmitButton size="lg" wide disabled={uploads.sending}>
              {uploads.sending ? t('uploadFirst') : job.insight.refusals > 0 ? t('insightAgain') : t('insight')}
            </SubmitButton>
          </FormFoot>
        </>
      )}
    </ActForm>
  )
}
