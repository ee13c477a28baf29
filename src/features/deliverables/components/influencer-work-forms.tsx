import { useState } from 'react'
import { POST_HOSTS } from '../../../core/post-hosts.ts'
import { fill } from '../../../i18n/messages.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SubmitButton, useFields } from '../../../web/action-form.tsx'
import { PATTERNS } from '../../channels/rules/patterns.ts'
import { ActBar, ActNote } from '../../jobs/components/act-bar.tsx'
import { ActForm } from '../../jobs/components/act-form.tsx'
import type { Job } from '../../jobs/contract.ts'
import { jobActsText } from '../../jobs/text/acts/index.ts'
import { errors } from '../errors.ts'
import { type DraftKind, draftKindOf } from '../rules/draft-kind.ts'
import { otherPlatformOf } from '../rules/post-platform.ts'
import { videoText } from '../text/video.ts'
import { JobUploadField, type UploadFieldState, useUploadFieldState } from './job-upload-field.tsx'
import { useVideoUpload } from './use-video-upload.ts'
import { partOf, VideoField } from './video-field.tsx'

function SelfCheck({ tag }: { tag: string }) {
  const t = useText(jobActsText)
  const field = useFields()
  const box = (name: string) => ({ name, defaultChecked: field(name).defaultValue === 'on', required: true })
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{t('checkFirst')}</legend>
      <div className="divide-y divide-line">
        <Checkbox {...box('checkProduct')}>{t('checkProduct')}</Checkbox>
        {tag && <Checkbox {...box('checkTag')}>{t('checkTag', { tag })}</Checkbox>}
        <Checkbox {...box('checkBrief')}>{t('checkBrief')}</Checkbox>
      </div>
    </fieldset>
  )
}

const CONTENT_TYPES: Record<DraftKind, readonly ('picture' | 'video' | 'link')[]> = {
  picture: ['picture', 'link'],
  video: ['video', 'link'],
  either: ['video', 'picture', 'link'],
}

/** CSS that shows only the fields of the selected content type. It needs no JavaScript. */
const SHOWN = {
  picture: 'hidden group-has-[[value=picture]:checked]/way:block',
  video: 'hidden group-has-[[value=video]:checked]/way:block',
  link: 'hidden group-has-[[value=link]:checked]/way:block',
} as const

/** The content of a draft: a picture, a video uploaded in parts, or a link. */
function DraftContent({ job, video, label, onState }: DraftContentProps) {
  const t = useText(jobActsText)
  const v = useText(videoText)
  const field = useFields()
  const contentTypes = CONTENT_TYPES[draftKindOf(job.campaign.postType)]
  const names = { picture: t('wayPicture'), video: v('file'), link: v('link') }
  const chooseLink = () => {
    for (const radio of document.querySelectorAll<HTMLInputElement>('#draft [name=way][value=link]')) radio.click()
  }
  return (
    <div className="group/way grid gap-4">
      <SegmentedControl
        name="way"
        label={v('how')}
        wide
        segments={contentTypes.map((value) => ({ value, label: names[value] }))}
        defaultValue={field('way').defaultValue ?? contentTypes[0]}
      />
      {contentTypes.includes('picture') && (
        <div className={SHOWN.picture}>
          <JobUploadField purpose="draft" label={label} onState={onState} />
        </div>
      )}
      {contentTypes.includes('video') && (
        <div className={SHOWN.video}>
          <VideoField upload={video} label={label} onLink={chooseLink} />
        </div>
      )}
      <div className={SHOWN.link}>
        <TextField {...field('url')} type="url" label={v('linkField')} help={v('linkHelp')} inputMode="url" />
      </div>
    </div>
  )
}
interface DraftContentProps {
  job: Job
  video: ReturnType<typeof useVideoUpload>
  label: string
  onState: (state: UploadFieldState) => void
}

/** Why the submit button is disabled; null if the draft can be sent. */
function useUploadWait(picture: boolean, { state }: ReturnType<typeof useVideoUpload>): string | null {
  const t = useText(jobActsText)
  const v = useText(videoText)
  if ('sent' in state) return v('uploaded', { percent: partOf(state.sent, state.total) })
  return picture ? t('uploadFirst') : null
}

export function DraftForm({ job }: { job: Job }) {
  const t = useText(jobActsText)
  const v = useText(videoText)
  const uploads = useUploadFieldState()
  const video = useVideoUpload(job.id, job.draft.upload)
  const [way, setWay] = useState('')
  const wait = useUploadWait(uploads.sending, video)
  const again = job.draft.sent > 0
  const { sent, rejections } = job.draft
  const label = rejections > 0 ? v('revision', { n: rejections }) : t('draftFile', { n: sent + 1 })
  const labels = { file: label, url: v('linkField'), note: again ? t('noteOfFix') : t('noteToBrand') }
  const waits = wait !== null && way !== 'link'
  return (
    <ActForm
      act="draft"
      files
      labels={labels}
      className="grid gap-5"
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'way') setWay(target.value)
      }}
    >
      {(field) => (
        <>
          <DraftContent job={job} video={video} label={label} onState={uploads.onState} />
          <SelfCheck tag={job.campaign.disclosureTag} />
          <TextArea {...field('note')} label={labels.note} labelNote={t('optional')} maxLength={1000} rows={3} />
          <ActBar note={<ActNote job={job} />}>
            <SubmitButton size="lg" wide disabled={waits}>
              {waits ? wait : again ? t('draftAgain') : t('draft')}
            </SubmitButton>
          </ActBar>
        </>
      )}
    </ActForm>
  )
}

export function PostUrlForm({ job }: { job: Job }) {
  const t = useText(jobActsText)
  const lang = useLang()
  const [typed, setTyped] = useState('')
  const { type, handle } = job.channel
  const own = PATTERNS[type].name
  const other = otherPlatformOf(type, typed)
  return (
    <ActForm act="postUrl" labels={{ url: t('postUrlField') }} className="grid gap-5">
      {(field) => (
        <>
          <TextField
            {...field('url')}
            type="url"
            inputMode="url"
            label={t('postUrlField')}
            help={t('postUrlHelp', { platform: own, handle, tag: job.campaign.disclosureTag })}
            placeholder={`https://${POST_HOSTS[type][0]}/…`}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            {...(other && { error: fill(errors.post_other_platform[lang], { found: PATTERNS[other].name, own }) })}
            required
          />
          <ActBar note={<ActNote job={job} />}>
            <SubmitButton size="lg" wide>
              {job.posts.length > 0 ? t('postUrlAgain') : t('postUrl')}
            </SubmitButton>
          </ActBar>
        </>
      )}
    </ActForm>
  )
}
