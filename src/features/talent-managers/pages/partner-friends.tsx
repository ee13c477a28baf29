import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatBaht, formatMonth } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Receipt } from '../../../ui/receipt.tsx'
import { KpiStrip } from '../../../ui/stat.tsx'
import { useRemoveSearchParam } from '../../../ui/use-remove-search-param.ts'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, readQuery } from '../../../web/query.ts'
import { contract as partnersContract } from '../../partners/contract.ts'
import { PARTNER_STATES } from '../../partners/rules/agreement.ts'
import { ManagedJobRow } from '../components/managed-rows.tsx'
import { PartnerCards } from '../components/partner-cards.tsx'
import { contract } from '../contract.ts'
import { monthShares } from '../rules/month-shares.ts'
import { talentManagersText } from '../text/index.ts'

const DONE = ['sent', 'withdrawn'] as const
const NEAREST = 5
const zQuery = z.object({ state: qChoice(PARTNER_STATES, 'all'), after: qCursor, done: qChoice(DONE) })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer, now, newKey, origin } = context.get(pageContext)
  const { state, after, done } = readQuery(url, zQuery)
  const params = { a: viewer.uuid, b: state }
  const call = pageCall(context)
  const [answer, waiting] = await load(() =>
    Promise.all([
      call(contract.friends, { params, query: { after } }),
      call(contract.jobs, {
        params: { id: viewer.uuid, x: 'all', y: 'all' },
        query: { filter: 'waiting', limit: NEAREST },
      }),
    ]),
  )
  const keys = Object.fromEntries(answer.data.map(({ id }) => [id, newKey()]))
  return { ...answer, nearest: waiting.data, state, done, keys, origin, now: now() }
}

export const action = defineActions({
  async withdraw({ form, call, viewer, path, idempotencyKey }) {
    const params = { id: viewer.uuid, x: field(form, 'target') }
    await call(partnersContract.withdraw, { params, body: {}, idempotencyKey })
    return pathWithQuery(path, { done: 'withdrawn' })
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** A talent manager's partners with their terms, this month's shares, and jobs that need an action. */
export default function PartnerFriends() {
  const data = useLoaderData<typeof loader>()
  const t = useText(talentManagersText)
  const lang = useLang()
  const { month, running, waiting, counts, state, done, next, now } = data
  useRemoveSearchParam('done')
  return (
    <>
      <PageHead
        title={t('title')}
        acts={
          <ButtonLink href={`/${lang}/Influencer/partnerFriend/new`}>
            <Icon name="user-plus" />
            {t('invite')}
          </ButtonLink>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {done && (
          <Callout tone="positive" role="status">
            {t(done)}
          </Callout>
        )}
        <KpiStrip
          stats={[
            {
              label: t('monthShare', { month: formatMonth(lang, now) }),
              value: formatBaht(month.net),
              note: t('afterTax', { amount: formatBaht(month.withheld) }),
            },
            { label: t('creatorsPay'), value: formatBaht(month.pay), note: t('monthJobs', { n: month.jobs }) },
            {
              label: t('running'),
              value: String(running.jobs),
              note: t('heldNow', { amount: formatBaht(running.held) }),
            },
            {
              label: t('waiting'),
              value: String(waiting),
              note: waiting === 0 ? t('noneWaiting') : undefined,
            },
          ]}
        />
        <Overview />
        <section>
          <nav aria-label={t('filter')} className="side-scroll mb-4 flex gap-2">
            {PARTNER_STATES.map((name) => (
              <ChipLink
                key={name}
                href={pathWithQuery('', { state: name === 'all' ? null : name })}
                current={name === state}
                size="lg"
              >
                {t(name)} {counts[name] ?? 0}
              </ChipLink>
            ))}
          </nav>
          {data.data.length === 0 ? (
            <EmptyState
              drawing="people"
              title={t((counts.all ?? 0) === 0 ? 'emptyTitle' : 'noneHere')}
              note={(counts.all ?? 0) === 0 ? t('emptyNote') : undefined}
            />
          ) : (
            <PartnerCards partners={data.data} keys={data.keys} origin={data.origin} />
          )}
          {next && <MoreLink href={pathWithQuery('', { state, after: next })}>{t('more')}</MoreLink>}
        </section>
      </div>
    </>
  )
}

/** Only on desktop: jobs that need an action, and the share from each creator this month. */
function Overview() {
  const { nearest, data, month, counts, now } = useLoaderData<typeof loader>()
  const t = useText(talentManagersText)
  const lang = useLang()
  if ((counts.active ?? 0) === 0) return null
  const { listed, others } = monthShares(data, month.share)
  const best = Math.max(1, ...listed.map((partner) => partner.month.share))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_340px] items-start gap-6 max-lg:hidden">
      <Card as="section">
        <SectionHead
          title={t('toWaiting')}
          link={{ href: `/${lang}/Influencer/partnerJobList?filter=in_progress`, label: t('allJobs') }}
        />
        {nearest.length === 0 ? (
          <p className="text-sm text-ink-2">{t('noneWaiting')}</p>
        ) : (
          nearest.map((job) => <ManagedJobRow key={job.id} job={job} now={now} named />)
        )}
      </Card>
      <Card as="section">
        <SectionHead title={t('monthByCreator')} note={t('beforeTax')} />
        {month.jobs === 0 ? (
          <p className="text-sm text-ink-2">{t('noShare')}</p>
        ) : (
          <>
            <ul className="grid gap-3">
              {listed.map((partner) => (
                <li key={partner.id} className="text-sm">
                  <span className="flex justify-between gap-3">
                    <span>{partner.name}</span>
                    <span className="font-semibold">{formatBaht(partner.month.share)}</span>
                  </span>
                  <Progress value={partner.month.share / best} label={partner.name} className="mt-1" />
                </li>
              ))}
              {others > 0 && (
                <li className="flex justify-between gap-3 text-sm">
                  <span>{t('otherCreators')}</span>
                  <span className="font-semibold">{formatBaht(others)}</span>
                </li>
              )}
            </ul>
            <Receipt
              className="mt-3"
              rows={[
                { label: t('total'), value: formatBaht(month.share) },
                { label: t('withheld'), value: formatBaht(-month.withheld) },
              ]}
              total={{ label: t('toWallet'), value: formatBaht(month.net) }}
            />
          </>
        )}
      </Card>
    </div>
  )
}
