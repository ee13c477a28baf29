import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { monthOf } from '../../../core/calendar.ts'
import { formatBaht, formatDate, formatNearDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { Money } from '../../../ui/money.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { WalletCard } from '../../../ui/wallet-card.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qText, readQuery } from '../../../web/query.ts'
import { influencerContract } from '../../accounts/influencers/contract.ts'
import { identityOf } from '../../accounts/rules/identity.ts'
import { BankLink } from '../components/bank-link.tsx'
import { FeeDocuments } from '../components/fee-documents.tsx'
import { IncomeSummary } from '../components/income-summary.tsx'
import { KindFilter } from '../components/kind-filter.tsx'
import { PeriodPicker, periodOf } from '../components/period-picker.tsx'
import { StatementFiles } from '../components/statement-files.tsx'
import { StatementLines } from '../components/statement-lines.tsx'
import { TaxYear } from '../components/tax-year.tsx'
import { useAutomaticWords } from '../components/use-automatic-words.ts'
import { VatLink } from '../components/vat-link.tsx'
import { WithdrawAct } from '../components/withdraw-act.tsx'
import { YearChart } from '../components/year-chart.tsx'
import { contract as payoutsContract, type Withdrawal } from '../contract.ts'
import { LINE_KINDS, type LineKind } from '../shapes.ts'
import { payoutsText } from '../text/index.ts'

const zQuery = z.object({ period: qText(7), kind: qChoice(LINE_KINDS), after: qCursor })

/** A month by default; a year if the URL contains one. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer, now } = context.get(pageContext)
  const call = pageCall(context)
  const { after, kind, ...query } = readQuery(url, zQuery)
  const thisMonth = monthOf(new Date(now()))
  const period = periodOf(query.period, thisMonth)
  const params = { uuid: viewer.uuid }
  const [balance, lines, withdrawals, summary, general] = await load(() =>
    Promise.all([
      call(payoutsContract.standing, { params }),
      call(payoutsContract.statement, { params, query: { month: period, kind, ...(after && { after }) } }),
      call(payoutsContract.withdrawals, { params, query: { limit: 5 } }),
      call(payoutsContract.summary, { params: { ...params, x: period } }),
      call(influencerContract.general, { params }),
    ]),
  )
  return {
    balance: balance.data,
    lines: lines.data,
    next: lines.next,
    withdrawals: withdrawals.data,
    summary: summary.data,
    payee: {
      name: general.data.legalName ?? general.data.displayName,
      identity: identityOf(general.data),
    },
    files: filesOf(viewer.uuid, period, kind),
    period,
    kind,
    thisMonth,
    active: viewer.status === 'active',
    now: now(),
  }
}

/** Download URLs of the period. */
function filesOf(uuid: string, period: string, kind: LineKind | undefined) {
  const of = ({ path }: { path: string }) => path.replace('{uuid}', uuid).replace('{x}', period)
  return {
    csv: pathWithQuery(of(payoutsContract.statementCsv), { kind }),
    pdf: pathWithQuery(of(payoutsContract.statementPdf), { kind }),
    tax: of(payoutsContract.taxYear).replace('{year}', period.slice(0, 4)),
  }
}

export const action = defineActions({
  async setAutomatic({ form, call, viewer, path }) {
    await call(payoutsContract.setAutomatic, {
      params: { uuid: viewer.uuid },
      body: { automatic: field(form, 'automatic') === 'on' },
    })
    return path
  },
})
export { clientAction } from '../../../web/client-action.ts'

