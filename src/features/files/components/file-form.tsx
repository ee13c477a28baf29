import type { ReactNode } from 'react'
import type { ButtonProps } from '../../../ui/button.tsx'
import { FileDrop, type FileDropProps } from '../../../ui/file-drop.tsx'
import { ActionForm, SubmitButton, useActionState } from '../../../web/action-form.tsx'

export interface FileFormProps extends Pick<FileDropProps, 'label' | 'title' | 'note' | 'accept'> {
  intent: string
  /** Words of the button, and while the file is sent. */
  act: string
  busyLabel: string
  variant?: ButtonProps['variant']
  /** What stands before the field in one row, as a picture that is replaced. */
  lead?: ReactNode
}

/** A form of one file, which goes with it. */
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
