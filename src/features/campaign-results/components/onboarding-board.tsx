import { foreignLang } from '../../../core/thai/script.ts'
import { formatBaht, formatBahtShort, formatCompact, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Awning } from '../../../ui/awning.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import {
  APPLY_STEPS,
  ONBOARDING_STEPS,
  type OnboardingStep,
  onboardingPage,
  PAY_STEPS,
} from '../../accounts/rules/onboarding.ts'
import { useTitle } from '../../campaigns/components/campaign-cover.tsx'
import type { JobCard } from '../../campaigns/contract.ts'
import { JobThumb } from '../../jobs/components/job-pictures.tsx'
import { onboardingText } from '../text/onboarding.ts'
import type { OnboardingData } from './onboarding-loader.ts'

/** Measured minutes per step. */
const MINUTES: Readonly<Record<Exclude<OnboardingStep, 'signUp'>, number>> = {
  channel: 2,
  profile: 3,
  prices: 1,
  documents: 3,
  bank: 2,
}

function StepBars({ progress }: Pick<OnboardingData, 'progress'>) {
  return (
    <div className="mt-2.5 flex gap-1.5" aria-hidden="true">
      {ONBOARDING_STEPS.map((step, i) => (
        <span
          key={step}
          className={`h-[5px] flex-1 rounded-full ${i < progress.done ? 'bg-highlight' : 'bg-white/20'}`}
        />
      ))}
    </div>
  )
}

/** The channel that was entered at sign-up. */
function NamedChannel({ named }: { named: NonNullable<OnboardingData['named']> }) {
  const t = useText(onboardingText)
  const { type, handle, followers } = named
  return (
    <p className="mt-3 flex items-center gap-3 rounded-card bg-white/10 p-3">
      <span data-theme="light" className="grid size-10 shrink-0 place-items-center rounded-field bg-white text-ink">
        <PlatformIcon platform={type} size={22} />
      </span>
      <span className="min-w-0">
        <span className="block truncate font-semibold">{handle}</span>
        <span className="block text-sm text-wallet-ink-2">
          {followers === null ? t('fromSignUp') : t('followersFromSignUp', { n: formatCompact(followers) })}
        </span>
      </span>
    </p>
  )
}

/** The next step, or a note that all remaining steps wait for a check. */
export function NextStep({ progress, parts, named }: OnboardingData) {
  const t = useText(onboardingText)
  const lang = useLang()
  const words = useWords()
  const { next, applies, done } = progress
  const namedChannel = next === 'channel' ? named : null
  return (
    <section className="on-brand relative overflow-hidden rounded-panel bg-wallet text-wallet-ink">
      <Awning scallop={40} className="-mt-4" />
      <div className="p-5 pt-4">
        <p className="flex justify-between gap-3 text-sm text-wallet-ink-2">
          <span>{t(applies ? 'applies' : 'openShop')}</span>
          <span>{t('count', { done, total: ONBOARDING_STEPS.length })}</span>
        </p>
        <StepBars progress={progress} />
        {next && next !== 'signUp' ? (
          <>
            <p className="mt-4 text-sm text-wallet-ink-2">{t('nextMinutes', { n: MINUTES[next] })}</p>
            <h2 className="text-xl">
              {namedChannel ? t('namedTitle', { platform: words.channel(namedChannel.type) }) : t(`${next}Title`)}
            </h2>
            <p className="mt-1 text-sm text-wallet-ink-2">{t(`${next}Note`)}</p>
            {namedChannel && <NamedChannel named={namedChannel} />}
            <ButtonLink
              href={pathWithQuery(
                `/${lang}/Influencer/${onboardingPage(next, parts)}`,
                namedChannel ? { type: namedChannel.type, url: namedChannel.url } : {},
              )}
              variant="highlight"
              size="lg"
              wide
              className="mt-4"
            >
              {t(`${next}Act`)}
            </ButtonLink>
            {namedChannel && (
              <ButtonLink href={`/${lang}/Influencer/channelAdd`} variant="on-dark" wide className="mt-2.5">
                {t('otherChannel')}
              </ButtonLink>
            )}
          </>
        ) : (
          <>
            <h2 className="mt-4 text-xl">{t('waitingTitle')}</h2>
            <p className="mt-1 text-sm text-wallet-ink-2">{t('waitingNote')}</p>
          </>
        )}
      </div>
    </section>
  )
}

