import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/class-names.ts'
import { FieldError } from '../../../ui/field-frame.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { SubmitButton, useFields } from '../../../web/action-form.tsx'
import { ActForm } from '../../jobs/components/act-form.tsx'
import type { Job } from '../../jobs/contract.ts'
import type { Side } from '../../jobs/rules/states.ts'
import { CRITERIA, REVIEW_LENGTH } from '../rules/criteria.ts'
import type { Review } from '../shapes.ts'
import { reviewsText } from '../text/index.ts'

export interface ReviewData {
  open: boolean
  until: string | null
  own: Review | null
  other: Review | null
  otherRated: boolean
}

const SCORE_NAMES = ['first', 'second', 'third'] as const
const STARS = [1, 2, 3, 4, 5] as const

/** Five stars as radio buttons; all stars up to the selected one are filled. */
function StarsField({ name, legend }: { name: string; legend: string }) {
  const t = useText(reviewsText)
  const { id, defaultValue, error } = useFields()(name)
  return (
    <fieldset id={id}>
      <legend className="text-sm font-label">{legend}</legend>
      <div className="-ml-2 flex">
        {STARS.map((n) => (
          <label
            key={n}
            className={cx(
              'grid size-11 cursor-pointer place-items-center rounded-full text-2xl text-line-strong has-focus-visible:outline-3',
              'has-checked:text-(--marigold-500) [&:has(~label>input:checked)]:text-(--marigold-500)',
            )}
          >
            <input
              type="radio"
              name={name}
              value={n}
              defaultChecked={defaultValue === String(n)}
              required
              className="sr-only"
            />
            <Icon name="star-fill" />
            <span className="sr-only">{t('stars', { n })}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}

function RateForm({ side, name, until }: { side: Side; name: string; until: string }) {
  const lang = useLang()
  const t = useText(reviewsText)
  return (
    <ActForm act="review" className="grid gap-4">
      {(field) => (
        <>
          <p className="font-semibold">{t(side === 'influencer' ? 'rateMarketer' : 'rateInfluencer', { name })}</p>
          {SCORE_NAMES.map((score, i) => (
            <StarsField key={score} name={score} legend={t(CRITERIA[side][i] ?? 'quality')} />
          ))}
          <TextArea
            {...field('text')}
            label={t('text')}
            labelNote={t('optional')}
            help={t('textHelp')}
            maxLength={REVIEW_LENGTH}
            rows={3}
          />
          <p className="text-sm text-ink-2">{t('note', { date: formatDate(lang, until) })}</p>
          <SubmitButton className="justify-self-start">{t('send')}</SubmitButton>
        </>
      )}
    </ActForm>
  )
}

/** One published review. */
export function ReviewCard({ review, title }: { review: Review; title: string }) {
  const t = useText(reviewsText)
  const lang = useLang()
  return (
    <Card pad={16} as="article">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{title}</span>
        <span className="text-xs text-ink-2">{formatDate(lang, review.createdAt)}</span>
      </p>
      <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {SCORE_NAMES.map((score, i) => (
          <div key={score} className="flex items-center gap-1.5">
            <dt className="text-ink-2">{t(CRITERIA[review.side][i] ?? 'quality')}</dt>
            <dd className="flex items-center gap-1 font-semibold">
              <Icon name="star-fill" className="text-(--marigold-500)" />
              {review[score]}
            </dd>
          </div>
        ))}
      </dl>
      {review.text && <p className="mt-2 break-words whitespace-pre-line">{review.text}</p>}
      {review.answer && (
        <p className="mt-3 border-l-2 border-line pl-3 text-sm break-words whitespace-pre-line">
          <span className="block text-xs text-ink-2">{t('answered')}</span>
          {review.answer}
        </p>
      )}
    </Card>
  )
}

function AnswerForms({ review }: { review: Review }) {
  const t = useText(reviewsText)
  return (
    <>
      {review.answer === null && (
        <ActForm act="reviewAnswer" className="grid gap-3">
          {(field) => (
            <>
              <TextArea
                {...field('text')}
                label={t('answer')}
                help={t('answerHelp')}
                maxLength={REVIEW_LENGTH}
                rows={2}
                required
              />
              <SubmitButton variant="secondary" className="justify-self-start">
                {t('sendAnswer')}
              </SubmitButton>
            </>
          )}
        </ActForm>
      )}
      <details>
        <summary className="hit cursor-pointer text-sm font-label text-ink-2">{t('report')}</summary>
        <ActForm act="reviewReport" className="mt-3 grid gap-3">
          {(field) => (
            <>
              <TextArea {...field('reason')} label={t('reason')} maxLength={500} rows={2} required />
              <SubmitButton variant="secondary" className="justify-self-start">
                {t('sendReport')}
              </SubmitButton>
            </>
          )}
        </ActForm>
      </details>
    </>
  )
}

/** The review form while reviews are open, then both reviews. */
export function ReviewSection({ job, side, review }: { job: Job; side: Side; review: ReviewData | null }) {
  const lang = useLang()
  const t = useText(reviewsText)
  if (!review?.until) return null
  const { open, until, own, other, otherRated } = review
  const name = side === 'influencer' ? job.brand.name : job.creator.name
  if (!open && !own && !other) return null
  return (
    <section id="rating" className="grid max-w-[680px] scroll-mt-6 gap-4">
      <SectionHead title={t('title')} />
      {open && (
        <>
          {otherRated && <Callout tone="notice">{t('otherRated', { name })}</Callout>}
          <Card pad={16}>
            <RateForm side={side} name={name} until={until} />
          </Card>
        </>
      )}
      {own && own.publishedAt === null && (
        <Callout tone="positive" title={t('thanks')}>
          {t('thanksNote', { name, date: formatDate(lang, until) })}
        </Callout>
      )}
      {other && (
        <>
          <ReviewCard review={other} title={t('from', { name })} />
          <AnswerForms review={other} />
        </>
      )}
      {own?.hidden && <Callout tone="notice">{t('hidden')}</Callout>}
      {own && <ReviewCard review={own} title={t('yours')} />}
    </section>
  )
}
