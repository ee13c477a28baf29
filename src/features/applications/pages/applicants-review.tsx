import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatAmount, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { Receipt } from '../../../ui/receipt.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field, optional } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qIds, readQuery } from '../../../web/query.ts'
import { revalidateOnConflict } from '../../../web/revalidate.ts'
import { useTitle } from '../../campaigns/components/campaign-cover.tsx'
import { contract as campaigns } from '../../campaigns/contract.ts'
import { LimitNote } from '../../teams/components/limit-note.tsx'
import { contract as teams } from '../../teams/contract.ts'
import type { OwnLimit } from '../../teams/shapes.ts'
import { PeopleNamed, PeopleToHold } from '../components/bulk-people.tsx'
import { BulkTotal, MissingFunds } from '../components/bulk-total.tsx'
import { contract, type SelectedApplicant } from '../contract.ts'
import { type AvailableFunds, holdAmountsOf, missingFor, sumOf } from '../rules/bulk-hold.ts'
import { BULK_MAX } from '../rules/bulk-max.ts'
import { isReadyFor } from '../rules/obstacles.ts'
import { bulkText } from '../text/bulk.ts'

const ACTS = ['accept', 'decline'] as const
const DONE = ['accept', 'decline', 'invite'] as const
const REASON_MAX = 1_000

const zQuery = z.object({ job: qIds(BULK_MAX), act: qChoice(ACTS, ACTS[0]), done: qChoice(DONE) })

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const call = pageCall(context)
  const { viewer, newKey } = context.get(pageContext)
  const id = params.id ?? ''
  const { job, act, done } = readQuery(url, zQuery)
  const [{ data: campaign }, selected, { data: limit }] = await load(() =>
    Promise.all([
      call(campaigns.get, { params: { id } }),
      call(contract.selected, { params: { id }, query: { jobs: job.join(',') } }),
      call(teams.ownLimit, { params: { id: viewer.uuid } }),
    ]),
  )
  const { title, titleEn } = campaign
  const { data: jobs, available, units, slotsLeft } = selected
  const funds = { available, units, slotsLeft }
  return { id, title, titleEn, jobs, funds, limit, act, done: done ?? null, key: newKey() }
}

/** The amounts that the page showed, posted as `id=satang` for each person. */
const shownOf = (form: FormData) =>
  field(form, 'people')
    .split(',')
    .map((one) => {
      const [id = '', toHold = ''] = one.split('=')
      return { id, toHold: Number(toHold) }
    })

export const action = defineActions({
  async accept({ form, call, params, path, idempotencyKey }) {
    const applicants = shownOf(form)
    await call(contract.acceptSeveral, { params: { id: params.id ?? '' }, body: { applicants }, idempotencyKey })
    return pathWithQuery(path, { done: 'accept', job: applicants.map(({ id }) => id) })
  },
  async decline({ form, call, params, path, idempotencyKey }) {
    const applicants = field(form, 'people').split(',')
    const body = { applicants, reason: optional(form, 'reason') }
    await call(contract.declineSeveral, { params: { id: params.id ?? '' }, body, idempotencyKey })
    return pathWithQuery(path, { done: 'decline', job: applicants })
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** A rejected action names the person who caused it. Reloading shows the current state of everybody. */
export const shouldRevalidate = revalidateOnConflict

interface ReviewProps {
  jobs: readonly SelectedApplicant[]
  funds: AvailableFunds
  idempotencyKey: string
  hrefWithout: (id: string) => string
}

/** People with pay, fee and hold on the left; total, available credits and the button on the right. */
function AcceptReview({ jobs, funds, limit, idempotencyKey, hrefWithout }: ReviewProps & { limit: OwnLimit | null }) {
  const t = useText(bulkText)
  const total = sumOf(jobs.map(holdAmountsOf))
  const missing = missingFor(total, funds)
  const enough = missing.credits + missing.units + missing.slots === 0
  const people = jobs.map(({ id, toHold }) => `${id}=${toHold ?? 0}`).join(',')
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
      <PeopleToHold jobs={jobs} hrefWithout={hrefWithout} />
      <Card pad={20} className="lg:sticky lg:top-6">
        <BulkTotal total={total} funds={funds} />
        <div className="mt-4 grid gap-3">
          <MissingFunds total={total} funds={funds} />
          {enough && <LimitNote limit={limit} amount={total.toHold} />}
          <ActionForm intent="accept" idempotencyKey={idempotencyKey} hidden={{ people }}>
            {enough && (
              <SubmitButton size="lg" wide>
                {total.toHold > 0
                  ? t('accept', { n: jobs.length, amount: formatAmount(total.toHold) })
                  : t('acceptUnits', { n: jobs.length })}
              </SubmitButton>
            )}
          </ActionForm>
          <p className="text-xs text-ink-2">{t('whatNext')}</p>
        </div>
      </Card>
    </div>
  )
}

function DeclineReview({ jobs, idempotencyKey }: Omit<ReviewProps, 'funds' | 'hrefWithout'>) {
  const t = useText(bulkText)
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
      <PeopleNamed jobs={jobs.map((job) => ({ ...job, obstacle: null }))} />
      <Card pad={20} className="lg:sticky lg:top-6">
        <ActionForm
          intent="decline"
          idempotencyKey={idempotencyKey}
          hidden={{ people: jobs.map(({ id }) => id).join(',') }}
          labels={{ reason: t('reason') }}
          className="grid gap-4"
        >
          {(named) => (
            <>
              <TextArea
                {...named('reason')}
                label={t('reason')}
                help={t('reasonHelp')}
                rows={4}
                maxLength={REASON_MAX}
              />
              <p className="text-sm text-ink-2">{t('declineNote')}</p>
              <SubmitButton variant="danger" size="lg" wide>
                {t('declineAct', { n: jobs.length })}
              </SubmitButton>
            </>
          )}
        </ActionForm>
      </Card>
    </div>
  )
}

/** The result of accepting: the people, their holds, what remains, and their deadline to answer. */
function Result({
  jobs,
  funds,
  done,
}: {
  jobs: readonly SelectedApplicant[]
  funds: AvailableFunds
  done: (typeof DONE)[number]
}) {
  const t = useText(bulkText)
  const lang = useLang()
  const held = jobs.reduce((sum, job) => sum + (job.held ?? 0), 0)
  const units = jobs.filter(({ fundedBy }) => fundedBy === 'package').length
  const answers = jobs.flatMap(({ dueAt }) => dueAt ?? []).toSorted()
  const rows = [
    ...(held > 0 ? [{ label: t('heldNow'), value: formatAmount(held) }] : []),
    ...(units > 0 ? [{ label: t('unitsNow'), value: t('unitsValue', { n: units }) }] : []),
    { label: t('availableNow'), value: formatAmount(funds.available) },
    ...(funds.units === null ? [] : [{ label: t('unitsLeftNow'), value: t('unitsValue', { n: funds.units }) }]),
    ...(answers[0] ? [{ label: t('answerBy'), value: formatDateTime(lang, answers[0]) }] : []),
  ]
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
      <div className="grid gap-4 lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1">
        <Callout tone="positive" role="status" title={t(`${done}Done`, { n: jobs.length })}>
          {done !== 'decline' && t('doneNote')}
        </Callout>
        {done !== 'decline' && (
          <Card pad={20}>
            <Receipt rows={rows} />
          </Card>
        )}
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">
        {done === 'decline' ? (
          <PeopleNamed jobs={jobs.map((job) => ({ ...job, obstacle: null }))} />
        ) : (
          <PeopleToHold jobs={jobs} held />
        )}
      </div>
    </div>
  )
}

