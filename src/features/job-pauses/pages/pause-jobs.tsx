import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { addDays } from '../../../core/calendar.ts'
import { formatCalendarDay } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { useRemoveSearchParam } from '../../../ui/use-remove-search-param.ts'
import { ActionForm, SubmitButton, useFields } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { useDateWords } from '../../../web/date-words.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, readQuery } from '../../../web/query.ts'
import { contract, PAUSE_DAYS_MAX } from '../contract.ts'
import { pauseText } from '../text/index.ts'

const zQuery = z.object({ done: qChoice(['paused', 'resumed']) })
/** Suggested lengths of a pause in days. */
const LENGTHS = { week: 7, weeks: 14, month: 30 } as const
const OTHER = 'other'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const call = pageCall(context)
  const [pause, waiting] = await load(() => Promise.all([call(contract.get), call(contract.waiting)]))
  return { ...pause.data, ...waiting.data, done: readQuery(url, zQuery).done ?? null }
}

export const action = defineActions({
  async pause({ form, call, path }) {
    const length = field(form, 'length')
    await call(contract.start, { body: { from: length && length !== OTHER ? length : field(form, 'from') } })
    return pathWithQuery(path, { done: 'paused' })
  },
  async resume({ call, path }) {
    await call(contract.end)
    return pathWithQuery(path, { done: 'resumed' })
  },
})
export { clientAction } from '../../../web/client-action.ts'

type Data = ReturnType<typeof useLoaderData<typeof loader>>

/** Whether the influencer takes new jobs, with the button to end a pause. */
function PauseState({ from }: Pick<Data, 'from'>) {
  const t = useText(pauseText)
  const lang = useLang()
  if (from === null)
    return (
      <Callout tone="positive" title={t('open')}>
        {t('openNote')}
      </Callout>
    )
  return (
    <Callout
      icon="pause-circle"
      title={t('paused', { date: formatCalendarDay(lang, from) })}
      act={
        <ActionForm intent="resume">
          <SubmitButton variant="secondary" size="sm" busyLabel={t('resuming')}>
            {t('resume')}
          </SubmitButton>
        </ActionForm>
      }
    >
      {t('pausedNote')}
    </Callout>
  )
}

/** What remains open during the pause, with links. */
function OpenItems({ applications, offers }: Pick<Data, 'applications' | 'offers'>) {
  const t = useText(pauseText)
  const lang = useLang()
  const kinds = [
    { n: applications, words: t('applications', { n: applications }), link: t('applicationsLink') },
    { n: offers, words: t('offers', { n: offers }), link: t('offersLink') },
  ].filter(({ n }) => n > 0)
  if (kinds.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm">
      {kinds.map(({ words, link }) => (
        <li key={link}>
          {words}{' '}
          <TextLink href={`/${lang}/Influencer/brandJob`} className="hit">
            {link}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

const EFFECTS = ['effectShown', 'effectInvite', 'effectJobs', 'effectAlerts'] as const

/** A suggested length, or a custom date. */
function LengthFields({ from, earliest, latest }: Pick<Data, 'from' | 'earliest' | 'latest'>) {
  const t = useText(pauseText)
  const lang = useLang()
  const words = useDateWords()
  const of = useFields()
  const lengths = Object.entries(LENGTHS).map(([name, days]) => {
    const day = addDays(earliest, days - 1)
    return {
      value: day,
      title: t(`length_${name as keyof typeof LENGTHS}`),
      note: t('until', { date: formatCalendarDay(lang, day) }),
    }
  })
  const chosen = from === null ? lengths[0]?.value : (lengths.find(({ value }) => value === from)?.value ?? OTHER)
  return (
    <div className="group/length grid gap-5">
      <RadioCards
        {...of('length', chosen)}
        legend={t('choose')}
        layout="tiles"
        columns={4}
        options={[...lengths, { value: OTHER, title: t('other') }]}
      />
      <div className="hidden group-has-[[value=other]:checked]/length:block">
        <DateField
          {...of('from', from)}
          label={t('from')}
          help={t('fromHelp', { days: PAUSE_DAYS_MAX })}
          lang={lang}
          words={words}
          min={earliest}
          max={latest}
        />
      </div>
    </div>
  )
}

/** Starts a pause, or changes the day on which it ends. */
function PauseForm(data: Data) {
  const t = useText(pauseText)
  const { from } = data
  return (
    <Card pad={20} as="section">
      <SectionHead title={t(from === null ? 'pauseTitle' : 'changeTitle')} />
      <p className="text-sm font-semibold">{t('effects')}</p>
      <ul className="mt-1 mb-5 grid list-disc gap-1 pl-5 text-sm text-ink-2">
        {EFFECTS.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <ActionForm intent="pause" labels={{ from: t('from') }} className="grid gap-5">
        <LengthFields key={from} {...data} />
        <OpenItems {...data} />
        <SubmitButton variant={from === null ? 'primary' : 'secondary'} size="lg" wide busyLabel={t('saving')}>
          {t(from === null ? 'pause' : 'change')}
        </SubmitButton>
      </ActionForm>
    </Card>
  )
}

export default function PauseJobs() {
  const t = useText(pauseText)
  const lang = useLang()
  const data = useLoaderData<typeof loader>()
  useRemoveSearchParam('done')
  return (
    <>
      <BackLink href={`/${lang}/Influencer/account`}>{t('back')}</BackLink>
      <PageHead title={t('title')} />
      <div className="grid max-w-[720px] grid-cols-[minmax(0,1fr)] gap-6">
        {data.done && (
          <p role="status" className="sr-only">
            {t(`done_${data.done}`)}
          </p>
        )}
        <PauseState from={data.from} />
        <PauseForm {...data} />
      </div>
    </>
  )
}
