import { formatCompact, formatDateTime, formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import type { IconName } from '../../../ui/icon.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { FactStrip } from '../../../ui/stat.tsx'
import { PATTERNS } from '../../channels/rules/patterns.ts'
import type { Job } from '../../jobs/contract.ts'
import { jobPageText } from '../../jobs/text/job/index.ts'
import { differingFigures, FIGURES } from '../rules/figures.ts'
import { insightText } from '../text/insight.ts'
import { reasonIn } from '../text/reasons.ts'

const BADGES: Record<Job['posts'][number]['result'], [Tone, IconName]> = {
  waiting: ['info', 'hourglass-medium-bold'],
  passed: ['positive', 'check-circle-bold'],
  failed: ['critical', 'x-circle-bold'],
}

const newestFirst = (posts: Job['posts']): Job['posts'] =>
  [...posts].sort((a, b) => b.createdAt.localeCompare(a.createdAt))

/** The submitted links with their check results. */
export function PostList({ job }: { job: Job }) {
  const lang = useLang()
  const t = useText(jobPageText)
  if (job.posts.length === 0) return null
  return (
    <section>
      <SectionHead title={t('postTitle')} />
      <ul>
        {newestFirst(job.posts).map((post) => {
          const [tone, icon] = BADGES[post.result]
          return (
            <li key={post.createdAt} className="border-t border-line py-3.5 text-sm">
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone={tone} icon={icon}>
                  {t(post.result)}
                </Badge>
                <span className="text-xs text-ink-2">{formatDateTime(lang, post.checkedAt ?? post.createdAt)}</span>
              </p>
              <TextLink href={post.url} reload target="_blank" rel="noopener nofollow" className="break-all">
                {t('openPost')}: {post.url.replace(/^https?:\/\//, '')}
              </TextLink>
              {post.result === 'failed' && (
                <p className="text-critical">
                  {[reasonIn(lang, post.reasonCode), post.reason].filter(Boolean).join(' · ')}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Why the last link was rejected, above the form for the next one. */
export function PostRejection({ job }: { job: Job }) {
  const lang = useLang()
  const t = useText(jobPageText)
  const last = newestFirst(job.posts)[0]
  if (last?.result !== 'failed') return null
  const reason = reasonIn(lang, last.reasonCode)
  return (
    <Callout tone="critical" title={t('postNotPassed', { reason: reason || (last.reason ?? '') })}>
      {reason && last.reason}
    </Callout>
  )
}

/** The figures of a post: the main three, or with `all` every figure and the platform's value where it differs. */
export function InsightNumbers({ job, all }: { job: Job; all?: boolean }) {
  const lang = useLang()
  const t = useText(jobPageText)
  const i = useText(insightText)
  const platform = PATTERNS[job.channel.type].name
  const { numbers } = job.insight
  if (!numbers) return null
  const reported = numbers.platform
  const differing = reported ? differingFigures(numbers, reported) : []
  const figures = FIGURES.flatMap((name) => {
    const value = numbers[name]
    if (value === null) return []
    return [{ label: t(name), value, differs: differing.includes(name), was: reported?.[name] ?? null }]
  })
  if (figures.length === 0) return null
  const source = t(numbers.source === 'platform' ? 'sourcePlatform' : 'sourceCreator')
  return (
    <section>
      <SectionHead
        title={t('results')}
        note={
          numbers.source === 'platform' && reported
            ? i('fromPlatform', { platform, time: formatDateTime(lang, reported.readAt) })
            : t('numbersFrom', { source })
        }
      />
      {all && differing.length > 0 ? (
        <>
          <p className="text-sm text-notice">{i('differsNote')}</p>
          <KeyValues
            dense
            rows={figures.map(({ label, value, differs, was }) => ({
              label,
              value: differs ? (
                <span className="text-notice">
                  {formatNumber(value)}
                  <span className="block text-xs font-normal text-ink-2">
                    {i('differs', { platform, n: was === null ? '–' : formatNumber(was) })}
                  </span>
                </span>
              ) : (
                formatNumber(value)
              ),
            }))}
          />
        </>
      ) : (
        <>
          <FactStrip facts={figures.slice(0, 3).map(({ label, value }) => ({ label, value: formatCompact(value) }))} />
          {all && figures.length > 3 && (
            <KeyValues
              dense
              className="mt-2 px-4"
              rows={figures.slice(3).map(({ label, value }) => ({ label, value: formatNumber(value) }))}
            />
          )}
        </>
      )}
    </section>
  )
}
