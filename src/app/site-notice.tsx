import { useLocation } from 'react-router'
import { afterName } from '../features/site/rules/notice-words.ts'
import { useText } from '../i18n/use-text.tsx'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { NoticeBar } from '../ui/notice-bar.tsx'
import { useRoot, useSite } from './layouts/use-shell.ts'
import { shellText } from './text/index.ts'

/** The maintenance notice while it is announced, until this version of it is closed. Works without script. */
export function SiteNotice() {
  const t = useText(shellText)
  const { lang, noticeSeen } = useRoot()
  const notice = useSite()?.notice
  const { pathname, search } = useLocation()
  if (!notice || notice.version === noticeSeen) return null
  return (
    <NoticeBar
      title={notice.name}
      dismiss={
        <form method="post" action={`/${lang}/preferences`}>
          <input type="hidden" name="back" value={pathname + search} />
          <IconButton
            type="submit"
            name="notice"
            value={notice.version}
            label={t('hideNotice')}
            icon={<Icon name="x" />}
          />
        </form>
      }
    >
      {afterName(notice)}
    </NoticeBar>
  )
}
