import { useText } from '../../../i18n/use-text.tsx'
import { Reasons } from '../../../ui/influencer-card.tsx'
import { ScoreRing } from '../../../ui/score-ring.tsx'
import { marketText } from '../../campaigns/text/market.ts'
import type { JobRow } from '../../jobs/contract.ts'
import { useMatchWords } from './use-match-words.ts'

/** How well a channel matches and why. The marketer sees the same words on the application. */
export function MatchSummary({ match }: { match: JobRow['match'] }) {
  const t = useText(marketText)
  const reasonWords = useMatchWords()
  return (
    <div className="rounded-card bg-sunken p-4">
      <div className="mb-2 flex items-center gap-3">
        <ScoreRing score={match.score} label={t('fitScore', { n: match.score })} size={44} />
        <div className="min-w-0 text-sm">
          <p className="font-semibold">{t('fitScore', { n: match.score })}</p>
          <p className="text-xs text-ink-2">{t('fitSame')}</p>
        </div>
      </div>
      <Reasons reasons={reasonWords(match.reasons)} />
    </div>
  )
}
