import { useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { ActionForm, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import { profileText } from '../text/index.ts'

/** The profile picture with the form that replaces it. */
export function PictureForm(props: { name: string; url: string | null }) {
  const t = useText(profileText)
  const { error, unanswered } = useActionState({ intent: 'picture' })
  return (
    <ActionForm intent="picture" files summary={false} className="flex flex-wrap items-center gap-4">
      <Avatar name={props.name} size={72} decorative {...(props.url && { src: props.url })} />
      <div className="min-w-[240px] flex-1">
        <FileDrop
          name="file"
          label={t('picture')}
          title={t('choosePicture')}
          note={t('pictureNote')}
          accept="image/jpeg,image/png,image/webp"
          required
          error={unanswered ? undefined : error?.message}
        />
      </div>
      <SubmitButton variant="secondary" busyLabel={t('saving')}>
        {t('uploadPicture')}
      </SubmitButton>
    </ActionForm>
  )
}
