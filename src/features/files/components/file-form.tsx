import type { ReactNode } from 'react'
import type { ButtonProps } from '../../../ui/button.tsx'
import { FileDrop, type FileDropProps } from '../../../ui/file-drop.tsx'
import { ActionForm, SubmitButton, useActionState } from '../../../web/action-form.tsx'

export interface FileFormProps extends Pick<FileDropProps, 'label' | 'title' | 'note' | 'accept'> {
  intent: string
  /** Label of the button; `busyLabel` while the file is sent. */
  act: string
  busyLabel: string
  variant?: ButtonProps['variant']
  /** Content before the field in the same row, for example the picture to be replaced. */
  lead?: ReactNode
}

/** A form with a single file, which is submitted with the form. */
export function FileForm({ intent, act, busyLabel, variant, lead, ...drop }: FileFormProps) {
  const { error, unanswered } = useActionState({ intent })
  return (
    <ActionForm
      intent={intent}
      files
      summary={false}
      className={lead ? 'flex flex-wrap items-center gap-4' : 'grid gap-3'}
    >
      {lead}
      <div className="min-w-[240px] flex-1">
        <FileDrop name="file" {...drop} required error={unanswered ? undefined : error?.message} />
      </div>
      <SubmitButton variant={variant} busyLabel={busyLabel} wide={!lead}>
        {act}
      </SubmitButton>
    </ActionForm>
  )
}
