import type { ReactNode } from 'react'
import { formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Money } from '../../../ui/money.tsx'
import { WalletCard } from '../../../ui/wallet-card.tsx'
import { InsightNumbers } from '../../deliverables/components/posts.tsx'
import { JobColumns } from '../../jobs/components/job-columns.tsx'
import { displayStateOf, useJobWords } from '../../jobs/components/state-words.ts'
import type { Job } from '../../jobs/contract.ts'
import { jobPageText } from '../../jobs/text/job/index.ts'
import { walletAmount } from '../rules/money.ts'
import { Documents } from './documents.tsx'
import { PaymentTimeline } from './payment-timeline.tsx'
import { JobMoney } from './shared-money.tsx'

/** A completed job: the net pay, the timeline, the results, the tax documents. */
export function PaidJob({ job, below }: { job: Job; below: ReactNode }) {
  const lang = useLang()
  const t = useText(jobPageText)
  const { word } = useJobWords('influencer')
  const money = job.creatorMoney
  if (!money) return below
  return (
    <JobColumns
      side={
        <>
          <InsightNumbers job={job} />
          <Card pad={16}>
            <JobMoney job={job} held={false} />
          </Card>
          <Documents job={job} />
        </>
      }
      below={below}
    >
      <WalletCard
        badge={
          <Badge icon="hand-coins-bold" className="bg-white! text-(--stone-900)!">
            {word(displayStateOf(job))}
          </Badge>
        }
        label={t('yourNet')}
        balance={<Money satang={walletAmount(money)} size="hero" />}
        note={t('fromPay', { price: formatBaht(money.gross), date: formatDateTime(lang, job.updatedAt) })}
        act={
          <ButtonLink
            href={`/${lang}/Influencer/withdraw`}
            variant="highlight"
            size="lg"
            wide
            icon={<Icon name="bank-bold" />}
          >
            {t('withdraw')}
          </ButtonLink>
        }
      />
      <PaymentTimeline job={job} />
    </JobColumns>
  )
}
