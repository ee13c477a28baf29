import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { CheckList } from '../../../ui/check-list.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { ACCOUNT_STEPS, type AccountProgress, type AccountStep, STEP_PAGES } from '../rules/account-steps.ts'
import type { General } from '../shapes.ts'
import { hubText } from '../text/index.ts'

function Steps({ missing }: Pick<AccountProgress, 'missing'>) {
  const t = useText(hubText)
  const lang = useLang()
  const words = { passed: t('done'), failed: t('missing'), pending: t('missing') }
  const reasonOf = (step: AccountStep) => (
    <>
      {t(`step_${step}`)}
      <span className="block text-xs font-normal text-ink-2">{t(`why_${step}`)}</span>
    </>
  )
  return (
    <CheckList
      words={words}
      items={ACCOUNT_STEPS.map((step) =>
        missing.includes(step)
          ? {
              state: 'pending',
              label: <span className="text-ink">{reasonOf(step)}</span>,
              value: (
                <TextLink
                  href={`/${lang}/Influencer/${STEP_PAGES[step]}`}
                  aria-label={`${t('add')}: ${t(`step_${step}`)}`}
                  className="hit text-sm"
                >
                  {t('add')}
                </TextLink>
              ),
            }
          : { state: 'passed', label: t(`step_${step}`) },
      )}
    />
  )
}

/** Explains why the details cannot be edited. */
export function LockedNote() {
  const t = useText(hubText)
  const lang = useLang()
  return (
    <Callout tone="info" icon="lock-key" title={t('lockedTitle')}>
      {t('lockedNote')}{' '}
      <TextLink href={`/${lang}/contact`} className="hit inline-block">
        {t('contact')}
      </TextLink>
    </Callout>
  )
}

/** Whether the influencer can take jobs: each missing step with its reason, and a link to the next step. */
export function AccountProgressCard({ general, progress }: { general: General; progress: AccountProgress }) {
  const t = useText(hubText)
  const lang = useLang()
  const { missing, takesJobs } = progress
  const [next] = missing
  if (general.readiness === 'DisableDetail') return <LockedNote />
  if (!next) return null
  const [done, total] = [ACCOUNT_STEPS.length - missing.length, ACCOUNT_STEPS.length]
  const count = t('count', { done, total })
  return (
    <Card pad={20}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg tracking-normal">
          {t(takesJobs ? 'onlyPay' : 'notYet', { n: missing.filter((step) => step !== 'bank').length })}
        </h2>
        <span className="shrink-0 text-sm text-ink-2">{count}</span>
      </div>
      <Progress value={done / total} label={count} tone="notice" className="my-3" />
      <p className="mb-4 text-sm text-ink-2">
        {t('next', { step: t(`do_${next}`) })} {t(`why_${next}`)}
      </p>
      <ButtonLink href={`/${lang}/Influencer/${STEP_PAGES[next]}`} wide>
        {t(`do_${next}`)}
      </ButtonLink>
      <details className="mt-3">
        <summary className="flex min-h-11 cursor-pointer items-center text-sm font-label text-action-text">
          {t('all')}
        </summary>
        <Steps missing={missing} />
      </details>
    </Card>
  )
}
