import { useText } from '../../../i18n/use-text.tsx'
import { DOCUMENTS } from '../../../ui/file-types.ts'
import {
  UploadField,
  type UploadFieldProps,
  type UploadFieldState,
  useUploadFieldState,
} from '../../files/components/upload-field.tsx'
import { jobActsText } from '../../jobs/text/acts/index.ts'

export { type UploadFieldState, useUploadFieldState }

/** Upload field for a picture or document of a job. */
export function JobUploadField(props: Omit<UploadFieldProps, 'title' | 'note' | 'accept'>) {
  const t = useText(jobActsText)
  return <UploadField {...props} title={t('fileTitle')} note={t('fileNote')} accept={DOCUMENTS} />
}
