import { formatBaht, formatCalendarDay } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { DateTimeField } from '../../../ui/date-time-field.tsx'
import { SubmitButton, useActionState } from '../../../web/action-form.tsx'
import { useDateWords } from '../../../web/date-words.ts'
import { DraftForm, InsightForm, PostUrlForm } from '../../deliverables/components/influencer-work-forms.tsx'
import type { Job } from '../contract.ts'
import { jobActsText } from '../text/acts/index.ts'
import { jobPageText } from '../text/job/index.ts'
import { ActForm } from './act-form.tsx'
import { ConfirmLink } from './confirm-panel.tsx'
import { ArrivalForms, CheckInForm, OrderNumberForm, ReceiptForm } from './influencer-start-forms.tsx'

/** The form of what the creator is asked to do now, by what the endpoint offers. */
export function InfluencerMainAct({ job }: { job: Job }) {
  const { offers } = job
  if (offers.includes('draft')) return <DraftForm job={job} />
  if (offers.includes('postUrl')) return <PostUrlForm job={job} />
  if (job.timeline?.stage === 'link' && job.postFrom) return <PostFromNote day={job.postFrom} />
  if (offers.includes('insight')) return <InsightForm job={job} />
  if (offers.includes('orderNumber')) return <OrderNumberForm />
  if (offers.includes('receipt')) return <ReceiptForm cap={job.creatorMoney?.reimbursementCap ?? 0} />
  if (offers.includes('checkIn')) return <CheckInForm />
  if (offers.includes('confirmArrival') || offers.includes('notArrived')) return <ArrivalForms offers={offers} />
  return null
}

/** The link step before the first day of the post. */
function PostFromNote({ day }: { day: string }) {
  const t = useText(jobPageText)
  const lang = useLang()
  return (
    <Callout tone="info" icon="calendar-blank" title={t('postFromTitle', { date: formatCalendarDay(lang, day) })}>
      {t('postFromNote')}
    </Callout>
  )
}

const ACCEPT_FORM = 'accept'

/** Day and time of the visit, sent with the yes; they stand in the page while the button is in the bar. */
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

/** Yes with the net on it, and no; on a phone it stays in sight above the tab bar. */
export function AnswerBar({ job }: { job: Job }) {
  const t = useText(jobActsText)
  const net = (job.creatorMoney?.net ?? 0) + (job.creatorMoney?.reimbursement ?? 0)
  return (
    <div className="order-last max-lg:sticky max-lg:bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom))] max-lg:z-10 max-lg:-mx-(--gutter) max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-(--gutter) max-lg:py-3">
      <ActForm act="accept">
        <div className="flex gap-2.5 lg:flex-col-reverse">
          {job.offers.includes('decline') && (
            <ConfirmLink act="decline" variant="secondary" size="lg">
              <span className="nb">{t('decline')}</span>
            </ConfirmLink>
          )}
          <SubmitButton size="lg" wide>
            {t('acceptFor', { net: formatBaht(net) })}
          </SubmitButton>
        </div>
      </ActForm>
    </div>
  )
}
