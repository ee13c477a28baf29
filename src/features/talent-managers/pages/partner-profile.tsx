import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { DAY } from '../../../core/clock.ts'
import { formatBaht, formatCompact, formatDate, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { KpiStrip } from '../../../ui/stat.tsx'
import { useRemoveSearchParam } from '../../../ui/use-remove-search-param.ts'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qFlag, qId, readQuery } from '../../../web/query.ts'
import { PauseMark } from '../../job-pauses/components/pause-mark.tsx'
import { EndAgreement } from '../../partners/components/end-agreement.tsx'
import { ScopeList } from '../../partners/components/scope-list.tsx'
import { contract as partnersContract } from '../../partners/contract.ts'
import { noticeEnd } from '../../partners/rules/agreement.ts'
import { ManagedJobRow } from '../components/managed-rows.tsx'
import { PartnerBadge } from '../components/partner-cards.tsx'
import { contract, type ManagedJob } from '../contract.ts'
import { talentManagersText } from '../text/index.ts'

const SHOWN = 8
const zQuery = z.object({ partner: qId, done: qFlag })

/** The partner in the query string, otherwise the newest one. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer, now, newKey } = context.get(pageContext)
  const call = pageCall(context)
  const id = viewer.uuid
  const query = readQuery(url, zQuery)
  const newest = query.partner
    ? []
    : (await load(() => call(contract.friends, { params: { a: id, b: 'active' } }))).data
  const x = query.partner ?? newest[0]?.partnerId
  const found =
    x &&
    (await load(() =>
      Promise.all([
        call(contract.friend, { params: { id, x } }),
        call(contract.jobs, { params: { id, x, y: 'all' }, query: { filter: 'waiting' } }),
        call(contract.jobs, { params: { id, x, y: 'all' }, query: { limit: SHOWN } }),
        call(partnersContract.terms, { params: { id } }),
      ]),
    ))
  if (!found) return { found: null, done: false, key: '', now: now() }
  const [partner, waiting, recent, terms] = found
  return {
    found: {
      partner: partner.data,
      waiting: waiting.data,
      waits: waiting.counts.waiting ?? 0,
      recent: recent.data.filter((job) => !waiting.data.some((one) => one.id === job.id)),
      noticeDays: terms.data.noticeDays,
    },
    done: query.done,
    key: newKey(),
    now: now(),
  }
}

export const action = defineActions({
  async end({ form, call, viewer, path, url, idempotencyKey }) {
    const x = field(form, 'agreement')
    await call(partnersContract.end, { params: { id: viewer.uuid, x }, body: {}, idempotencyKey })
    return pathWithQuery(path, { partner: url.searchParams.get('partner'), done: true })
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** A partner's profile for the manager: terms, channels, jobs, and the end of the agreement. */
export default function PartnerProfile() {
  const { found, done, key, now } = useLoaderData<typeof loader>()
  const t = useText(talentManagersText)
  const lang = useLang()
  useRemoveSearchParam('done')
  if (!found)
    return (
      <>
        <PageHead title={t('profileTitle')} />
        <EmptyState
          drawing="people"
          title={t('emptyTitle')}
          note={t('emptyNote')}
          act={<ButtonLink href={`/${lang}/Influencer/partnerFriend/new`}>{t('invite')}</ButtonLink>}
        />
      </>
    )
  const { partner, waiting, waits, recent, noticeDays } = found
  const src = partner.avatarFileId ? `/media/${partner.avatarFileId}` : partner.channel?.avatarUrl
  const date = partner.endsAt ? formatDate(lang, partner.endsAt) : ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <BackLink href={`/${lang}/Influencer/partnerFriend`}>{t('title')}</BackLink>
        <div className="mt-2 flex items-center gap-4">
          <Avatar name={partner.name} src={src} size={64} />
          <div className="min-w-0">
            <h1 className="text-2xl">{partner.name}</h1>
            <p className="mb-1.5 text-sm text-ink-2">@{partner.handle}</p>
            <div className="flex flex-wrap gap-2">
              <PartnerBadge partner={partner} />
              <PauseMark from={partner.takesJobsFrom} />
            </div>
          </div>
        </div>
        {partner.bio && <p className="mt-3 max-w-[640px] text-sm text-ink-2">{partner.bio}</p>}
      </div>
      {partner.noticeBy && (
        <Callout tone="notice" role={done ? 'status' : undefined}>
          {t(partner.noticeBy === 'partner' ? 'noticeByPartner' : 'noticeByManager', { name: partner.name, date })}
        </Callout>
      )}
      <KpiStrip
        stats={[
          { label: t('shareMonth'), value: formatBaht(partner.month.share), note: t('beforeTax') },
          {
            label: t('payMonth'),
            value: formatBaht(partner.month.pay),
            note: t('monthJobs', { n: partner.month.jobs }),
          },
          { label: t('running'), value: String(partner.running) },
          { label: t('complete'), value: String(partner.complete) },
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start lg:gap-8">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-7">
          <JobSection title={t('toWaiting')} jobs={waiting} count={waits} now={now} empty={t('noneWaiting')} lead />
          {recent.length > 0 && <JobSection title={t('otherJobs')} jobs={recent} now={now} />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <section>
            <SectionHead title={t('terms')} />
            <Card pad={16}>
              <KeyValues
                rows={[
                  { label: t('shareHead'), value: formatPercent(partner.shareBps) },
                  { label: t('until'), value: date || t('openEnd') },
                ]}
              />
              <div className="mt-1 border-t border-line">
                <ScopeList scope={partner.scope} manager />
              </div>
              {partner.scope.includes('collect') && (
                <ButtonLink
                  href={pathWithQuery(`/${lang}/Influencer/partnerCollect`, { partner: partner.partnerId })}
                  variant="secondary"
                  wide
                  icon={<Icon name="hand-coins" />}
                >
                  {t('collect', { name: partner.name })}
                </ButtonLink>
              )}
            </Card>
          </section>
          <section>
            <SectionHead title={t('channels')} />
            {partner.channels.length === 0 ? (
              <p className="text-sm text-ink-2">{t('noChannels')}</p>
            ) : (
              <ul className="grid gap-2">
                {partner.channels.map((channel) => (
                  <Card key={channel.id} as="li" pad={16} className="flex items-center gap-3">
                    <PlatformIcon platform={channel.type} size={24} />
                    <span className="min-w-0 flex-1 truncate font-semibold">{channel.handle}</span>
                    <span className="text-sm text-ink-2">
                      {channel.followers === null ? '-' : formatCompact(channel.followers)}
                      {channel.engagementBps !== null && ` · ${formatPercent(channel.engagementBps)}`}
                    </span>
                  </Card>
                ))}
              </ul>
            )}
          </section>
          {partner.state === 'active' && (
            <EndAgreement
              name={partner.name}
              agreement={partner.id}
              idempotencyKey={key}
              endsAt={noticeEnd(partner.endsAt ? new Date(partner.endsAt) : null, new Date(now + noticeDays * DAY))}
            />
          )}
        </div>
      </div>
    </div>
  )
}

interface JobSectionProps {
  title: string
  jobs: readonly ManagedJob[]
  /** Number of all jobs, if only the first ones are listed. */
  count?: number
  now: number
  empty?: string
  /** Has the page's primary button. */
  lead?: boolean
}

function JobSection({ title, jobs, count = jobs.length, now, empty, lead }: JobSectionProps) {
  const t = useText(talentManagersText)
  const lang = useLang()
  return (
    <section>
      <SectionHead title={title} count={count || undefined} />
      {jobs.length === 0 ? (
        <p className="text-sm text-ink-2">{empty}</p>
      ) : (
        jobs.map((job, i) => <ManagedJobRow key={job.id} job={job} now={now} first={lead === true && i === 0} />)
      )}
      {count > jobs.length && <MoreLink href={`/${lang}/Influencer/partnerJobList`}>{t('more')}</MoreLink>}
    </section>
  )
}
