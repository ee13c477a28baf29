import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { load, pageCall, pageContext } from '../../../core/page.ts'
import { formatBahtShort, formatCompact, formatDate, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { Reasons } from '../../../ui/creator-card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { ScoreRing } from '../../../ui/score-ring.tsx'
import { SegmentedLinks } from '../../../ui/segmented-control.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { contract as campaignsContract } from '../../campaigns/contract.ts'
import { contract, type JobRow } from '../contract.ts'
import { ActKeysProvider } from '../parts/act-form.tsx'
import { runBrandAct } from '../parts/actions.ts'
import { figuresOf } from '../parts/applicant-figures.ts'
import { ApplicantPanel } from '../parts/applicant-panel.tsx'
import { DoneNote } from '../parts/done-note.tsx'
import { BackLink } from '../parts/job-head.tsx'
import { addressWith, chosenOf } from '../parts/list-address.ts'
import { CreatorAvatar } from '../parts/people.tsx'
import { titleOf } from '../parts/use-campaign-words.ts'
import { useMatchWords } from '../parts/use-match-words.ts'
import { jobBoardsText } from '../text/boards/index.ts'

const SHOWN = ['matching', 'everyone', 'notMatching'] as const
const SORTS = ['score', 'newest', 'followers'] as const
const SORT_WORDS = { score: 'byScore', newest: 'byNewest', followers: 'byFollowers' } as const
const MATCHED = { matching: 'true', everyone: undefined, notMatching: 'false' } as const

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const server = context.get(pageContext)
  const call = pageCall(context)
  const id = params.id ?? ''
  const show = chosenOf(searchParams, 'show', SHOWN)
  const sort = chosenOf(searchParams, 'sort', SORTS)
  const after = searchParams.get('after') ?? undefined
  const [campaign, answer] = await load(() =>
    Promise.all([
      call(campaignsContract.get, { params: { id } }),
      call(contract.applicants, { params: { id }, query: { matched: MATCHED[show], sort, after, limit: 20 } }),
    ]),
  )
  const chosen = answer.data.find((job) => job.id === searchParams.get('job')) ?? answer.data[0] ?? null
  const keys = chosen ? { [chosen.id]: server.newKey() } : {}
  return { ...answer, campaign: campaign.data, chosen, show, sort, after: after ?? '', keys }
}

export const action = (args: ActionFunctionArgs) => runBrandAct(args)

function useColumns(): Column<JobRow>[] {
  const t = useText(jobBoardsText)
  const say = useMatchWords()
  return [
    { key: 'face', header: '', part: 'lead', cell: (job) => <CreatorAvatar job={job} size={44} /> },
    {
      key: 'name',
      header: t('creator'),
      part: 'title',
      cell: (job) => (
        <>
          <span className="block font-semibold">{job.creator.name}</span>
          <span className="block text-xs font-normal text-ink-2">
            {job.channel.handle}
            <span className="lg:hidden"> · {figuresOf(job)}</span>
          </span>
        </>
      ),
    },
    {
      key: 'score',
      header: t('score'),
      part: 'figure',
      cell: (job) => <ScoreRing score={job.match.score} label={t('scoreOf', { score: job.match.score })} />,
    },
    { key: 'reasons', header: t('reasons'), cell: (job) => <Reasons reasons={say(job.match.reasons).slice(0, 2)} /> },
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
      cell: (job) => <b className="nb">{formatBahtShort(job.price)}</b>,
    },
  ]
}

/** Who applied, best match first; the chosen one stands in full with the hold, yes and no. */
export default function Applicants() {
  const {
    data: jobs,
    next,
    counts,
    slotsLeft,
    campaign,
    chosen,
    show,
    sort,
    after,
    keys,
  } = useLoaderData<typeof loader>()
  const lang = useLang()
  const t = useText(jobBoardsText)
  const columns = useColumns()
  const state = { show, sort, ...(after && { after }) }
  const { MATCHED: matched = 0, MISMATCHED: mismatched = 0 } = counts
  const count = { matching: matched, everyone: matched + mismatched, notMatching: mismatched }
  const why = campaign.status !== 'live' ? t('notOpen') : slotsLeft < 1 ? t('full') : null
  const facts = [
    t('slotsLeft', { n: slotsLeft, of: campaign.slots }),
    campaign.closeAt && t('closes', { date: formatDate(lang, campaign.closeAt) }),
  ]
  return (
    <ActKeysProvider value={keys}>
      <PageHead
        above={<BackLink href={`/${lang}/Marketer/manageCampaign/${campaign.id}`}>{titleOf(lang, campaign)}</BackLink>}
        title={t('applicants')}
        note={facts.filter(Boolean).join(' · ')}
      />
      <div className="mb-4 empty:hidden">
        <DoneNote />
      </div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <nav aria-label={t('applicants')} className="side-scroll flex gap-2">
          {SHOWN.map((name) => (
            <ChipLink key={name} href={addressWith({ sort }, { show: name })} current={name === show}>
              {t(name)} {count[name]}
            </ChipLink>
          ))}
        </nav>
        <SegmentedLinks
          label={t('score')}
          current={sort}
          segments={SORTS.map((value) => ({
            value,
            label: t(SORT_WORDS[value]),
            href: addressWith({ show }, { sort: value }),
          }))}
        />
      </div>
      {jobs.length === 0 ? (
        <EmptyState drawing="people" title={t('noApplicants')} note={t('noApplicantsNote')} />
      ) : (
        <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_380px] xl:items-start xl:gap-8">
          {chosen && (
            <Card pad={20} className="xl:sticky xl:top-6 xl:order-2 max-xl:inset-ring-2 max-xl:inset-ring-action">
              <ApplicantPanel key={chosen.id} job={chosen} open={why === null} why={why} />
            </Card>
          )}
          <div className="min-w-0">
            <Table
              caption={t('applicants')}
              columns={columns}
              rows={jobs}
              rowKey={(job) => job.id}
              rowLook={(job) => ({
                href: addressWith(state, { job: job.id }),
                current: job.id === chosen?.id,
              })}
            />
            {next && <MoreLink href={addressWith({ show, sort }, { after: next })}>{t('moreApplicants')}</MoreLink>}
          </div>
        </div>
      )}
    </ActKeysProvider>
  )
}
