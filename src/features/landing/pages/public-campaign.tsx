import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatBahtShort } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { PublicArt } from '../components/hire-options.tsx'
import KindBelow from '../components/kind-below.tsx'
import { KindHead } from '../components/kind-head.tsx'
import { loadKind } from '../components/kind-loader.ts'
import { KindSteps, PriceExample } from '../components/kind-sections.tsx'
import LiveJobs from '../components/live-jobs.tsx'
import { kindsText } from '../text/kinds.ts'

const QUESTIONS = ['campaign-kinds', 'brief-contents', 'campaign-review', 'match-score', 'hold-amount', 'cancel-refund']
/** Number of creators in the worked example. */
const PEOPLE = 5

export const loader = (args: LoaderFunctionArgs) =>
  loadKind(args, { kind: 'public', jobs: 4, influencers: 0, questions: QUESTIONS })

/** What a public campaign is: steps, rules, price, and live campaigns as examples. */
export default function PublicCampaign() {
  const { jobs, total, pricing, questions, start } = useLoaderData<typeof loader>()
  const t = useText(kindsText)
  const lang = useLang()
  const board = `/${lang}/jobMarketBoard`
  return (
    <main id="main">
      <KindHead
        first={t('publicTitle')}
        second={t('publicMark')}
        note={t('publicNote')}
        start={start}
        more={{ href: board, label: t('seeMarket') }}
        tint="bg-(--marigold-100) *:origin-top"
        art={<PublicArt job={jobs[0]} />}
      />
      <KindSteps
        steps={[
          [t('publicBrief'), t('publicBriefNote')],
          [t('review'), t('reviewNote')],
          [t('apply'), t('applyNote')],
          [t('accept'), t('acceptNote', { n: pricing.answerHours })],
          [t('finish'), t('finishNote', { n: pricing.revisions, h: pricing.draftReviewHours })],
        ]}
      />
      <div id="example">
        <PriceExample
          pricing={pricing}
          people={PEOPLE}
          note={t('pricePublicNote', { amount: formatBahtShort(pricing.job.price) })}
          rules={[
            t('rulePublicSeen'),
            t('rulePublicSlots'),
            t('rulePublicPause'),
            t('ruleSilent', { n: pricing.draftReviewHours }),
            t('ruleReview', { n: pricing.disputeDays }),
          ]}
        />
      </div>
      <LiveJobs jobs={jobs} total={total} board={board} />
      <KindBelow pricing={pricing} questions={questions} start={start} other={`/${lang}/Marketer/inviteOnlyCampaign`} />
    </main>
  )
}
