import { useText } from '../../../i18n/use-text.tsx'
import { UploadField, type UploadFieldProps, useUploadFieldState } from '../../files/components/upload-field.tsx'
import { jobActsText } from '../../jobs/text/acts/index.ts'

export { useUploadFieldState }

const DOCUMENTS = 'image/jpeg,image/png,image/webp,application/pdf'

/** A file that belongs to a job: a draft may be a video too. */
export function JobUploadField(props: Omit<UploadFieldProps, 'title' | 'note' | 'accept'>) {
  const t = useText(jobActsText)
  const isDraft = props.purpose === 'draft'
  return (
    <UploadField
      {...props}
      title={t('fileTitle')}
      note={isDraft ? t('draftFileNote') : t('fileNote')}
      accept={isDraft ? `${DOCUMENTS},video/mp4` : DOCUMENTS}
    />
  )
}
