import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatBahtShort } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { InviteArt } from '../components/hire-options.tsx'
import KindBelow from '../components/kind-below.tsx'
import { KindHead } from '../components/kind-head.tsx'
import { loadKind } from '../components/kind-loader.ts'
import { KindSteps, PriceExample } from '../components/kind-sections.tsx'
import PeopleSection from '../components/people-section.tsx'
import { kindsText } from '../text/kinds.ts'

const QUESTIONS = [
  'campaign-kinds',
  'invite-answer',
  'channel-quality',
  'hold-amount',
  'cancel-refund',
  'brand-dispute',
]
/** Number of creators in the worked example. */
const PEOPLE = 3

export const loader = (args: LoaderFunctionArgs) =>
  loadKind(args, { kind: 'invite_only', jobs: 1, influencers: 5, questions: QUESTIONS })

/** What an invite-only campaign is: steps, rules, price, and creators who could be invited. */
export default function InviteOnlyCampaign() {
  const { influencers, pricing, questions, start } = useLoaderData<typeof loader>()
  const t = useText(kindsText)
  const lang = useLang()
  return (
    <main id="main">
      <KindHead
        first={t('inviteTitle')}
        second={t('inviteMark')}
        note={t('inviteNote', { n: pricing.answerHours })}
        start={start}
        more={{ href: `/${lang}/Marketer/package`, label: t('seePackages') }}
        tint="bg-(--chompoo-100) *:origin-bottom"
        art={<InviteArt />}
      />
      <KindSteps
        steps={[
          [t('inviteBrief'), t('inviteBriefNote')],
          [t('choose'), t('chooseNote')],
          [t('invite'), t('inviteStepNote')],
          [t('answer'), t('answerNote', { n: pricing.answerHours })],
          [t('finish'), t('finishNote', { n: pricing.revisions, h: pricing.draftReviewHours })],
        ]}
      />
      <div id="example">
        <PriceExample
          pricing={pricing}
          people={PEOPLE}
          declined
          note={t('priceInviteNote', { amount: formatBahtShort(pricing.job.price) })}
          rules={[
            t('ruleInviteSeen'),
            t('ruleInviteMatch'),
            t('ruleInvitePrice'),
            t('ruleSilent', { n: pricing.draftReviewHours }),
            t('ruleReview', { n: pricing.disputeDays }),
          ]}
        />
      </div>
      {influencers.length > 0 && (
        <PeopleSection influencers={influencers} title={t('creatorsTitle')} note={t('creatorsNote')} />
      )}
      <KindBelow pricing={pricing} questions={questions} start={start} other={`/${lang}/Marketer/publicCampaign`} />
    </main>
  )
}
