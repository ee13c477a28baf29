import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { teamActWords } from '../rules/act-words.ts'
import type { TeamAct } from '../shapes.ts'
import { teamsText } from '../text/index.ts'

function Line({ act }: { act: TeamAct }) {
  const t = useText(teamsText)
  const lang = useLang()
  const words = teamActWords(act.act)[lang]
  const facts = [act.subject, act.role && t(act.role)].filter(Boolean).join(' · ')
  return (
    <li className="border-t border-line py-2.5 text-sm first:border-t-0">
      <p className="wrap-anywhere">
        <span className="font-semibold">
          {act.key ? t('byKey', { name: act.key }) : (act.name ?? t('closedLogin'))}
        </span>{' '}
        {words}
      </p>
      {facts && <p className="wrap-anywhere text-ink-2">{facts}</p>}
      <p className="text-xs text-ink-2">{formatDateTime(lang, act.at)}</p>
    </li>
  )
}

/** Changes of the account with the people who made them. */
export function Activity({ acts, next }: { acts: readonly TeamAct[]; next: string | null }) {
  const t = useText(teamsText)
  const lang = useLang()
  return (
    <Card pad={24}>
      <SectionHead title={t('activity')} note={acts.length === 0 ? t('noActivityNote') : t('activityNote')} />
      {acts.length > 0 && (
        <ul>
          {acts.map((act) => (
            <Line key={act.id} act={act} />
          ))}
        </ul>
      )}
      {next && <MoreLink href={pathWithQuery(`/${lang}/Marketer/team`, { after: next })}>{t('more')}</MoreLink>}
    </Card>
  )
}
