import { formatBaht, formatCalendarDay } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { DateTimeField } from '../../../ui/date-time-field.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { fieldId, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import { useDateWords } from '../../../web/date-words.ts'
import { DraftForm, PostUrlForm } from '../../deliverables/components/influencer-work-forms.tsx'
import { InsightForm } from '../../deliverables/components/insight-form.tsx'
import { walletAmount } from '../../settlement/rules/money.ts'
import type { Job } from '../contract.ts'
import { jobActsText } from '../text/acts/index.ts'
import { jobPageText } from '../text/job/index.ts'
import { ActBar, ActNote } from './act-bar.tsx'
import { ActForm, ProfileLink } from './act-form.tsx'
import { ConfirmLink } from './confirm-panel.tsx'
import { ArrivalForms, CheckInForm, OrderNumberForm, ReceiptForm } from './influencer-start-forms.tsx'

/** The form of the influencer's next action, by the actions that the endpoint returns. */
export function InfluencerMainAct({ job }: { job: Job }) {
  const { offers } = job
  if (offers.includes('draft')) return <DraftForm job={job} />
  if (offers.includes('postUrl')) return <PostUrlForm job={job} />
  if (job.timeline?.stage === 'link' && job.postFrom) return <PostFromNote job={job} day={job.postFrom} />
  if (offers.includes('insight')) return <InsightForm job={job} />
  if (offers.includes('orderNumber')) return <OrderNumberForm job={job} />
  if (offers.includes('receipt')) return <ReceiptForm job={job} />
  if (offers.includes('checkIn')) return <CheckInForm job={job} />
  if (offers.includes('confirmArrival') || offers.includes('notArrived')) return <ArrivalForms job={job} />
  return null
}

/** Notice instead of the link form before the first allowed day of the post. */
function PostFromNote({ job, day }: { job: Job; day: string }) {
  const t = useText(jobPageText)
  const lang = useLang()
  const date = formatCalendarDay(lang, day)
  return (
    <>
      <Callout tone="info" icon="calendar-blank" title={t('postFromTitle', { date })}>
        {t('postFromNote')}
      </Callout>
      <ActBar note={<ActNote job={job} />}>
        <Button size="lg" wide disabled>
          {t('linkFrom', { date })}
        </Button>
      </ActBar>
    </>
  )
}

const ACCEPT_FORM = 'accept'

/** Day and time of the visit, submitted with the acceptance; the button is in the bar, outside the form. */
export function VisitFields() {
  const t = useText(jobActsText)
  const lang = useLang()
  const words = useDateWords()
  const { values, fields } = useActionState({ intent: ACCEPT_FORM })
  return (
    <DateTimeField
      form={ACCEPT_FORM}
      name="visit"
      lang={lang}
      words={words}
      label={t('visitDay')}
      defaultValue={values.visitDay && `${values.visitDay}T${values.visitHour}:${values.visitMinute}`}
      error={fields.visitAt}
      required
    />
  )
}

/** The options of the product, submitted with the acceptance; the button is in the bar, outside the form. */
export function VariantField({ variants }: { variants: readonly string[] }) {
  const t = useText(jobActsText)
  const { values, fields } = useActionState({ intent: ACCEPT_FORM })
  return (
    <RadioCards
      id={fieldId(ACCEPT_FORM, 'variant')}
      form={ACCEPT_FORM}
      name="variant"
      legend={t('chooseVariant')}
      options={variants.map((variant) => ({ value: variant, title: variant }))}
      defaultValue={values.variant}
      error={fields.variant}
      required
      layout="tiles"
    />
  )
}

/** Buttons to accept (with the net pay), to decline and to ask for another price; always visible on a phone. */
export function AnswerBar({ job }: { job: Job }) {
  const t = useText(jobActsText)
  const partner = job.partnerMoney
  const net = job.creatorMoney ? walletAmount(job.creatorMoney) : 0
  const counter = job.offers.includes('counterOffer') && (
    <ConfirmLink act="counterOffer" variant="secondary" size="lg" className="grow">
      <span className="nb">{t('counterOther')}</span>
    </ConfirmLink>
  )
  const blocker = job.blocked.find(({ event }) => event === 'accept')
  if (blocker)
    return (
      <div className="order-last grid gap-3">
        <Callout title={t('blockedTitle')} act={!partner && <ProfileLink />}>
          {t(blocker.code)}
        </Callout>
        {counter && <ActBar>{counter}</ActBar>}
      </div>
    )
  if (!job.offers.includes('accept')) return counter && <ActBar className="order-last">{counter}</ActBar>
  return (
    <ActBar className="order-last" note={<ActNote job={job} />}>
      <ActForm act="accept" hidden={{ price: String(job.price) }} labels={{ variant: t('chooseVariant') }}>
        <div className="flex flex-wrap gap-2.5 lg:flex-col-reverse lg:flex-nowrap">
          {job.offers.includes('decline') && (
            <ConfirmLink act="decline" variant="secondary" size="lg" className={counter ? 'grow' : undefined}>
              <span className="nb">{t('decline')}</span>
            </ConfirmLink>
          )}
          {counter}
          <SubmitButton size="lg" className="flex-1 basis-[10rem] lg:w-full lg:flex-none">
            {partner ? t('acceptForPartner', { name: job.creator.name }) : t('acceptFor', { net: formatBaht(net) })}
          </SubmitButton>
        </div>
        {partner && (
          <p className="mt-2 text-center text-xs text-ink-2">
            {t('bothNets', {
              name: job.creator.name,
              partner: formatBaht(walletAmount(partner)),
              own: formatBaht(net),
            })}
          </p>
        )}
      </ActForm>
    </ActBar>
  )
}
