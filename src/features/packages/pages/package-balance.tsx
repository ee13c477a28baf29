import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatBaht, formatDate, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { Receipt } from '../../../ui/receipt.tsx'
import { Stat } from '../../../ui/stat.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qCursor, qId, qListed, readQuery } from '../../../web/query.ts'
import { JobFilterNotice } from '../../credits/components/job-filter-notice.tsx'
import { LotCard } from '../components/lot-card.tsx'
import { UnitMovements } from '../components/unit-movements.tsx'
import { contract } from '../contract.ts'
import { balanceText } from '../text/balance.ts'

const zQuery = z.object({ state: qListed(['ended'] as const), after: qCursor, moves: qCursor, job: qId })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer, now } = context.get(pageContext)
  const call = pageCall(context)
  const { state, after, moves, job } = readQuery(url, zQuery)
  const params = { id: viewer.uuid }
  const [balance, movements] = await load(() =>
    Promise.all([
      call(contract.balance, { params, query: { ...(state && { state }), ...(after && { after }) } }),
      call(contract.movements, { params, query: { ...(moves && { after: moves }), ...(job && { jobId: job }) } }),
    ]),
  )
  return { ...balance, movements: movements.data, nextMoves: movements.next, state, job, now: now() }
}

/** A brand's packages: jobs left, on hold and used, and every movement. */
export default function PackageBalancePage() {
  const { data, terms, nextMoves, movements, state, job } = useLoaderData<typeof loader>()
  const t = useText(balanceText)
  const lang = useLang()
  const here = `/${lang}/Marketer/packageBalance`
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note', { n: terms.lifeMonths })}
        acts={
          <ButtonLink href={`/${lang}/Marketer/buyPackage`} variant="secondary" icon={<Icon name="storefront" />}>
            {t('buy')}
          </ButtonLink>
        }
      />
      <Totals />
      <Lots />
      <div className="mt-6 grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_340px]">
        <Card pad={24}>
          <SectionHead title={t('moves')} />
          {job && <JobFilterNotice title={movements[0]?.about} all={here} />}
          <UnitMovements lines={movements} />
          {nextMoves && <MoreLink href={pathWithQuery(here, { state, job, moves: nextMoves })}>{t('more')}</MoreLink>}
        </Card>
        {data.length > 0 && <OneJob />}
      </div>
    </>
  )
}

function Totals() {
  const { totals } = useLoaderData<typeof loader>()
  const t = useText(balanceText)
  const lang = useLang()
  const { available, held, used, soon, lotsInUse } = totals
  const unit = (n: number) => t('jobsUnit', { n })
  const figures = [
    { label: t('left'), n: available, note: t('leftNote', { n: lotsInUse }) },
    { label: t('held'), n: held, note: t('heldNote') },
    { label: t('used'), n: used, note: t('usedNote') },
    {
      label: t('soon'),
      n: soon?.units ?? 0,
      note: soon ? t('soonNote', { date: formatDate(lang, soon.at), amount: formatBaht(soon.value) }) : t('soonNone'),
    },
  ]
  return (
    <dl className="mb-6 grid grid-cols-2 overflow-hidden rounded-card bg-surface inset-ring inset-ring-line xl:grid-cols-4">
      {figures.map(({ label, n, note }, i) => (
        <div
          key={label}
          className={`border-line p-4 lg:p-5 ${i % 2 ? 'border-l' : 'xl:[&:not(:first-child)]:border-l'} ${i > 1 ? 'max-xl:border-t' : ''} ${i === 3 && soon ? 'bg-notice-bg' : ''}`}
        >
          <Stat label={label} value={n} unit={unit(n)} note={note} />
        </div>
      ))}
    </dl>
  )
}

function Lots() {
  const { data, next, totals, state, now } = useLoaderData<typeof loader>()
  const t = useText(balanceText)
  const lang = useLang()
  const here = `/${lang}/Marketer/packageBalance`
  return (
    <section aria-labelledby="lots">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="lots" className="text-lg tracking-normal">
          {t('lots')}
        </h2>
        <Tabs
          label={t('lots')}
          tabs={[
            { href: here, label: t('open'), count: totals.lotsInUse, current: !state },
            { href: `${here}?state=ended`, label: t('ended'), count: totals.lotsEnded, current: state === 'ended' },
          ]}
        />
      </div>
      {data.length > 0 ? (
        <div className="grid gap-4">
          {data.map((lot) => (
            <LotCard key={lot.id} lot={lot} now={now} />
          ))}
        </div>
      ) : (
        <Card pad={24}>
          <EmptyState
            drawing="money"
            title={state ? t('emptyEnded') : t('emptyTitle')}
            note={t('emptyNote')}
            headingLevel="h3"
            act={<ButtonLink href={`/${lang}/Marketer/buyPackage`}>{t('buy')}</ButtonLink>}
          />
        </Card>
      )}
      {next && <MoreLink href={pathWithQuery(here, { state, after: next })}>{t('more')}</MoreLink>}
    </section>
  )
}

/** What one job of the first package includes, and what happens when it ends early. */
function OneJob() {
  const { data, terms } = useLoaderData<typeof loader>()
  const t = useText(balanceText)
  const [lot] = data
  if (!lot) return null
  const rules = [
    t('ruleRounds', { n: terms.revisions, p: formatPercent(terms.extraRoundBps) }),
    t('rulePay'),
    t('ruleCap'),
    t('ruleReturn', { n: terms.returnDays }),
  ]
  return (
    <Card pad={24}>
      <SectionHead title={t('oneJob')} note={lot.title} />
      <Receipt
        rows={[
          { label: t('pay'), value: formatBaht(lot.creatorPay) },
          { label: t('fee'), value: formatBaht(lot.fee) },
        ]}
        total={{ label: t('unitValue'), value: formatBaht(lot.unitValue) }}
      />
      <ul className="mt-4 grid gap-2 text-sm">
        {rules.map((rule) => (
          <li key={rule} className="flex gap-2.5">
            <Icon name="check-bold" className="mt-1 shrink-0 text-positive" />
            {rule}
          </li>
        ))}
      </ul>
    </Card>
  )
}
