import type { ReactNode } from 'react'
import { formatAmount, formatBaht } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import type { ButtonLook } from '../../../ui/button.tsx'
import { Callout, type CalloutTone } from '../../../ui/callout.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { SubmitButton } from '../../../web/action-form.tsx'
import { ActForm } from '../../jobs/components/act-form.tsx'
import { ConfirmPanel } from '../../jobs/components/confirm-panel.tsx'
import type { Job, JobRow } from '../../jobs/contract.ts'
import { isNegotiable } from '../../jobs/rules/states.ts'
import { jobActsText } from '../../jobs/text/acts/index.ts'

type OfferedJob = Pick<JobRow, 'id' | 'creator' | 'price' | 'asked' | 'toHold'>

/** Form to request another price. The influencer can do this once per job. */
function CounterOfferForm({ job, variant }: { job: Job; variant: ButtonLook['variant'] }) {
  const t = useText(jobActsText)
  return (
    <ActForm act="counterOffer" labels={{ price: t('counterPrice') }} className="grid gap-4">
      {(field) => (
        <>
          <MoneyField
            {...field('price')}
            label={t('counterPrice')}
            help={t('counterHelp', { price: formatBaht(job.price) })}
            required
          />
          <SubmitButton variant={variant}>{t('counterOffer')}</SubmitButton>
        </>
      )}
    </ActForm>
  )
}

interface OfferWords {
  tone: CalloutTone
  title: string
  note?: string
}

function useOfferWords(): (job: Job) => OfferWords | null {
  const t = useText(jobActsText)
  return ({ offer, offerPrice, price, status }) => {
    const values = { asked: formatBaht(offerPrice ?? 0), price: formatBaht(price) }
    switch (offer) {
      case 'none':
        return null
      case 'asked': {
        const title = t('counterSent', { price: values.asked })
        // For an invitation, the price and the time left are already shown above.
        return { tone: 'info', title, ...(status === 'MATCHED' && { note: t('counterWaits', values) }) }
      }
      case 'agreed':
        return { tone: 'positive', title: t('counterAgreed', values) }
      case 'countered':
        return { tone: 'info', title: t('counterCountered', values), note: t('counterYours', values) }
      case 'declined':
        return { tone: 'notice', title: t('counterDeclined', values), note: t('counterStays', values) }
      case 'lapsed':
        return { tone: 'notice', title: t('counterLapsed', values), note: t('counterStays', values) }
    }
  }
}

/** The state of the influencer's counter-offer, shown until the job is accepted. */
export function CounterOfferNote({ job }: { job: Job }) {
  const words = useOfferWords()(job)
  if (!words || !isNegotiable(job.status)) return null
  return (
    <Callout tone={words.tone} icon="hand-coins" title={words.title}>
      {words.note}
    </Callout>
  )
}

/** The counter-offer on an application: the form, or its result once it is sent. */
export function CounterOffer({ job }: { job: Job }) {
  const t = useText(jobActsText)
  if (!job.offers.includes('counterOffer')) return <CounterOfferNote job={job} />
  return (
    <section className="rounded-card p-4 inset-ring inset-ring-line">
      <h2 className="mb-3 text-base tracking-normal">{t('counterTitle')}</h2>
      <CounterOfferForm job={job} variant="secondary" />
    </section>
  )
}

/** The counter-offer on an invitation: a panel that opens from the bar of answers. */
export function CounterOfferPanel({ job }: { job: Job }) {
  const t = useText(jobActsText)
  if (!job.offers.includes('counterOffer')) return null
  return (
    <ConfirmPanel act="counterOffer" title={t('counterTitle')}>
      <p className="mb-4 text-sm text-ink-2">{t('counterInvite')}</p>
      <CounterOfferForm job={job} variant="primary" />
    </ConfirmPanel>
  )
}

/**
 * The label of the button that accepts a requested price: the total on hold afterwards, or the difference from the
 * current hold.
 */
function useAcceptWords(): (toHold: number, held: number) => string {
  const t = useText(jobActsText)
  return (toHold, held) => {
    if (held === 0) return t('acceptOffer', { amount: formatAmount(toHold) })
    const amount = formatAmount(Math.abs(toHold - held))
    return t(toHold < held ? 'acceptOfferLess' : 'acceptOfferMore', { amount })
  }
}

interface CounterOfferAnswerProps {
  job: OfferedJob
  /** Whether the requested price can be accepted or countered. */
  open: boolean
  /** Credits that are already on hold for the job. */
  held?: number
  /** Shown between the requested price and the answers. */
  children?: ReactNode
}

/** The marketer's answer to a counter-offer: accept it, offer another price, or decline it. */
export function CounterOfferAnswer({ job, open, held = 0, children }: CounterOfferAnswerProps) {
  const t = useText(jobActsText)
  const acceptWords = useAcceptWords()
  if (job.asked === null) return null
  const { name } = job.creator
  const prices = { name, asked: formatBaht(job.asked), price: formatBaht(job.price) }
  return (
    <section className="mt-3 grid gap-3 first:mt-0">
      <Callout tone="notice" icon="hand-coins" title={t('askedPrice', prices)} />
      {children}
      {open && (
        <>
          <ActForm act="accept" target={job.id} hidden={{ toHold: String(job.toHold ?? 0) }}>
            <SubmitButton size="lg" wide>
              {acceptWords(job.toHold ?? 0, held)}
            </SubmitButton>
          </ActForm>
          <ActForm
            act="counterOffer"
            target={job.id}
            labels={{ price: t('counterBackPrice') }}
            className="flex flex-wrap items-end gap-2.5"
          >
            {(field) => (
              <>
                <MoneyField
                  {...field('price')}
                  label={t('counterBackPrice')}
                  help={t('counterBackHelp', { name })}
                  required
                  frameClass="grow basis-60"
                />
                <SubmitButton variant="secondary">{t('counterBack')}</SubmitButton>
              </>
            )}
          </ActForm>
        </>
      )}
      <ActForm act="declineOffer" target={job.id}>
        <SubmitButton variant="text">{t('declineOffer')}</SubmitButton>
      </ActForm>
    </section>
  )
}
