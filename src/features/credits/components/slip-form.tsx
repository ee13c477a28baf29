import { type FormEvent, useRef, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { UploadRow } from '../../../ui/upload-row.tsx'
import { type Upload, uploadFile } from '../../../web/upload.ts'
import { creditsText } from '../text/index.ts'

interface Sending {
  file: File
  sent: number
  upload: Upload
}

const MB = 1_000_000
const megabytes = (bytes: number) => (bytes / MB).toFixed(2)

/** The slip of a transfer, with progress; without script the file goes with the form. */
export function SlipForm({
  chargeId,
  error,
  quiet,
}: {
  chargeId: string
  error?: string | undefined
  quiet?: boolean
}) {
  const t = useText(creditsText)
  const { revalidate } = useRevalidator()
  const [sending, setSending] = useState<Sending | null>(null)
  const [refused, setRefused] = useState(error)
  const form = useRef<HTMLFormElement>(null)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    const file = new FormData(event.currentTarget).get('file')
    if (!(file instanceof File) || file.size === 0) return
    event.preventDefault()
    setRefused(undefined)
    const upload = uploadFile(`/api/credits/charges/${chargeId}/slip`, file, {
      onProgress: (sent) => setSending({ file, sent, upload }),
    })
    setSending({ file, sent: 0, upload })
    try {
      const { status, body } = await upload.answer
      if (status === 200) await revalidate()
      else setRefused((body as { message?: string } | null)?.message ?? t('offline'))
    } catch (broken) {
      if (!(broken instanceof DOMException)) setRefused(t('offline'))
    }
    setSending(null)
  }

  return (
    <Form ref={form} method="post" encType="multipart/form-data" onSubmit={send} className="grid gap-3">
      <div hidden={sending !== null}>
        <FileDrop
          name="file"
          label={t('slip')}
          title={t('chooseSlip')}
          note={t('slipNote')}
          accept="image/jpeg,image/png,image/webp,application/pdf"
          required
          error={refused}
        />
      </div>
      {sending && (
        <UploadRow
          name={sending.file.name}
          note={t('sentOf', { sent: megabytes(sending.sent), total: megabytes(sending.file.size) })}
          progress={Math.min(1, sending.sent / sending.file.size)}
          progressLabel={t('uploading')}
          act={
            <Button type="button" variant="text" size="sm" onClick={() => sending.upload.cancel()}>
              {t('cancel')}
            </Button>
          }
        />
      )}
      <input type="hidden" name="intent" value="slip" />
      <Button
        variant={quiet ? 'secondary' : 'highlight'}
        size={quiet ? 'md' : 'lg'}
        wide
        busy={sending !== null}
        busyLabel={t('uploading')}
      >
        {quiet ? t('replaceSlip') : t('sendSlip')}
      </Button>
    </Form>
  )
}
