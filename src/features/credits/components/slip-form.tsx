import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { DOCUMENTS } from '../../../ui/file-types.ts'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { UploadProgress } from '../../../web/upload-progress.tsx'
import { useUpload } from '../../../web/use-upload.ts'
import { SLIP } from '../addresses.ts'
import type { ChargeView } from '../contract.ts'
import { creditsText } from '../text/index.ts'

interface SlipFormProps {
  chargeId: string
  /** Renders a secondary button, where this is not the page's main action. */
  quiet?: boolean
  /** A slip was already sent. */
  again?: boolean
}

/** Uploads the slip of a transfer and shows the progress. Without JavaScript the file is submitted with the form. */
export function SlipForm({ chargeId, quiet, again }: SlipFormProps) {
  const t = useText(creditsText)
  const { revalidate } = useRevalidator()
  const upload = useUpload<ChargeView>(SLIP, { params: { id: chargeId } })
  const [chosen, setChosen] = useState<File>()
  const send = async (file: File) => {
    if (await upload.send(file)) await revalidate()
  }
  return (
    <ActionForm
      intent="slip"
      files
      className="grid gap-3"
      onSubmit={(event) => {
        if (!chosen) return
        event.preventDefault()
        if (!upload.state || upload.state.error) void send(chosen)
      }}
    >
      <div hidden={upload.state !== null}>
        <FileDrop
          name="file"
          label={t('slip')}
          title={t('chooseSlip')}
          note={t('slipNote')}
          accept={DOCUMENTS}
          required
          onChoose={([file]) => setChosen(file)}
        />
      </div>
      {upload.state && (
        <UploadProgress upload={upload.state} onCancel={upload.cancel} onRetry={() => chosen && void send(chosen)} />
      )}
      {!upload.state && (
        <SubmitButton variant={quiet ? 'secondary' : 'highlight'} size={quiet ? 'md' : 'lg'} wide>
          {t(again ? 'replaceSlip' : 'sendSlip')}
        </SubmitButton>
      )}
    </ActionForm>
  )
}
