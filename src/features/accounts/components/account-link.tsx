import { useLocation } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { profileText } from '../text/index.ts'

/** Link from a subpage back to the account page, for either role. */
export function AccountLink() {
  const t = useText(profileText)
  const [, , side] = useLocation().pathname.split('/')
  return <BackLink href={`/${useLang()}/${side}/account`}>{t('account')}</BackLink>
}
