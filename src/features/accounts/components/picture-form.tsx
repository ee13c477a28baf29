import { useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { PICTURES } from '../../../ui/file-types.ts'
import { FileForm } from '../../files/components/file-form.tsx'
import { profileText } from '../text/index.ts'

/** The profile picture and the form that replaces it. */
export function PictureForm({ name, url }: { name: string; url: string | null }) {
  const t = useText(profileText)
  return (
    <FileForm
      intent="picture"
      lead={<Avatar name={name} size={72} decorative {...(url && { src: url })} />}
      label={t('picture')}
      title={t('choosePicture')}
      note={t('pictureNote')}
      accept={PICTURES}
      variant="secondary"
      act={t('uploadPicture')}
      busyLabel={t('saving')}
    />
  )
}
