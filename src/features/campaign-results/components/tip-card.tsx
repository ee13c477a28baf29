import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons/list.ts'
import { TextLink } from '../../../ui/link.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import type { Tip } from '../../accounts/rules/tips.ts'
import { jobBoardsText } from '../text/index.ts'

const TIP_LINKS: Readonly<Record<Tip, { icon: IconName; path: string }>> = {
  saved_search: { icon: 'bell', path: 'jobMarket' },
  public_profile: { icon: 'user', path: 'publicProfile' },
}

/** One tip at a time. A closed tip is not shown again on any device. */
export function TipCard({ tip }: { tip: Tip }) {
  const t = useText(jobBoardsText)
  const lang = useLang()
  const { icon, path } = TIP_LINKS[tip]
  return (
    <section aria-labelledby="tip" className="flex gap-3 rounded-card bg-sunken p-4">
      <Icon name={icon} className="mt-0.5 text-xl text-brand-ink" />
      <div className="min-w-0 flex-1">
        <h2 id="tip" className="text-base leading-normal font-semibold tracking-normal">
          {t(`tip_${tip}`)}
        </h2>
        <p className="text-sm text-ink-2">{t(`tip_${tip}_note`)}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <TextLink href={`/${lang}/Influencer/${path}`} className="hit inline-block">
            {t(`tip_${tip}_link`)}
          </TextLink>
          <ActionForm intent="closeTip" hidden={{ tip }} preventScrollReset>
            <SubmitButton size="sm" variant="secondary" busyLabel={t('tipClosing')}>
              {t('tipClose')}
            </SubmitButton>
          </ActionForm>
        </div>
      </div>
    </section>
  )
}
