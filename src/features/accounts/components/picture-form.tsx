import { Form } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { profileText } from '../text/index.ts'

/** The profile picture with the form that replaces it. */
export function PictureForm(props: { name: string; url: string | null; error?: string | undefined; busy: boolean }) {
  const t = useText(profileText)
  return (
    <Form method="post" encType="multipart/form-data" className="flex flex-wrap items-center gap-4">
      <Avatar name={props.name} size={72} decorative {...(props.url && { src: props.url })} />
      <div className="min-w-[240px] flex-1">
        <FileDrop
          name="file"
          label={t('picture')}
          title={t('choosePicture')}
          note={t('pictureNote')}
          accept="image/jpeg,image/png,image/webp"
          required
          error={props.error}
        />
      </div>
      <Button variant="secondary" name="intent" value="picture" busy={props.busy} busyLabel={t('saving')}>
        {t('uploadPicture')}
      </Button>
    </Form>
  )
}
