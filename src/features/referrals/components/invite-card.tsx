import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { referralsText } from '../text/index.ts'

/** Link from the dashboard to the invite page, with the possible reward. */
export function InviteCard() {
  const t = useText(referralsText)
  return (
    <Link
      href={`/${useLang()}/Influencer/inviteFriend`}
      className="flex items-center gap-3 rounded-card bg-social-bg p-4 hover:inset-ring hover:inset-ring-line"
    >
      <Icon name="gift" className="text-2xl text-social" />
      <span className="min-w-0 flex-1">
        <span className="block leading-normal font-semibold">{t('title')}</span>
        <span className="block text-sm text-ink-2">
          {t('headline')} {t('headlineFor')}
        </span>
      </span>
      <Icon name="caret-right-bold" className="text-ink-2" />
    </Link>
  )
}
