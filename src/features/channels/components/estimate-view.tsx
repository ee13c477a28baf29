import { formatBahtShort, formatCompact, formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { SegmentedLinks } from '../../../ui/segmented-control.tsx'
import type { PriceEstimate } from '../contract.ts'
import { channelsText } from '../text/index.ts'
import { EstimateBasis } from './estimate-basis.tsx'

type Post = PriceEstimate['posts'][number]
type Factor = Post['factors'][number]

/** The range on a scale, with the channel's own middle price and the price of its group. */
function Track({ post }: { post: Post }) {
  const t = useText(channelsText)
  const scaleEnd = Math.max(post.high, post.group) * 1.3
  const at = (satang: number): string => `${(satang / scaleEnd) * 100}%`
  return (
    <div className="relative mt-9 mb-8 h-2.5" aria-hidden="true">
      <span className="absolute inset-0 rounded-full bg-surface-2" />
      <span
        className="absolute inset-y-0 rounded-full bg-viz-1/40"
        style={{ left: at(post.low), width: `calc(${at(post.high)} - ${at(post.low)})` }}
      />
      <span className="absolute -top-1.5 h-[22px] w-0.5 bg-ink-2" style={{ left: at(post.group) }} />
      <span
        className="absolute top-[19px] -translate-x-1/2 text-xs whitespace-nowrap text-ink-2"
        style={{ left: at(post.group) }}
      >
        {t('group', { price: formatBahtShort(post.group) })}
      </span>
      <span
        className="absolute -top-1.5 size-[22px] -translate-x-1/2 rounded-full border-2 border-surface bg-action"
        style={{ left: at(post.middle) }}
      />
      <span
        className="absolute -top-[30px] -translate-x-1/2 text-sm font-semibold whitespace-nowrap"
        style={{ left: at(post.middle) }}
      >
        {formatBahtShort(post.middle)}
      </span>
    </div>
  )
}

function useFactorWords(estimate: PriceEstimate, post: Post) {
  const t = useText(channelsText)
  const words = useWords()
  return (factor: Factor): string => {
    switch (factor.code) {
      case 'channel':
        return t('factor_channel', { name: words.channel(estimate.type) })
      case 'post':
        return t('factor_post', { name: words.post(post.postType, estimate.type) })
      case 'engagement':
        return t('factor_engagement', {
          value: formatPercent(factor.value ?? 0),
          against: formatPercent(factor.against ?? 0),
        })
      default:
        return t('factor_authenticity', { value: factor.value ?? 0 })
    }
  }
}

/** A bar that starts in the centre: to the right if the factor raises the price, to the left if it lowers it. */
function FactorRow({ label, bps }: { label: string; bps: number }) {
  const off = Math.max(-1, Math.min(1, (bps - 10_000) / 8_000))
  return (
    <li className="grid min-h-12 grid-cols-[minmax(0,1fr)_72px_56px] items-center gap-3 border-t border-line py-2 text-sm">
      <span>{label}</span>
      <span className="relative h-1.5 rounded-full bg-surface-2" aria-hidden="true">
        <span
          className={`absolute inset-y-0 rounded-full ${off < 0 ? 'bg-viz-2' : 'bg-viz-1'}`}
          style={off < 0 ? { right: '50%', width: `${-off * 50}%` } : { left: '50%', width: `${off * 50}%` }}
        />
        <span className="absolute -inset-y-0.5 left-1/2 w-px bg-line-field" />
      </span>
      <span className="text-right font-medium">× {Math.round(bps / 10) / 1_000}</span>
    </li>
  )
}

/** The estimated price of one post type, with all its factors. */
export function EstimateView({
  estimate,
  current,
  hrefOf,
}: {
  estimate: PriceEstimate
  current: string | null
  hrefOf: (postType: string) => string
}) {
  const t = useText(channelsText)
  const words = useWords()
  const post = estimate.posts.find((p) => p.postType === current) ?? estimate.posts[0]
  const wordsOf = useFactorWords(estimate, post as Post)
  if (!post) return null
  return (
    <div>
      <SegmentedLinks
        wide
        label={t('estimateTitle')}
        current={post.postType}
        segments={estimate.posts.map((p) => ({
          value: p.postType,
          label: words.post(p.postType, estimate.type),
          href: hrefOf(p.postType),
        }))}
      />
      <div className="mt-4 rounded-card bg-surface p-5 inset-ring inset-ring-line">
        <p className="text-sm text-ink-2">{t('brandsPay')}</p>
        <p className="nb text-3xl font-title">
          {formatBahtShort(post.low)}–{formatBahtShort(post.high).replace('฿', '')}
        </p>
        <Track post={post} />
        <p className="flex items-start gap-2 text-xs text-ink-2">
          <Icon name={estimate.verified ? 'seal-check' : 'info'} className="mt-0.5" />
          {estimate.verified ? t('verifiedNote') : t('unverifiedNote')}
        </p>
        <EstimateBasis basis={estimate.basis} className="mt-1" />
        {!post.confident && <p className="mt-1 text-xs text-ink-2">{t('lowConfidence')}</p>}
      </div>
      <h3 className="mt-6 mb-1 text-lg tracking-normal">{t('factorsTitle')}</h3>
      <ul>
        <li className="flex min-h-12 items-center justify-between gap-3 py-2 text-sm">
          <span>{t('factor_base', { n: formatCompact(estimate.followers ?? 0) })}</span>
          <span className="font-medium">{formatBahtShort(Math.round(post.base / 100) * 100)}</span>
        </li>
        {post.factors.map((factor) => (
          <FactorRow key={factor.code} label={wordsOf(factor)} bps={factor.bps} />
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-3 border-t border-dashed border-line-strong pt-3">
        <span className="font-semibold">
          {t('middle')} <span className="text-sm font-normal text-ink-2">{t('rounded')}</span>
        </span>
        <span className="nb text-money font-title">{formatBahtShort(post.middle)}</span>
      </p>
    </div>
  )
}
