import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatAge, formatBaht, formatDateTime, formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { isLate } from '../../../ui/age.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { type KeyValue, KeyValues } from '../../../ui/key-values.tsx'
import { Link, TextLink } from '../../../ui/link.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { BalanceBanner } from '../components/balance-banner.tsx'
import { contract, type Dashboard } from '../contract.ts'
import { operatorText } from '../text/index.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await load(() => pageCall(context)(contract.dashboard))
  return { ...data, now: context.get(pageContext).now() }
}

type QueueCode = Dashboard['queues'][number]['code']
const PAGES: Record<QueueCode, [path: string, icon: IconName]> = {
  channels: ['channel', 'seal-check'],
  scoreAppeals: ['channel?status=score_appealed', 'seal-check'],
  attachments: ['paper', 'identification-card'],
  campaigns: ['campaign', 'megaphone-simple'],
  disputes: ['dispute', 'scales'],
  withdrawals: ['withdrawal', 'bank'],
  bankAccounts: ['withdrawal#accounts', 'bank'],
  vatInvoices: ['vatInvoice', 'invoice'],
  buyerCertificates: ['buyerCertificate', 'invoice'],
  slips: ['payment?status=slip_waiting', 'credit-card'],
  unmatchedMoney: ['payment?status=unmatched', 'coins'],
  refunds: ['payment?status=refunds', 'hand-coins'],
  reviews: ['review', 'star'],
  approvals: ['approval', 'check-circle'],
  messages: ['message', 'paper-plane-tilt'],
}

type Queue = Dashboard['queues'][number]

function QueueTile({ queue, now, base }: { queue: Queue; now: number; base: string }) {
  const t = useText(operatorText)
  const lang = useLang()
  const [path, icon] = PAGES[queue.code]
  const late = queue.oldestAt !== null && isLate(queue.oldestAt, now)
  return (
    <article className="relative flex flex-col rounded-card bg-surface p-4 inset-ring inset-ring-line hover:bg-sunken max-lg:last:odd:col-span-2 lg:p-[18px] lg:last:nth-[3n+1]:col-span-3">
      <h3 className="flex items-center gap-2 text-sm font-medium tracking-normal text-ink-2">
        <Icon name={icon} className="text-base" />
        <Link
          href={`${base}/${path}`}
          className="min-w-0 wrap-anywhere after:absolute after:inset-0 after:rounded-card"
        >
          {t(`queue_${queue.code}`)}
        </Link>
      </h3>
      <p className="mt-auto pt-1.5 text-[1.75rem] leading-tight font-title">{formatNumber(queue.count)}</p>
      {queue.oldestAt && (
        <p className={`flex items-center gap-1.5 text-xs ${late ? 'text-notice' : 'text-ink-2'}`}>
          {late && <Icon name="clock-countdown-fill" />}
          {t('oldest', { age: formatAge(lang, queue.oldestAt, now) })}
        </p>
      )}
    </article>
  )
}

/** The empty queues in one line, so that the others stand out. */
function EmptyQueues({ queues, base }: { queues: readonly Queue[]; base: string }) {
  const t = useText(operatorText)
  if (queues.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm first:mt-0">
      <p className="flex w-full items-center gap-1.5 font-medium text-positive">
        <Icon name="check-circle" />
        {t('nothingWaits')}
      </p>
      <ul className="contents">
        {queues.map(({ code }) => (
          <li key={code}>
            <TextLink href={`${base}/${PAGES[code][0]}`} className="hit">
              {t(`queue_${code}`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Figures in one column, so that they can be compared. */
function MoneyCard({ id, title, rows }: { id: string; title: string; rows: readonly KeyValue[] }) {
  return (
    <section aria-labelledby={id}>
      <Card pad={20}>
        <SectionHead id={id} title={title} />
        <KeyValues rows={rows} />
      </Card>
    </section>
  )
}

export default function OperatorDashboard() {
  const { at, now, stoppedSince, queues, money, today, difference } = useLoaderData<typeof loader>()
  const t = useText(operatorText)
  const lang = useLang()
  const base = `/${lang}/Operator`
  return (
    <>
      <PageHead title={t('overview')} note={t('asOf', { time: formatDateTime(lang, at) })} />
      {stoppedSince && (
        <div className="mb-3">
          <Callout tone="critical" title={t('tasksStopped')} role="alert">
            {t('tasksStoppedNote', { time: formatDateTime(lang, stoppedSince) })}
          </Callout>
        </div>
      )}
      <BalanceBanner
        difference={difference}
        act={
          <TextLink href={`${base}/ledger`} className="hit text-sm">
            {t('openLedger')}
          </TextLink>
        }
      />
      <section className="mt-7" aria-labelledby="queues">
        <SectionHead id="queues" title={t('queues')} />
        <div className="grid grid-cols-2 gap-3 empty:hidden lg:grid-cols-3 lg:gap-4">
          {queues
            .filter(({ count }) => count > 0)
            .map((queue) => (
              <QueueTile key={queue.code} queue={queue} now={now} base={base} />
            ))}
        </div>
        <EmptyQueues queues={queues.filter(({ count }) => count === 0)} base={base} />
      </section>
      <div className="mt-7 grid gap-4 lg:grid-cols-2 lg:items-start">
        <MoneyCard
          id="today"
          title={t('today')}
          rows={[
            { label: t('moneyIn'), value: formatBaht(today.in) },
            { label: t('paidOut'), value: formatBaht(today.paidOut) },
            { label: t('feesEarned'), value: formatBaht(today.fees) },
            { label: t('entriesToday'), value: formatNumber(today.entries) },
          ]}
        />
        <MoneyCard
          id="standing"
          title={t('standing')}
          rows={[
            { label: t('credits'), value: formatBaht(money.credits) },
            { label: t('held'), value: formatBaht(money.held) },
            { label: t('creators'), value: formatBaht(money.creators) },
            { label: t('withdrawals'), value: formatBaht(money.withdrawals) },
            { label: t('withholding'), value: formatBaht(money.withholding) },
            { label: t('receivable'), value: formatBaht(money.receivable) },
          ]}
        />
      </div>
    </>
  )
}