function Excluded({ jobs }: { jobs: readonly SelectedApplicant[] }) {
  const t = useText(bulkText)
  return (
    <section className="mt-8 max-w-[820px]">
      <SectionHead title={t('excluded')} note={t('excludedNote')} />
      <PeopleNamed jobs={jobs} />
    </section>
  )
}

function NoneChosen({ base }: { base: string }) {
  const t = useText(bulkText)
  return (
    <EmptyState
      drawing="people"
      title={t('none')}
      note={t('noneNote')}
      act={
        <ButtonLink href={base} variant="secondary">
          {t('back')}
        </ButtonLink>
      }
    />
  )
}

/** Accepts or declines several applicants at once: amounts first, one confirmation, then the result. */
export default function ApplicantsReview() {
  const { id, jobs, funds, limit, act, done, key, ...campaign } = useLoaderData<typeof loader>()
  const t = useText(bulkText)
  const lang = useLang()
  const titleOf = useTitle()
  const base = `/${lang}/Marketer/manageCampaign/${id}/applicants`
  const ready = done ? jobs : jobs.filter(({ obstacle }) => isReadyFor(act, obstacle))
  const excluded = done ? [] : jobs.filter(({ obstacle }) => !isReadyFor(act, obstacle))
  const n = ready.length
  const hrefWithout = (out: string): string =>
    pathWithQuery(`${base}/review`, { act, job: jobs.map((job) => job.id).filter((one) => one !== out) })
  const toJobs = (
    <ButtonLink href={pathWithQuery(base, { tab: 'jobs' })} variant="secondary" size="sm">
      {t('openJobs')}
    </ButtonLink>
  )
  return (
    <>
      <PageHead
        above={<BackLink href={base}>{t('back')}</BackLink>}
        title={n === 0 || done ? titleOf(campaign) : t(`${act}Title`, { n })}
        note={n === 0 || done ? undefined : titleOf(campaign)}
        acts={done && done !== 'decline' && toJobs}
      />
      {jobs.length === 0 && <NoneChosen base={base} />}
      {n > 0 && done && <Result jobs={ready} funds={funds} done={done} />}
      {n > 0 && !done && act === 'accept' && (
        <AcceptReview jobs={ready} funds={funds} limit={limit} idempotencyKey={key} hrefWithout={hrefWithout} />
      )}
      {n > 0 && !done && act === 'decline' && <DeclineReview jobs={ready} idempotencyKey={key} />}
      {excluded.length > 0 && <Excluded jobs={excluded} />}
    </>
  )
}
