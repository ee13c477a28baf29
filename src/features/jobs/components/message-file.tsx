import { type ReactNode, useState } from 'react'
import { useText } from '../../../i18n/use-text.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { DOCUMENTS } from '../../../ui/file-types.ts'
import { Icon } from '../../../ui/icon.tsx'
import { UploadRow } from '../../../ui/upload-row.tsx'
import { useFields } from '../../../web/action-form.tsx'
import { webText } from '../../../web/text/index.ts'
import { UploadProgress } from '../../../web/upload-progress.tsx'
import { useUpload } from '../../../web/use-upload.ts'
import { UPLOAD } from '../../files/addresses.ts'
import type { StoredFileView } from '../../files/contract.ts'
import { inboxText } from '../text/inbox/index.ts'

interface MessageFile {
  /** The file being uploaded or attached, above the field. */
  row: ReactNode
  /** The attachment button to the left of the field. */
  clip: ReactNode
  sending: boolean
}

/**
 * One picture or PDF of a message. It is uploaded immediately, with progress; without JavaScript it is submitted with
 * the form.
 */
export function useMessageFile(): MessageFile {
  const t = useText(webText)
  const words = useText(inboxText)
  const { id, error } = useFields()('file')
  const upload = useUpload<StoredFileView>(UPLOAD, { fields: { purpose: 'message' } })
  const [stored, setStored] = useState<StoredFileView | null>(null)
  const send = async (file: File | undefined) => {
    if (file) setStored(await upload.send(file))
  }
  const row = upload.state ? (
    <UploadProgress upload={upload.state} onCancel={upload.cancel} onRetry={() => void send(upload.state?.file)} />
  ) : stored ? (
    <>
      <input type="hidden" name="fileId" value={stored.id} />
      <UploadRow
        name={stored.name}
        thumb={stored.contentType.startsWith('image/') ? <img src={stored.url} alt="" /> : undefined}
        fact={t('uploaded')}
        act={<IconButton label={t('removeFile')} icon={<Icon name="x" />} onClick={() => setStored(null)} />}
      />
    </>
  ) : (
    error && <p className="text-sm text-critical">{error}</p>
  )
  const clip = !upload.state && !stored && (
    <label
      title={words('attach')}
      className="press grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-xl hover:bg-surface-2 has-focus-visible:outline-3"
    >
      <Icon name="paperclip" />
      <span className="sr-only">{words('attach')}</span>
      <input
        id={id}
        type="file"
        name="file"
        accept={DOCUMENTS}
        className="sr-only"
        onChange={(event) => void send(event.currentTarget.files?.[0])}
      />
    </label>
  )
  return { row, clip, sending: upload.state !== null }
}
