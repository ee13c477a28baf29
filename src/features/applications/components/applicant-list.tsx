import type { ReactNode } from 'react'
import { formatBahtShort, formatCalendarDay, formatCompact, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Reasons } from '../../../ui/influencer-card.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { UserText } from '../../../ui/phrases.tsx'
import { ScoreRing } from '../../../ui/score-ring.tsx'
import { SegmentedLinks } from '../../../ui/segmented-control.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { type RowSelection, useRowSelection } from '../../../ui/use-row-selection.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { Campaign } from '../../campaigns/contract.ts'
import { PauseMark } from '../../job-pauses/components/pause-mark.tsx'
import { pauseText } from '../../job-pauses/text/index.ts'
import { InfluencerAvatar } from '../../jobs/components/job-pictures.tsx'
import type { JobRow } from '../../jobs/contract.ts'
import type { OwnLimit } from '../../teams/shapes.ts'
import { applicantsText } from '../text/index.ts'
import { KeysHint, useListKeys } from './applicant-keys.tsx'
import { ApplicantPanel, figuresOf } from './applicant-panel.tsx'
import { ApplicantsBar, ApplicantTick } from './applicants-bar.tsx'
import { useMatchWords } from './use-match-words.ts'

export const APPLICANT_FILTERS = ['matching', 'everyone', 'notMatching'] as const
export const APPLICANT_ORDER = ['score', 'newest', 'followers'] as const
const HINT = 'applicant-keys'
const ORDER_WORDS = { score: 'byScore', newest: 'byNewest', followers: 'byFollowers' } as const

export interface ApplicantsPage {
  jobs: JobRow[]
  next: string | null
  counts: Record<string, number>
  chosen: JobRow | null
  /** Ids of applications for which a team member has requested approval of the hold. */
  waiting: readonly string[]
  /** The viewer's own limit for holds, if there is one. */
  limit: OwnLimit | null
  show: (typeof APPLICANT_FILTERS)[number]
  sort: (typeof APPLICANT_ORDER)[number]
  after: string
}

/** The pay of the job. If the applicant has requested another price, that price with the original one next to it. */
export function Price({ job: { price, asked: requested } }: { job: Pick<JobRow, 'price' | 'asked'> }) {
  const t = useText(applicantsText)
  if (requested === null) return <b className="nb">{formatBahtShort(price)}</b>
  return (
    <>
      <b className="nb">{formatBahtShort(requested)}</b>
      <span className="block text-xs font-normal text-ink-2">
        {t('askedInstead', { price: formatBahtShort(price) })}
      </span>
    </>
  )
}

function useColumns(chosen: RowSelection<JobRow>, waiting: readonly string[]): Column<JobRow>[] {
  const t = useText(applicantsText)
  const reasonWords = useMatchWords()
  return [
    {
      key: 'face',
      header: '',
      headerLabel: t('picture'),
      part: 'lead',
      cell: (job) => (
        <span className="flex items-center gap-3">
          <ApplicantTick job={job} chosen={chosen} />
          <InfluencerAvatar job={job} size={44} />
        </span>
      ),
    },
    {
      key: 'name',
      header: t('creator'),
      part: 'title',
      cell: (job) => (
        <>
          <span className="block font-semibold wrap-anywhere">
            <UserText>{job.creator.name}</UserText>
          </span>
          <span className="block text-xs font-normal wrap-anywhere text-ink-2">
            {job.channel.handle}
            <span className="lg:hidden"> · {figuresOf(job)}</span>
          </span>
          <PauseMark from={job.creator.takesJobsFrom} />
          {waiting.includes(job.id) && (
            <Badge tone="notice" icon="hourglass-medium">
              {t('waitingApproval')}
            </Badge>
          )}
        </>
      ),
    },
    {
      key: 'score',
      header: t('score'),
      part: 'figure',
      cell: (job) => <ScoreRing score={job.match.score} label={t('scoreOf', { score: job.match.score })} />,
    },
    {
      key: 'reasons',
      header: t('reasons'),
      cell: (job) => <Reasons reasons={reasonWords(job.match.reasons).slice(0, 2)} />,
    },
    {
      key: 'followers',
      header: t('followersHead'),
      align: 'end',
      part: 'hidden',
      cell: ({ channel }) => (channel.followers === null ? '-' : formatCompact(channel.followers)),
    },
    {
      key: 'er',
      header: t('er'),
      align: 'end',
      part: 'hidden',
      cell: ({ channel }) => (channel.engagementBps === null ? '-' : formatPercent(channel.engagementBps)),
    },
    {
      key: 'price',
      header: t('price'),
      align: 'end',
      phoneLabel: t('price'),
      cell: (job) => <Price job={job} />,
    },
  ]
}

