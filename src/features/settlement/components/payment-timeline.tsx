import { formatBaht, formatCompact, formatDate, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { type MoneyStep, MoneyTimeline } from '../../../ui/money-timeline.tsx'
import type { Job } from '../../jobs/contract.ts'
import { jobPageText } from '../../jobs/text/job/index.ts'
import { walletAmount } from '../rules/money.ts'
import { rateOf } from './receipts.tsx'

type Event = Job['history'][number]
type Say = ReturnType<typeof useSay>
const useSay = () => useText(jobPageText)

const DRAFT_PASSED: readonly string[] = ['approveDraft', 'reviewTimeout', 'choiceTimeout']
const POST_PASSED: readonly string[] = ['linkPassed', 'passLink']

const HOLDS: readonly string[] = ['invite', 'accept', 'counterOffer']

/** The marketer's step that put the price on hold; for a negotiated invitation the last such step. */
const isHold = ({ event, to, actor }: Event): boolean =>
  to === 'ASSIGN' && actor === 'marketer' && HOLDS.includes(event)

/** The step of the timeline for an event of the money or the work; null for other events. */
function stepOf(t: Say, job: Job, event: Event): Omit<MoneyStep, 'date'> | null {
  const { price = 0, gross = 0 } = job.creatorMoney ?? {}
  if (isHold(event))
    return { icon: 'lock-key', title: t('wayHeld'), note: t('wayHeldNote'), amount: formatBaht(price), kind: 'money' }
  if (DRAFT_PASSED.includes(event.event)) return { icon: 'check', title: t('wayDraft', { n: job.draft.sent }) }
  if (POST_PASSED.includes(event.event))
    return {
      icon: 'link-simple',
      title: t('wayPost'),
      note: job.campaign.disclosureTag && t('wayPostNote', { tag: job.campaign.disclosureTag }),
    }
  if (event.to === 'COMPLETE' && event.from !== 'COMPLETE') {
    const reach = job.insight.numbers?.reach
    return {
      icon: 'chart-line-up',
      title: t('wayDone'),
      note: reach ? t('wayReach', { n: formatCompact(reach) }) : undefined,
    }
  }
  if (event.to === 'CANCEL' && gross > 0)
    return {
      icon: 'prohibit',
      title: t('wayCancelled'),
      note: t('wayCancelledNote', { percent: formatPercent(rateOf(gross, price)) }),
      amount: formatBaht(gross),
      kind: 'money',
    }
  return null
}

/** A timeline of the money from the marketer's hold to the influencer's wallet, with the work in between. */
export function PaymentTimeline({ job }: { job: Job }) {
  const lang = useLang()
  const t = useSay()
  const money = job.creatorMoney
  if (!money?.booked) return null
  const events = [...job.history].sort((a, b) => a.at.localeCompare(b.at))
  const held = events.findLast(isHold)
  const steps: MoneyStep[] = events.flatMap((event) => {
    if (isHold(event) && event !== held) return []
    const step = stepOf(t, job, event)
    return step ? [{ ...step, date: formatDate(lang, event.at) }] : []
  })
  const paidAt = events.at(-1)?.at ?? job.updatedAt
  const date = formatDate(lang, paidAt)
  if (money.withheld > 0)
    steps.push({
      icon: 'percent',
      title: t('wayTax', { percent: formatPercent(rateOf(money.withheld, money.gross)) }),
      note: t('wayTaxNote'),
      amount: formatBaht(-money.withheld),
      date,
      kind: 'money',
    })
  const landed = walletAmount(money)
  if (landed > 0)
    steps.push({
      icon: 'hand-coins',
      title: t('wayLanded'),
      note: t('wayLandedNote'),
      amount: `+${formatBaht(landed)}`,
      date,
      kind: 'landed',
    })
  return (
    <section>
      <SectionHead title={t('moneyWay')} />
      <MoneyTimeline steps={steps} />
    </section>
  )
}