export default function Statement() {
  const { balance, lines, next, withdrawals, summary, payee, files, period, kind, thisMonth, active, now } =
    useLoaderData<typeof loader>()
  const t = useText(payoutsText)
  const automaticWords = useAutomaticWords()
  const lang = useLang()
  const base = `/${lang}/Influencer`
  return (
    <>
      <PageHead title={t('earnings')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 min-[1400px]:grid-cols-[minmax(0,360px)_minmax(0,1fr)] min-[1400px]:items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:max-[1400px]:grid-cols-2">
          <WalletCard
            label={t('available')}
            balance={<Money satang={balance.available} size="hero" />}
            act={active && <WithdrawAct balance={balance} />}
            {...(active &&
              !balance.waiting &&
              balance.available < balance.minimum && {
                note: t('belowMinimum', { min: formatBaht(balance.minimum), max: formatBaht(balance.available) }),
              })}
            facts={[
              { icon: 'lock-key', label: t('onHold'), value: formatBaht(balance.expected) },
              {
                icon: 'calendar-check',
                label: t('automatic'),
                value: automaticWords(balance, now),
              },
            ]}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {active && (
              <>
                <VatLink pending={balance.vatPending} unsent={balance.vatUnsent} />
                <ActionForm
                  intent="setAutomatic"
                  hidden={{ automatic: balance.automatic ? 'off' : 'on' }}
                  className="flex flex-wrap items-center justify-between gap-3 rounded-card p-4 inset-ring inset-ring-line"
                >
                  <p className="text-sm">
                    <span className="block font-label">{t('automatic')}</span>
                    <span className="text-ink-2">
                      {balance.nextAutomaticOn
                        ? t('automaticOn', { date: formatNearDate(lang, balance.nextAutomaticOn, now) })
                        : balance.automatic
                          ? t('automaticWeekly', { when: automaticWords(balance, now) })
                          : automaticWords(balance, now)}
                    </span>
                  </p>
                  <SubmitButton variant="secondary" size="sm">
                    {balance.automatic ? t('turnOff') : t('turnOn')}
                  </SubmitButton>
                </ActionForm>
                <BankLink bank={balance.bank} />
              </>
            )}
            <Withdrawals rows={withdrawals.filter(({ status }) => status !== 'TransferComplete')} />
          </div>
        </div>
        <section>
          <SectionHead title={t('lines')} note={`${t('lifetime')} ${formatBaht(balance.lifetime)}`} />
          <PeriodPicker period={period} thisMonth={thisMonth} />
          {balance.lifetime === 0 && lines.length === 0 ? (
            <EmptyState
              drawing="money"
              title={t('emptyTitle')}
              note={t('emptyNote')}
              act={<ButtonLink href={`${base}/jobMarket`}>{t('findJobs')}</ButtonLink>}
            />
          ) : (
            <>
              <div className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-5">
                {period.length === 4 && <YearChart period={period} months={summary.months} />}
                <IncomeSummary summary={summary} />
                {period.length === 4 && <TaxYear year={period} summary={summary} payee={payee} href={files.tax} />}
              </div>
              <KindFilter period={period} kind={kind} summary={summary} />
              {lines.length === 0 ? (
                <p className="py-6 text-center text-sm text-ink-2">{t('emptyPeriod')}</p>
              ) : (
                <>
                  <StatementFiles csv={files.csv} pdf={files.pdf} />
                  <StatementLines lines={lines} />
                </>
              )}
            </>
          )}
          {next && <MoreLink href={pathWithQuery('', { period, kind, after: next })}>{t('more')}</MoreLink>}
        </section>
      </div>
    </>
  )
}

const TONES = { Pending: 'notice', TransferComplete: 'positive', Rejected: 'critical' } as const
const ICONS = {
  Pending: 'hourglass-medium-bold',
  TransferComplete: 'check-circle-bold',
  Rejected: 'x-circle-bold',
} as const
const WORDS = { Pending: 'statusPending', TransferComplete: 'statusComplete', Rejected: 'statusRejected' } as const

/** Pending and rejected withdrawals; completed ones are among the movements. */
function Withdrawals({ rows }: { rows: readonly Withdrawal[] }) {
  const t = useText(payoutsText)
  const lang = useLang()
  if (rows.length === 0) return null
  return (
    <section>
      <SectionHead title={t('withdrawals')} />
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-label">{formatBaht(row.price)}</p>
              <p className="text-xs text-ink-3">
                {row.reference} · {formatDate(lang, row.requestedAt)} ·{' '}
                {t(row.type === 'automatic' ? 'typeAutomatic' : 'typeManual')}
              </p>
              {row.reason && <p className="text-xs text-critical">{row.reason}</p>}
              <FeeDocuments documents={row.documents} />
            </div>
            <Badge tone={TONES[row.status]} icon={ICONS[row.status]}>
              {t(WORDS[row.status])}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
