import { formatCalendarDay, formatCredits } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { useHasPermission } from '../../../web/permissions.ts'
import type { MarketerBoard } from '../../campaign-results/contract.ts'
import { DecisionRow } from '../../jobs/components/job-rows.tsx'
import { titleOf } from '../../jobs/components/use-campaign-words.ts'
import type { HoldRequest } from '../../teams/shapes.ts'
import type { Overview } from '../contract.ts'
import { dashboardText } from '../text/index.ts'

interface DecisionsProps {
  overview: Overview
  /** Jobs that need an action of the brand, nearest deadline first. */
  next: MarketerBoard['next']
  /** Holds that need the viewer's approval, oldest first. */
  holds: readonly HoldRequest[]
  /** The agency's brand to show decisions for; undefined for all brands. */
  brand: string | undefined
  now: number
}

const HOLDS_SHOWN = 3

/**
 * Decisions that the viewer has to make, and what is due this week. Decisions that the viewer may only see are listed
 * below as the team's. All applicants share one row.
 */
export function Decisions({ overview, next, holds, brand, now }: DecisionsProps) {
  const t = useText(dashboardText)
  const lang = useLang()
  const may = useHasPermission('campaigns')
  const { total } = overview.waiting
  const own = holds.length + (may ? total : 0)
  const jobs = total > 0 && (
    <WaitingJobs waiting={overview.waiting} next={next} brand={brand} now={now} alone={holds.length === 0} />
  )
  const link = total > 0 && {
    link: {
      href: pathWithQuery(`/${lang}/Marketer/job`, { waiting: 'yes', sort: 'due', brand }),
      label: t('seeAllWaiting', { n: total }),
    },
  }
  return (
    <Card pad={20}>
      {(may || own > 0) && (
        <>
          <SectionHead title={t('decisions')} {...(own > 0 && { count: own })} {...(may && link)} />
          <Holds holds={holds} />
          {may && jobs}
          {own === 0 && (
            <EmptyState drawing="done" title={t('noDecisions')} note={t('noDecisionsNote')} headingLevel="h3" />
          )}
        </>
      )}
      {!may && (total > 0 || own === 0) && (
        <div className={own > 0 ? 'mt-4 border-t border-line pt-3' : undefined}>
          <SectionHead title={t('forTeam')} {...(total > 0 && { count: total })} {...link} />
          {jobs || <EmptyState drawing="done" title={t('noneForTeam')} note={t('noDecisionsNote')} headingLevel="h3" />}
        </div>
      )}
      <Ahead ahead={overview.ahead} />
    </Card>
  )
}

interface WaitingJobsProps extends Pick<DecisionsProps, 'next' | 'brand' | 'now'> {
  waiting: Overview['waiting']
  /** No decisions are listed above, so the first job has the primary button. */
  alone: boolean
}

function WaitingJobs({ waiting, next, brand, now, alone }: WaitingJobsProps) {
  const t = useText(dashboardText)
  const lang = useLang()
  const may = useHasPermission('campaigns')
  const { applicants, campaigns, campaign } = waiting
  const others = next.filter((job) => job.stage !== 'applied')
  const href = campaign
    ? `/${lang}/Marketer/manageCampaign/${campaign.id}/applicants`
    : pathWithQuery(`/${lang}/Marketer/job`, { waiting: 'applicants', brand })
  return (
    <>
      {others.map((job, i) => (
        <DecisionRow key={job.id} job={job} now={now} first={i === 0 && alone} />
      ))}
      {applicants > 0 && (
        <ListRow
          href={href}
          lead={
            <RowDisc tone="leaf">
              <Icon name="users" />
            </RowDisc>
          }
          title={t('newApplicants', { n: applicants })}
          note={campaign ? titleOf(lang, campaign) : t('inCampaigns', { n: campaigns })}
          end={
            <ButtonLink href={href} size="sm" variant={others.length === 0 && alone && may ? 'primary' : 'secondary'}>
              {t(may ? 'choose' : 'seeWaiting')}
            </ButtonLink>
          }
        />
      )}
    </>
  )
}

/** Holds above a member's limit; they are approved or declined on the team page. */
function Holds({ holds }: Pick<DecisionsProps, 'holds'>) {
  const t = useText(dashboardText)
  const lang = useLang()
  const team = `/${lang}/Marketer/team`
  const more = holds.length - HOLDS_SHOWN
  return (
    <>
      {holds.slice(0, HOLDS_SHOWN).map((hold) => (
        <ListRow
          key={hold.id}
          href={team}
          lead={
            <RowDisc>
              <Icon name="lock-key" />
            </RowDisc>
          }
          title={t('holdToApprove', { amount: formatCredits(hold.amount) })}
          note={[t('askedBy', { name: hold.requestedBy }), hold.campaign?.title[lang]].filter(Boolean).join(' · ')}
          end={
            <ButtonLink href={team} size="sm" variant={hold === holds[0] ? 'primary' : 'secondary'}>
              {t('reviewHold')}
            </ButtonLink>
          }
        />
      ))}
      {more > 0 && (
        <TextLink href={team} className="hit my-2 inline-block text-sm">
          {t('moreHolds', { n: more })}
        </TextLink>
      )}
    </>
  )
}

function Ahead({ ahead }: Pick<Overview, 'ahead'>) {
  const t = useText(dashboardText)
  const lang = useLang()
  const { drafts, posts, rights, rightsDay } = ahead
  if (drafts + posts + rights === 0) return null
  const rows = [
    ...(drafts > 0 ? [{ label: t('draftsDue'), value: String(drafts) }] : []),
    ...(posts > 0 ? [{ label: t('postsDue'), value: String(posts) }] : []),
    ...(rights > 0 && rightsDay
      ? [{ label: t('rightsEnd'), value: t('rightsFirst', { n: rights, date: formatCalendarDay(lang, rightsDay) }) }]
      : []),
  ]
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="text-sm tracking-normal">
        <a href={`/${lang}/Marketer/calendar`} className="hit hover:underline">
          {t('ahead')}
        </a>
      </h3>
      <KeyValues rows={rows} dense />
    </div>
  )
}
