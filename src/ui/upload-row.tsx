import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Progress } from './progress.tsx'

export interface UploadRowProps {
  /** 64 px thumbnail: a picture; by default an icon. */
  thumb?: ReactNode
  name: ReactNode
  /** "2.6 of 3.9 MB". */
  note?: ReactNode
  /** 0 to 1 during the upload. */
  progress?: number
  progressLabel?: string
  /** After the upload: a positive fact, or the error with its value. */
  fact?: ReactNode
  error?: ReactNode
  /** Action that resolves the error, below it. */
  errorAct?: ReactNode
  /** Cancel or remove. */
  act?: ReactNode
}

/** One file that is being uploaded or was uploaded. */
export function UploadRow(props: UploadRowProps) {
  const { thumb, name, note, progress, progressLabel = '', fact, error, errorAct, act } = props
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-3.5 gap-y-2.5 rounded-card bg-surface p-3 inset-ring',
        error ? 'inset-ring-2 inset-ring-critical' : 'inset-ring-line',
      )}
    >
      <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-field bg-surface-2 text-2xl text-ink-2 [&>img]:size-full [&>img]:object-cover">
        {thumb ?? <Icon name="file-text" />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm leading-normal font-medium">{name}</p>
        {note && <p className="text-xs text-ink-2">{note}</p>}
        {progress !== undefined && (
          <p className="mt-1.5 flex items-center gap-3 text-xs font-semibold">
            <Progress value={progress} label={progressLabel} className="flex-1" />
            {Math.round(progress * 100)}%
          </p>
        )}
        {fact && (
          <p className="flex items-center gap-1.5 text-xs font-medium text-positive">
            <Icon name="check-circle-fill" /> {fact}
          </p>
        )}
      </div>
      {act}
      {error && (
        <div className="grid basis-full gap-2">
          <p role="alert" className="flex items-start gap-1.5 text-sm text-critical">
            <Icon name="warning-circle-fill" className="mt-1" /> {error}
          </p>
          {errorAct}
        </div>
      )}
    </div>
  )
}
