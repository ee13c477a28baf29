import { formatCompact, formatCredits, formatDate, formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { KpiStrip } from '../../../ui/stat.tsx'
import { WalletCard } from '../../../ui/wallet-card.tsx'
import { DecisionRow } from '../../jobs/components/job-rows.tsx'
import { titleOf } from '../../jobs/components/use-campaign-words.ts'
import type { MarketerBoard } from '../contract.ts'
import { jobBoardsText } from '../text/index.ts'

/** Phone: credits to spend, what is on hold, what expires next. */
export function CreditWallet({ board }: { board: MarketerBoard }) {
  const lang = useLang()
  const t = useText(jobBoardsText)
  const running = board.waitingForYes + board.inProgress
  return (
    <WalletCard
      label={t('availableCredits')}
      balance={formatCredits(board.available)}
      actBeside
      act={
        <ButtonLink href={`/${lang}/Marketer/buyCredit`} variant="highlight" icon={<Icon name="plus-bold" />}>
          {t('topUp')}
        </ButtonLink>
      }
      facts={[
        { icon: 'lock-key', label: t('heldJobs', { n: running }), value: formatCredits(board.held) },
        board.expiringNext
          ? {
              icon: 'clock',
              label: t('expires', { date: formatDate(lang, board.expiringNext.expiresAt) }),
              value: formatCredits(board.expiringNext.amount),
            }
          : { icon: 'clock', label: t('noExpiry'), value: '-' },
      ]}
    />
  )
}

/** Four figures of the brand's jobs. */
export function MarketerFigures({ board }: { board: MarketerBoard }) {
  const t = useText(jobBoardsText)
  const { results } = board
  return (
    <KpiStrip
      stats={[
        {
          label: t('reach'),
          value: formatCompact(results.reach),
          unit: t('people'),
          note: t('reachPosts', { n: results.posts }),
        },
        {
          label: t('engagements'),
          value: formatCompact(results.engagement),
          note: t('clicksNote', { n: formatNumber(results.clicks) }),
        },
        {
          label: t('jobsRunning'),
          value: formatNumber(board.inProgress),
          unit: t('jobsUnit'),
          note: t('waitingYes', { n: board.waitingForYes }),
        },
        {
          label: t('heldCredits'),
          value: formatCredits(board.held),
          note: t('spentMonth', { amount: formatCredits(board.spentThisMonth) }),
        },
      ]}
    />
  )
}

/** What waits for the brand, the nearest deadline first; applicants as one line. */
export function Decisions({ board, now }: { board: MarketerBoard; now: number }) {
  const lang = useLang()
  const t = useText(jobBoardsText)
  const applied = board.next.find((job) => job.stage === 'applied')
  const others = board.next.filter((job) => job.stage !== 'applied')
  const campaigns = `/${lang}/Marketer/manageCampaign`
  const applicantsHref = applied ? `${campaigns}/${applied.campaign.id}/applicants` : campaigns
  const waiting = board.applicants > 0
  return (
    <Card pad={20}>
      <SectionHead title={t('decisions')} link={{ href: campaigns, label: t('seeAll') }} />
      {others.length === 0 && !waiting ? (
        <EmptyState drawing="done" title={t('noDecisions')} note={t('noDecisionsNote')} headingLevel="h3" />
      ) : (
        <>
          {others.map((job, i) => (
            <DecisionRow key={job.id} job={job} now={now} first={i === 0} />
          ))}
          {waiting && (
            <ListRow
              href={applicantsHref}
              lead={
                <RowDisc tone="leaf">
                  <Icon name="users" />
                </RowDisc>
              }
              title={t('newApplicants', { n: board.applicants })}
              note={applied && titleOf(lang, applied.campaign)}
              end={
                <ButtonLink href={applicantsHref} size="sm" variant={others.length === 0 ? 'primary' : 'secondary'}>
                  {t('choose')}
                </ButtonLink>
              }
            />
          )}
        </>
      )}
    </Card>
  )
}

/** Which credits end next, where some do. */
export function ExpiryNotice({ amount, expiresAt }: { amount: number; expiresAt: string }) {
  const lang = useLang()
  const t = useText(jobBoardsText)
  return (
    <Callout
      tone="notice"
      icon="clock-countdown-fill"
      title={t('expiryTitle', { amount: formatCredits(amount), date: formatDate(lang, expiresAt) })}
      act={
        <TextLink href={`/${lang}/Marketer/credit`} className="hit text-sm font-semibold">
          {t('expiryAll')}
        </TextLink>
      }
    >
      {t('expiryNote')}
    </Callout>
  )
}
