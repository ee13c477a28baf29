import { Form } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { SaveButton } from '../../../ui/save-button.tsx'
import { marketText } from '../text/market.ts'

/** Small form of the bookmark: works without script. */
export function BookmarkForm({ id, saved }: { id: string; saved: boolean }) {
  const t = useText(marketText)
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="bookmark" />
      <input type="hidden" name="campaignId" value={id} />
      <input type="hidden" name="saved" value={saved ? '0' : '1'} />
      <SaveButton type="submit" saved={saved} label={saved ? t('unsave') : t('save')} />
    </Form>
  )
}
