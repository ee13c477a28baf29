import { useLocation } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { useViewer } from '../../../web/use-viewer.ts'
import { profileText } from '../text/index.ts'

/**
 * Link from a subpage back to the account page of either role. For team members without access to that page it leads to
 * their team.
 */
export function AccountLink() {
  const t = useText(profileText)
  const lang = useLang()
  const [, , side] = useLocation().pathname.split('/')
  const permissions = useViewer()?.permissions
  if (permissions && !permissions.includes('account'))
    return <BackLink href={`/${lang}/Marketer/team`}>{t('team')}</BackLink>
  return <BackLink href={`/${lang}/${side}/account`}>{t('account')}</BackLink>
}