/** From the pay of one job to the amount paid out after tax. */
export function PayoutExample({ worth }: { worth: NonNullable<OnboardingData['worth']> }) {
  const t = useText(onboardingText)
  const words = useWords()
  const title = useTitle()
  const lang = useLang()
  const { from, job, range, price, tax, taxBps, net } = worth
  const shown = job && title(job)
  const post = words.post(worth.postType, worth.type)
  return (
    <section>
      <SectionHead title={t('worthTitle')} />
      <Card pad={20}>
        <p className="text-sm text-ink-2">
          {shown ? (
            <span lang={foreignLang(shown, lang)}>{t('worthJob', { title: shown })}</span>
          ) : (
            t(from === 'estimate' ? 'worthEstimate' : 'worthChannel', { post })
          )}
        </p>
        <p className="nb text-3xl font-title">
          {range ? `${formatBahtShort(range.low)}–${formatBahtShort(range.high).slice(1)}` : formatBahtShort(price)}
        </p>
        <KeyValues
          dense
          className="mt-3"
          rows={[
            { label: t(range ? 'payMiddle' : 'pay'), value: formatBaht(price) },
            { label: t('fee'), value: formatBaht(0) },
            {
              label: t('tax', { rate: formatPercent(taxBps) }),
              value: tax > 0 ? `−${formatBaht(tax)}` : formatBaht(0),
            },
            { label: <strong className="text-ink">{t('net')}</strong>, value: <strong>{formatBaht(net)}</strong> },
          ]}
        />
      </Card>
      {range && <p className="mt-2 text-xs text-ink-2">{t('rangeNote')}</p>}
    </section>
  )
}

function StepDisc({ step, state, current }: { step: OnboardingStep; state: string; current: boolean }) {
  const n = ONBOARDING_STEPS.indexOf(step) + 1
  if (state === 'done')
    return (
      <RowDisc tone="leaf">
        <Icon name="check-bold" />
      </RowDisc>
    )
  if (state === 'locked' || state === 'review')
    return (
      <RowDisc>
        <Icon name={state === 'locked' ? 'lock-key' : 'hourglass-medium'} />
      </RowDisc>
    )
  return current ? (
    <span className="grid size-9 shrink-0 place-items-center rounded-full bg-action text-sm font-semibold text-on-brand">
      {n}
    </span>
  ) : (
    <RowDisc>
      <span className="text-sm font-semibold">{n}</span>
    </RowDisc>
  )
}

function StepRow({ step, data }: { step: OnboardingStep; data: OnboardingData }) {
  const t = useText(onboardingText)
  const lang = useLang()
  const { progress, parts, email } = data
  const state = progress.states[step]
  const note =
    step === 'signUp'
      ? email
      : state === 'done'
        ? t('done')
        : state === 'review'
          ? t('inReview')
          : step === 'prices' && state === 'open'
            ? t('pricesOpen')
            : t(`${step}Detail`)
  return (
    <ListRow
      lead={<StepDisc step={step} state={state} current={step === progress.next} />}
      title={t(step)}
      note={<span className="wrap-anywhere">{note}</span>}
      {...(state === 'open' && { href: `/${lang}/Influencer/${onboardingPage(step, parts)}` })}
    />
  )
}

/** All steps, grouped by what they unlock. */
export function StepList({ data }: { data: OnboardingData }) {
  const t = useText(onboardingText)
  const group = (label: string, steps: readonly OnboardingStep[]) => (
    <>
      <h3 className="mb-2 text-sm font-label tracking-normal">{label}</h3>
      <Card pad={0} as="div" className="mb-5 px-4 [&>*:first-child]:border-t-0">
        {steps.map((step) => (
          <StepRow key={step} step={step} data={data} />
        ))}
      </Card>
    </>
  )
  return (
    <section>
      <SectionHead title={t('listTitle')} />
      {group(t('applyGroup'), APPLY_STEPS)}
      {group(t('payGroup'), PAY_STEPS)}
    </section>
  )
}

function JobLine({ job }: { job: JobCard }) {
  const t = useText(onboardingText)
  const lang = useLang()
  const title = useTitle()(job)
  return (
    <ListRow
      href={`/${lang}/Influencer/jobMarket/${job.id}`}
      lead={<JobThumb campaign={job} />}
      above={job.brand.name}
      title={<span lang={foreignLang(title, lang)}>{title}</span>}
      note={<span className="text-sm font-semibold text-ink">{formatBahtShort(job.price)}</span>}
      end={
        <span className="text-xs text-ink-2">
          {job.match?.matched ? t('match', { n: job.match.score }) : t('slotsLeft', { n: job.slotsLeft })}
        </span>
      }
    />
  )
}

export function FirstJobs({ jobs, total, matching }: Pick<OnboardingData, 'jobs' | 'total' | 'matching'>) {
  const t = useText(onboardingText)
  const lang = useLang()
  if (jobs.length === 0) return null
  return (
    <section>
      <SectionHead
        title={t(matching ? 'jobsMatching' : 'jobs')}
        count={total}
        link={{ href: `/${lang}/Influencer/jobMarket`, label: t('allJobs') }}
      />
      {jobs.map((job) => (
        <JobLine key={job.id} job={job} />
      ))}
    </section>
  )
}
