import { useLocation, useRouteLoaderData } from 'react-router'
import { DAY } from '../core/clock.ts'
import type { Notice } from '../features/site/contract.ts'
import { afterName } from '../features/site/rules/notice-words.ts'
import { useText } from '../i18n/use-text.tsx'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { NoticeBar } from '../ui/notice-bar.tsx'
import type { LanguageData } from './language-data.ts'
import { useRoot } from './layouts/use-shell.ts'
import { NoticeClock } from './notice-clock.tsx'
import { shellText } from './text/index.ts'

/** Whether to show a countdown: from 24 hours before the maintenance until its end. `now` in milliseconds. */
export const isNear = ({ windowFrom, windowUntil }: Pick<Notice, 'windowFrom' | 'windowUntil'>, now: number): boolean =>
  Date.parse(windowFrom) - DAY <= now && now < Date.parse(windowUntil)

/** The maintenance notice, shown until the visitor closes this version of it. Works without JavaScript. */
export function SiteNotice() {
  const t = useText(shellText)
  const { lang, noticeSeen } = useRoot()
  const siteData = useRouteLoaderData<LanguageData>('language')
  const notice = siteData?.site?.notice
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
      {afterName(notice)} {isNear(notice, siteData.now) && <NoticeClock notice={notice} now={siteData.now} />}
    </NoticeBar>
  )
}