/** The empty list. `others`: how many applicants the current filter hides. */
function NoApplicants({
  campaign: { kind, status },
  show,
  others,
}: {
  campaign: Pick<Campaign, 'kind' | 'status'>
  show: ApplicantsPage['show']
  others: number
}) {
  const t = useText(applicantsText)
  if (others > 0)
    return (
      <EmptyState
        drawing="people"
        title={t(show === 'notMatching' ? 'allMatch' : 'noneMatch')}
        note={show === 'notMatching' ? t('allMatchNote') : t('noneMatchNote', { n: others })}
        act={
          <ButtonLink href={pathWithQuery('', { show: 'everyone' })} variant="secondary">
            {t('seeEveryone')}
          </ButtonLink>
        }
      />
    )
  const inviteOnly = kind === 'invite_only'
  return (
    <EmptyState
      drawing="people"
      title={t(inviteOnly ? 'inviteOnly' : 'noApplicants')}
      note={status !== 'closed' && t(inviteOnly ? 'inviteOnlyNote' : 'noApplicantsNote')}
    />
  )
}

/** Why the selected applicant cannot be accepted: a reason of the campaign (`why`), or the applicant's pause. */
function useRefusal(chosen: JobRow | null, why: string | null): string | null {
  const t = useText(pauseText)
  const lang = useLang()
  const from = chosen?.creator.takesJobsFrom
  if (why !== null || !chosen || !from) return why
  return t('inviteTitle', { name: chosen.creator.name, date: formatCalendarDay(lang, from) })
}

/**
 * Applicants, best match first, with the selected one in a panel: the hold, accept and decline. `why`: the reason if
 * nobody can be accepted.
 */
export function ApplicantList({
  campaign,
  page,
  why,
  glance,
}: {
  campaign: Pick<Campaign, 'id' | 'kind' | 'status'>
  page: ApplicantsPage
  why: string | null
  /** More details about the selected applicant. */
  glance?: ReactNode
}) {
  const t = useText(applicantsText)
  const lang = useLang()
  const ticked = useRowSelection<JobRow>()
  const columns = useColumns(ticked, page.waiting)
  const { jobs, next, counts, chosen, waiting, limit, show, sort, after } = page
  const hrefOf = (id: string) => pathWithQuery('', { show, sort, after, job: id })
  const keys = useListKeys(
    jobs.map(({ id }) => id),
    chosen?.id ?? null,
    hrefOf,
  )
  const refusal = useRefusal(chosen, why)
  const { MATCHED: matched = 0, MISMATCHED: mismatched = 0 } = counts
  const count = { matching: matched, everyone: matched + mismatched, notMatching: mismatched }
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <nav aria-label={t('applicants')} className="side-scroll flex gap-2">
          {APPLICANT_FILTERS.map((name) => (
            <ChipLink key={name} href={pathWithQuery('', { sort, show: name })} current={name === show}>
              {t(name)} {count[name]}
            </ChipLink>
          ))}
        </nav>
        <SegmentedLinks
          label={t('sort')}
          current={sort}
          segments={APPLICANT_ORDER.map((value) => ({
            value,
            label: t(ORDER_WORDS[value]),
            href: pathWithQuery('', { show, sort: value }),
          }))}
        />
      </div>
      {jobs.length === 0 ? (
        <NoApplicants campaign={campaign} show={show} others={count.everyone} />
      ) : (
        <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_380px] xl:items-start xl:gap-8">
          {chosen && (
            <Card
              pad={20}
              className="max-xl:inset-ring-2 max-xl:inset-ring-action xl:sticky xl:top-6 xl:col-start-2 xl:row-start-1 xl:max-h-[max(520px,calc(100dvh-284px))] xl:overflow-y-auto"
            >
              <ApplicantPanel
                key={chosen.id}
                job={chosen}
                open={refusal === null}
                why={refusal}
                waiting={waiting.includes(chosen.id)}
                limit={limit}
                glance={glance}
              />
            </Card>
          )}
          <section
            aria-label={t('applicants')}
            aria-describedby={keys.active ? HINT : undefined}
            onKeyDown={keys.onKeyDown}
            className="min-w-0 xl:col-start-1 xl:row-start-1"
          >
            {keys.active && <KeysHint id={HINT} />}
            <Table
              caption={t('applicants')}
              columns={columns}
              rows={jobs}
              rowKey={(job) => job.id}
              rowLook={(job) => ({
                href: hrefOf(job.id),
                tabIndex: keys.tabIndexOf(job.id),
                current: job.id === chosen?.id,
                selected: ticked.has(job.id),
              })}
            />
            {next && <MoreLink href={pathWithQuery('', { show, sort, after: next })}>{t('moreApplicants')}</MoreLink>}
          </section>
        </div>
      )}
      <ApplicantsBar
        path={`/${lang}/Marketer/manageCampaign/${campaign.id}/applicants/review`}
        shown={jobs}
        chosen={ticked}
        open={why === null}
      />
    </>
  )
}
