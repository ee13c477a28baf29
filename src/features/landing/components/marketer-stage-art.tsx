import { formatAmount, formatBahtShort, formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Clip } from '../../../ui/art/clip.tsx'
import { DrawnAvatar } from '../../../ui/art/people-art.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Receipt } from '../../../ui/receipt.tsx'
import { ScoreRing } from '../../../ui/score-ring.tsx'
import type { Pricing } from '../contract.ts'
import { marketerText } from '../text/marketer.ts'

const SAMPLE = [
  { person: 'mint', name: 'sampleMint', why: 'sampleMintWhy', price: 390_000, score: 90 },
  { person: 'kao', name: 'sampleKao', why: 'sampleKaoWhy', price: 420_000, score: 88 },
  { person: 'yai', name: 'sampleYai', why: 'sampleYaiWhy', price: 450_000, score: 84 },
] as const
/** Price of the creator whose hold the receipt shows, satang. */
export const SAMPLE_PRICE = SAMPLE[0].price

/** A shortlist as brands see it, labelled as an example. */
function Shortlist() {
  const t = useText(marketerText)
  return (
    <div className="rounded-panel bg-surface px-4 pt-4 pb-2 text-ink shadow-modal lg:px-5.5 lg:pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b className="font-semibold">{t('sampleApplicants')}</b>
        <span className="text-xs text-ink-2">{t('topScore')}</span>
      </div>
      <ul className="mt-2.5">
        {SAMPLE.map((row) => (
          <li key={row.person} className="flex items-center gap-3 border-t border-line py-[11px]">
            <DrawnAvatar name={row.person} className="size-10 shrink-0 rounded-full" />
            <div className="min-w-0 flex-1">
              <p className="truncate text-sm font-semibold">{t(row.name)}</p>
              <p className="flex items-start gap-1.5 text-xs text-ink-2">
                <Icon name="check-bold" className="mt-0.5 text-positive" />
                {t(row.why)}
              </p>
            </div>
            <b className="nb text-sm font-semibold">{formatBahtShort(row.price)}</b>
            <ScoreRing score={row.score} label={t('scoreOf', { n: row.score })} size={40} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is held when the first creator is hired, with the current fee. */
function HoldReceipt({ job }: { job: Pricing['job'] }) {
  const t = useText(marketerText)
  return (
    <div className="rounded-panel bg-surface px-5 py-3 text-ink shadow-modal">
      <Receipt
        rows={[
          { label: t('jobPay'), value: formatAmount(job.price) },
          { label: t('fee', { p: formatPercent(job.feeBps) }), value: formatAmount(job.fee) },
        ]}
        total={{
          label: t('heldCredits'),
          value: formatAmount(job.held),
          note: (
            <span className="flex items-center gap-1.5">
              <Icon name="lock-key" />
              {t('heldNote')}
            </span>
          ),
        }}
      />
    </div>
  )
}

/** A clip with the shortlist and the hold on top of it; on phones they are below it. */
export function MarketerStageArt({ job }: { job: Pricing['job'] }) {
  const t = useText(marketerText)
  return (
    <div
      data-theme="light"
      className="grid gap-3 px-3 pb-4 lg:absolute lg:inset-0 lg:content-center lg:pt-20 lg:pr-8 lg:pl-2 xl:block xl:p-0"
    >
      <div className="relative hidden overflow-hidden rounded-panel xl:absolute xl:top-23 xl:left-6 xl:block xl:h-[440px] xl:w-[264px]">
        <Clip scene="skincare" name="kao" pose="raise" priority className="size-full" />
        <span className="absolute bottom-3 left-3 flex min-h-7 items-center gap-1.5 rounded-sm bg-(--leaf-950)/78 px-2.5 text-xs font-label text-white">
          <Icon name="play-fill" />
          {t('reel')}
        </span>
      </div>
      <div className="xl:absolute xl:top-32 xl:right-12 xl:w-[394px]">
        <Shortlist />
      </div>
      <div className="lg:ml-auto lg:w-[300px] xl:absolute xl:right-12 xl:bottom-8">
        <HoldReceipt job={job} />
      </div>
    </div>
  )
}
