import { useEffect, useState } from 'react'
import { MINUTE } from '../../../core/clock.ts'
import { formatDateTime, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { useFields } from '../../../web/action-form.tsx'
import { timeOf } from '../rules/draft-comments.ts'
import { videoText } from '../text/video.ts'
import type { useVideoUpload, VideoState } from './use-video-upload.ts'

const ACCEPT = 'video/mp4,video/quicktime,.mp4,.mov'
const megabyteText = (bytes: number): string => (bytes / 1e6).toFixed(bytes < 10e6 ? 1 : 0)
export const partOf = (sent: number, total: number): string =>
  formatPercent(Math.floor((100 * sent) / Math.max(1, total)) * 100)

type VideoUpload = ReturnType<typeof useVideoUpload>
type Moving = Extract<VideoState, { file: File; sent: number }>

/** Duration and frame size as the browser reads them from the file. */
interface Facts {
  seconds: number
  width: number
  height: number
}

/** The first frame of a video file on this device. */
function Preview({ file, onFacts }: { file: File | null; onFacts: (facts: Facts) => void }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const box =
    'grid h-25 w-18 shrink-0 place-items-center overflow-hidden rounded-field bg-surface-2 text-2xl text-ink-2'
  return (
    <span className={box}>
      {url ? (
        <video
          src={url}
          muted
          playsInline
          preload="metadata"
          className="size-full object-cover"
          onError={() => setUrl(null)}
          onLoadedMetadata={({ currentTarget: v }) =>
            onFacts({ seconds: v.duration, width: v.videoWidth, height: v.videoHeight })
          }
        />
      ) : (
        <Icon name="video-camera" />
      )}
    </span>
  )
}

/** The remaining time, such as "about 1 min left", once enough is uploaded to estimate it. */
function useTimeLeft(state: VideoState): string | null {
  const t = useText(videoText)
  if (state.phase !== 'sending' || state.sent <= state.from) return null
  const speed = (state.sent - state.from) / (performance.now() - state.since)
  return t('left', { n: Math.max(1, Math.ceil((state.total - state.sent) / speed / MINUTE)) })
}

function UploadingRow({ upload, state }: { upload: VideoUpload; state: Moving }) {
  const t = useText(videoText)
  const left = useTimeLeft(state)
  const [facts, setFacts] = useState<Facts | null>(null)
  const { file, sent, total, phase } = state
  const percent = partOf(sent, total)
  const lines = [
    ...(facts ? [t('minutes', { time: timeOf(facts.seconds) }), `${facts.width} × ${facts.height}`] : []),
    t('size', { n: megabyteText(total) }),
  ]
  const isPaused = phase !== 'sending'
  return (
    <div
      className={`flex gap-3 rounded-card bg-surface p-3 inset-ring ${isPaused ? 'inset-ring-notice' : 'inset-ring-line'}`}
    >
      <Preview file={file} onFacts={setFacts} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <p className="min-w-0 flex-1 truncate pt-1 text-sm font-medium">{file.name}</p>
          <IconButton label={t('remove')} icon={<Icon name="x" />} onClick={upload.remove} className="-mt-2 -mr-2" />
        </div>
        <p className="text-xs text-ink-2">{lines.join(' · ')}</p>
        <Progress value={sent / total} label={file.name} tone={isPaused ? 'notice' : 'leaf'} className="mt-2.5" />
        <p className="mt-1.5 flex justify-between gap-3 text-xs text-ink-2">
          <span>
            {phase === 'paused'
              ? t('paused', { percent })
              : [t('sent', { sent: megabyteText(sent), total: megabyteText(total) }), left].filter(Boolean).join(' · ')}
          </span>
          <strong className="text-ink">{percent}</strong>
        </p>
        {phase !== 'stopped' && (
          <Button
            type="button"
            size="sm"
            variant="text"
            className="mt-1 -ml-3"
            onClick={phase === 'sending' ? upload.pause : upload.goOn}
          >
            {t(phase === 'sending' ? 'pause' : 'resume')}
          </Button>
        )}
      </div>
    </div>
  )
}

function ReadyRow({ upload, state }: { upload: VideoUpload; state: Extract<VideoState, { phase: 'ready' }> }) {
  const t = useText(videoText)
  const [facts, setFacts] = useState<Facts | null>(null)
  const lines = [
    ...(facts ? [t('minutes', { time: timeOf(facts.seconds) })] : []),
    t('size', { n: megabyteText(state.total) }),
  ]
  return (
    <div className="flex items-center gap-3 rounded-card bg-surface p-3 inset-ring inset-ring-line">
      <Preview file={state.file} onFacts={setFacts} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="truncate font-medium">{state.name}</p>
        <p className="text-xs text-ink-2">{lines.join(' · ')}</p>
        <p className="mt-1 flex items-center gap-1.5 text-xs font-medium text-positive">
          <Icon name="check-circle-fill" /> {t('ready')}
        </p>
      </div>
      <Button type="button" size="sm" variant="text" onClick={upload.remove}>
        {t('replace')}
      </Button>
    </div>
  )
}

/** The video of a draft. The form submits the id of the finished upload. */
export function VideoField({ upload, label, onLink }: { upload: VideoUpload; label: string; onLink: () => void }) {
  const lang = useLang()
  const t = useText(videoText)
  const { id, error: formError } = useFields()('file')
  const { state } = upload
  const choose = ([file]: File[]) => file && upload.choose(file)
  const drop = (title: string, note: string, error?: string) => (
    <FileDrop name="" label={label} title={title} note={note} accept={ACCEPT} error={error} onFiles={choose} />
  )
  const content = () => {
    switch (state.phase) {
      case 'empty':
        return drop(t('choose'), t('note'), state.error ?? formError)
      case 'waiting': {
        const date = formatDateTime(lang, state.expiresAt)
        const note = t('chooseAgainNote', { percent: partOf(state.received, state.total), date })
        return drop(t('chooseAgain', { name: state.name }), note, formError)
      }
      case 'ready':
        return <ReadyRow upload={upload} state={state} />
      default:
        return <UploadingRow upload={upload} state={state} />
    }
  }
  return (
    <div id={id} className="grid gap-3">
      {state.phase === 'ready' && <input type="hidden" name="fileId" value={state.id} />}
      {content()}
      {state.phase === 'stopped' && (
        <Callout
          tone="notice"
          icon="pause-circle"
          title={t('stopped', { percent: partOf(state.sent, state.total) })}
          role="status"
        >
          <p>{t('stoppedNote')}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button type="button" size="sm" onClick={upload.goOn}>
              {t('tryAgain')}
            </Button>
            <Button type="button" size="sm" variant="secondary" onClick={onLink}>
              {t('sendLink')}
            </Button>
          </div>
        </Callout>
      )}
    </div>
  )
}
