import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { field, submit } from '../../../core/forms.ts'
import { load, pageCall, pageContext } from '../../../core/page.ts'
import { formatBaht, formatDate, formatMonth, formatWeekday } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { Money } from '../../../ui/money.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { Select } from '../../../ui/select.tsx'
import { WalletCard } from '../../../ui/wallet-card.tsx'
import { contract as payoutsContract, type Withdrawal } from '../contract.ts'
import { IncomeSummary } from '../parts/income-summary.tsx'
import { StatementLines } from '../parts/statement-lines.tsx'
import { payoutsText } from '../text/index.ts'

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer, now } = context.get(pageContext)
  const call = pageCall(context)
  const url = new URL(request.url)
  const [asked, after] = [url.searchParams.get('month') ?? '', url.searchParams.get('after') ?? undefined]
  const month = MONTH.test(asked) ? asked : ''
  const params = { uuid: viewer.uuid }
  const [standing, lines, withdrawals, summary] = await load(() =>
    Promise.all([
      call(payoutsContract.standing, { params }),
      call(payoutsContract.statement, { params, query: { ...(month && { month }), ...(after && { after }) } }),
      call(payoutsContract.withdrawals, { params, query: { limit: 5 } }),
      call(payoutsContract.summary, { params: { ...params, x: month || 'all' } }),
    ]),
  )
  return {
    standing: standing.data,
    lines: lines.data,
    next: lines.next,
    withdrawals: withdrawals.data,
    summary: summary.data,
    month,
    now: now(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, lang } = args.context.get(pageContext)
  return submit(args, async (form, call) => {
    await call(payoutsContract.setAutomatic, {
      params: { uuid: viewer.uuid },
      body: { automatic: field(form, 'automatic') === 'on' },
    })
    return `/${lang}/Influencer/statement`
  })
}

/** yyyy-mm of the twelve months up to now. */
function months(now: number): string[] {
  const start = new Date(now)
  return Array.from({ length: 12 }, (_, i) =>
    new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() - i, 15)).toISOString().slice(0, 7),
  )
}

export default function Statement() {
  const { standing, lines, next, withdrawals, summary, month, now } = useLoaderData<typeof loader>()
  const t = useText(payoutsText)
  const lang = useLang()
  const base = `/${lang}/Influencer`
  return (
    <>
      <PageHead title={t('earnings')} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,420px)_1fr] lg:items-start">
        <div className="grid gap-4">
          <WalletCard
            label={t('available')}
            balance={<Money satang={standing.available} size="hero" />}
            act={
              <ButtonLink href={`${base}/withdraw`} variant="highlight" wide size="lg">
                {standing.waiting ? t('seeStatus') : t('withdraw')}
              </ButtonLink>
            }
            facts={[
              { icon: 'lock-key', label: t('onHold'), value: formatBaht(standing.expected) },
              {
                icon: 'calendar-check',
                label: t('automatic'),
                value: standing.automatic ? formatWeekday(lang, standing.nextAutomaticOn, now) : t('automaticOff'),
              },
            ]}
          />
          <Form
            method="post"
            className="flex items-center justify-between gap-3 rounded-card p-4 inset-ring inset-ring-line"
          >
            <p className="text-sm">
              <span className="block font-label">{t('automatic')}</span>
              <span className="text-ink-2">
                {standing.automatic
                  ? t('automaticOn', { date: formatWeekday(lang, standing.nextAutomaticOn, now) })
                  : t('automaticOff')}
              </span>
            </p>
            <Button variant="secondary" size="sm" name="automatic" value={standing.automatic ? 'off' : 'on'}>
              {standing.automatic ? t('turnOff') : t('turnOn')}
            </Button>
          </Form>
          <Withdrawals rows={withdrawals} />
        </div>
        <section>
          <SectionHead title={t('lines')} note={`${t('lifetime')} ${formatBaht(standing.lifetime)}`} />
          <Form method="get" className="mb-4 flex items-end gap-2">
            <Select
              name="month"
              label={t('month')}
              defaultValue={month}
              emptyLabel={t('allMonths')}
              options={months(now).map((value) => ({ value, label: formatMonth(lang, `${value}-15T00:00:00Z`) }))}
            />
            <Button variant="secondary">{t('show')}</Button>
          </Form>
          {lines.length > 0 && (
            <div className="mb-5">
              <IncomeSummary summary={summary} />
            </div>
          )}
          {lines.length === 0 ? (
            <EmptyState
              drawing="money"
              title={t('emptyTitle')}
              note={t('emptyNote')}
              act={<ButtonLink href={`${base}/jobMarket`}>{t('findJobs')}</ButtonLink>}
            />
          ) : (
            <StatementLines lines={lines} />
          )}
          {next && (
            <MoreLink href={`?${new URLSearchParams({ ...(month && { month }), after: next })}`}>{t('more')}</MoreLink>
          )}
        </section>
      </div>
    </>
  )
}

const TONES = { Pending: 'notice', TransferComplete: 'positive', Rejected: 'critical' } as const
const WORDS = { Pending: 'statusPending', TransferComplete: 'statusComplete', Rejected: 'statusRejected' } as const

function Withdrawals({ rows }: { rows: readonly Withdrawal[] }) {
  const t = useText(payoutsText)
  const lang = useLang()
  if (rows.length === 0) return null
  return (
    <section>
      <SectionHead title={t('withdrawals')} />
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="flex items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-label">{formatBaht(row.price)}</p>
              <p className="text-xs text-ink-3">
                {row.reference} · {formatDate(lang, row.requestedAt)} ·{' '}
                {t(row.type === 'automatic' ? 'typeAutomatic' : 'typeManual')}
              </p>
              {row.reason && <p className="text-xs text-critical">{row.reason}</p>}
            </div>
            <Badge tone={TONES[row.status]}>{t(WORDS[row.status])}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
