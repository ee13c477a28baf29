import { formatBaht } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActButton, ActForm, FormFoot, fieldId, useAct } from '../../jobs/components/act-form.tsx'
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

function SelfCheck({ tag, values }: { tag: string; values: Record<string, string> }) {
  const t = useText(jobActsText)
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{t('checkFirst')}</legend>
      <div className="divide-y divide-line">
        <Checkbox name="checkProduct" defaultChecked={values.checkProduct === 'on'}>
          {t('checkProduct')}
        </Checkbox>
        {tag && (
          <Checkbox name="checkTag" defaultChecked={values.checkTag === 'on'}>
            {t('checkTag', { tag })}
          </Checkbox>
        )}
        <Checkbox name="checkBrief" defaultChecked={values.checkBrief === 'on'}>
          {t('checkBrief')}
        </Checkbox>
      </div>
    </fieldset>
  )
}

/** A draft: a file or a link to a longer video, and a word to the brand. */
export function DraftForm({ job }: { job: Job }) {
  const t = useText(jobActsText)
  const { values, fields, fileError } = useAct('draft')
  const uploads = useUploadFieldState()
  const again = job.draft.sent > 0
  const label = t('draftFile', { n: job.draft.sent + 1 })
  const named = [
    { name: 'file', label },
    { name: 'url', label: t('draftUrl') },
    { name: 'note', label: again ? t('noteOfFix') : t('noteToBrand') },
  ]
  return (
    <ActForm act="draft" files named={named} className="grid gap-5">
      <JobUploadField
        id={fieldId('draft', 'file')}
        purpose="draft"
        label={label}
        error={fields.file ?? fileError}
        uploadedId={values.fileId}
        onState={uploads.onState}
      />
      <TextField
        id={fieldId('draft', 'url')}
        name="url"
        type="url"
        label={t('draftUrl')}
        labelNote={t('optional')}
        help={t('draftUrlHelp')}
        defaultValue={values.url}
        error={fields.url}
        inputMode="url"
      />
      <TextArea
        id={fieldId('draft', 'note')}
        name="note"
        label={again ? t('noteOfFix') : t('noteToBrand')}
        labelNote={t('optional')}
        defaultValue={values.note}
        error={fields.note}
        maxLength={1000}
        rows={3}
      />
      <SelfCheck tag={job.campaign.disclosureTag} values={values} />
      <FormFoot note={<NetLine job={job} />}>
        <ActButton act="draft" size="lg" wide disabled={uploads.sending}>
          {uploads.sending ? t('uploadFirst') : again ? t('draftAgain') : t('draft')}
        </ActButton>
      </FormFoot>
    </ActForm>
  )
}

/** The live post. */
export function PostUrlForm({ job }: { job: Job }) {
  const t = useText(jobActsText)
  const { values, fields, error } = useAct('postUrl')
  const wrong = fields.url ?? (error?.code === 'post_url_invalid' ? error.message : undefined)
  return (
    <ActForm act="postUrl" named={[{ name: 'url', label: t('postUrlField') }]} className="grid gap-5">
      <TextField
        id={fieldId('postUrl', 'url')}
        name="url"
        type="url"
        inputMode="url"
        label={t('postUrlField')}
        help={t('postUrlHelp', { handle: job.channel.handle, tag: job.campaign.disclosureTag || '#ad' })}
        defaultValue={values.url}
        error={wrong}
        placeholder="https://"
        required
      />
      <FormFoot note={<NetLine job={job} />}>
        <ActButton act="postUrl" size="lg" wide>
          {job.posts.length > 0 ? t('postUrlAgain') : t('postUrl')}
        </ActButton>
      </FormFoot>
    </ActForm>
  )
}

const NUMBERS = ['reach', 'views', 'likes', 'comments', 'shares', 'saves', 'clicks'] as const

/** The numbers of the post with a picture that shows them. */
export function InsightForm({ job }: { job: Job }) {
  const t = useText(jobActsText)
  const p = useText(jobPageText)
  const { values, fields, fileError } = useAct('insight')
  const uploads = useUploadFieldState()
  const named = [{ name: 'file', label: t('insightFile') }, ...NUMBERS.map((name) => ({ name, label: p(name) }))]
  return (
    <ActForm act="insight" files named={named} className="grid gap-5">
      <JobUploadField
        id={fieldId('insight', 'file')}
        purpose="insight"
        label={t('insightFile')}
        error={fields.file ?? fileError}
        uploadedId={values.fileId}
        onState={uploads.onState}
      />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {NUMBERS.map((name) => (
          <TextField
            key={name}
            id={fieldId('insight', name)}
            name={name}
            label={p(name)}
            inputMode="numeric"
            pattern="[0-9,]*"
            defaultValue={values[name]}
            error={fields[name]}
            autoComplete="off"
          />
        ))}
      </div>
      <TextArea
        name="note"
        label={t('noteToBrand')}
        labelNote={t('optional')}
        defaultValue={values.note}
        maxLength={1000}
        rows={2}
      />
      <FormFoot note={<NetLine job={job} />}>
        <ActButton act="insight" size="lg" wide disabled={uploads.sending}>
          {uploads.sending ? t('uploadFirst') : job.insight.refusals > 0 ? t('insightAgain') : t('insight')}
        </ActButton>
      </FormFoot>
    </ActForm>
  )
}
