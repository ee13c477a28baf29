import { useText } from '../i18n/use-text.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { UploadRow } from '../ui/upload-row.tsx'
import { webText } from './text/index.ts'
import type { UploadState } from './use-upload.ts'

const megabyteText = (bytes: number): string => (bytes / 1_000_000).toFixed(1)

export interface UploadProgressProps {
  upload: UploadState
  onCancel: () => void
  onRetry: () => void
}

/** The progress of an upload, or its error with a retry button. */
export function UploadProgress({ upload, onCancel, onRetry }: UploadProgressProps) {
  const t = useText(webText)
  const { file, sent, total, error, passable } = upload
  return (
    <UploadRow
      name={file.name}
      note={error ? undefined : t('sentOf', { sent: megabyteText(sent), total: megabyteText(total) })}
      progress={error ? undefined : Math.min(1, sent / Math.max(1, total))}
      progressLabel={file.name}
      error={error ?? undefined}
      errorAct={
        <Button type="button" size="sm" variant="secondary" onClick={passable ? onRetry : onCancel}>
          {t(passable ? 'uploadAgain' : 'otherFile')}
        </Button>
      }
      act={<IconButton label={t('removeFile')} icon={<Icon name="x" />} onClick={onCancel} />}
    />
  )
}
