import { useText } from '../../../../i18n/use-text.tsx'
import { IconButton } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { UploadRow } from '../../../../ui/upload-row.tsx'
import { editorText } from '../../text/editor/index.ts'
import type { Sending } from './use-upload.ts'

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)

/** A file on its way. */
export function SendingRow({ sending, cancel }: { sending: Sending; cancel: () => void }) {
  const t = useText(editorText)
  return (
    <UploadRow
      name={sending.name}
      note={t('uploading', { sent: megabytes(sending.sent), total: megabytes(sending.total) })}
      progress={sending.sent / Math.max(1, sending.total)}
      progressLabel={sending.name}
      act={<IconButton label={t('close')} icon={<Icon name="x" />} onClick={cancel} />}
    />
  )
}
