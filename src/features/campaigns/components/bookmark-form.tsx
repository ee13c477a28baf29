import { useText } from '../../../i18n/use-text.tsx'
import { SaveButton } from '../../../ui/save-button.tsx'
import { ActionForm } from '../../../web/action-form.tsx'
import { marketText } from '../text/market.ts'

export function BookmarkForm({ id, saved }: { id: string; saved: boolean }) {
  const t = useText(marketText)
  return (
    <ActionForm intent="bookmark" target={id} hidden={{ saved: saved ? '0' : '1' }} preventScrollReset>
      <SaveButton type="submit" saved={saved} label={saved ? t('unsave') : t('save')} />
    </ActionForm>
  )
}
