import { formatBahtShort, formatCompact, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { EstimateBasis } from '../../channels/components/estimate-basis.tsx'
import type { PriceEstimate } from '../../channels/contract.ts'
import { influencerText } from '../text/influencer.ts'

/** The suggested prices of a channel by post type, with the figures that they are based on. */
export default function EstimateResult({ estimate, link }: { estimate: PriceEstimate; link: string }) {
  const t = useText(influencerText)
  const words = useWords()
  const lang = useLang()
  const range = (post: { low: number; high: number }): string =>
    t('range', { low: formatBahtShort(post.low), high: formatBahtShort(post.high).slice(1) })
  const [firstPost] = estimate.posts
  return (
    <section id="estimate" className="measure mt-8 scroll-mt-6 lg:mt-12" aria-labelledby="estimate-title">
      <div className="grid gap-6 rounded-[24px] bg-surface p-5 shadow-float lg:grid-cols-2 lg:gap-12 lg:p-9">
        <div>
          <div className="flex items-center gap-3">
            <Avatar name={estimate.name} size={48} />
            <div className="min-w-0">
              <h2 id="estimate-title" tabIndex={-1} className="text-lg tracking-normal">
                {t('resultTitle')}
              </h2>
              <p className="truncate text-sm text-ink-2">
                {t('resultOf', { handle: estimate.handle, platform: words.channel(estimate.type) })}
              </p>
            </div>
          </div>
          {firstPost && <p className="nb mt-4 text-[2.25rem] leading-tight font-title">{range(firstPost)}</p>}
          {firstPost && <p className="text-sm text-ink-2">{words.post(firstPost.postType, estimate.type)}</p>}
          <KeyValues
            dense
            className="mt-4"
            rows={[
              {
                label: t('followers'),
                value: estimate.followers === null ? t('hidden') : formatCompact(estimate.followers),
              },
              {
                label: t('er'),
                value: estimate.engagementBps === null ? t('hidden') : formatPercent(estimate.engagementBps),
              },
              ...(estimate.score === null ? [] : [{ label: t('trust'), value: estimate.score }]),
            ]}
          />
        </div>
        <div>
          <h3 className="text-base tracking-normal">{t('perType')}</h3>
          <KeyValues
            dense
            rows={estimate.posts.map((post) => ({
              label: words.post(post.postType, estimate.type),
              value: <span className="nb">{range(post)}</span>,
            }))}
          />
          <p className="mt-2 text-xs text-ink-2">{t('rangeNote')}</p>
          <EstimateBasis basis={estimate.basis} className="mb-4" />
          {estimate.qualification && (
            <Callout tone={estimate.qualification.code === 'qualified' ? 'positive' : 'notice'}>
              {estimate.qualification.code === 'qualified' ? t('qualifies') : t('notYet')}
            </Callout>
          )}
          {/* The visitor has already seen the price here, so the sign-up form starts at the step after it. */}
          <ActionForm
            intent="channel"
            action={`/${lang}/Influencer/signup`}
            hidden={{ type: estimate.type, url: link, seen: '1' }}
            reloadDocument
            className="mt-4"
          >
            <SubmitButton size="lg" wide>
              {t('signUp')}
            </SubmitButton>
          </ActionForm>
        </div>
      </div>
    </section>
  )
}
