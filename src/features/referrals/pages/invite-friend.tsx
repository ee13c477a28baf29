import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatBaht } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { KpiStrip } from '../../../ui/stat.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qCursor, readQuery } from '../../../web/query.ts'
import { FriendList } from '../components/friend-list.tsx'
import { InvitePanel, InviteQr } from '../components/invite-panel.tsx'
import { contract } from '../contract.ts'
import { referralsText } from '../text/index.ts'

const zQuery = z.object({ after: qCursor })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageContext)
  const call = pageCall(context)
  const params = { id: viewer.uuid }
  const { after } = readQuery(url, zQuery)
  const [overview, friends] = await load(() =>
    Promise.all([
      call(contract.overview, { params }),
      call(contract.friends, { params, query: { ...(after && { after }) } }),
    ]),
  )
  return {
    overview: overview.data,
    friends: friends.data,
    next: friends.next,
    isFirst: !after,
    qrHref: `/api/influencers/${viewer.uuid}/referral/qr`,
  }
}

/** Code and link to invite friends, the invited friends with their rewards, and the rules. */
export default function InviteFriend() {
  const { overview, friends, next, isFirst, qrHref } = useLoaderData<typeof loader>()
  const t = useText(referralsText)
  const lang = useLang()
  const invite = { code: overview.code, link: overview.link, qrSvg: overview.qrSvg, qrHref }
  return (
    <>
      <PageHead title={t('title')} />
      <div className="grid gap-7 lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)] lg:items-start lg:gap-8">
        <div className="grid gap-5">
          {!overview.payable && (
            <Callout
              tone="notice"
              title={t('payableTitle')}
              act={
                <ButtonLink href={`/${lang}/Influencer/signUpProfile`} variant="secondary" size="sm">
                  {t('toProfile')}
                </ButtonLink>
              }
            >
              {t('payableNote')}
            </Callout>
          )}
          <InvitePanel {...invite} />
          <Card pad={24} className="max-lg:hidden">
            <InviteQr {...invite} />
          </Card>
        </div>
        <div className="grid gap-7">
          <KpiStrip
            stats={[
              { label: t('earned'), value: formatBaht(overview.paid) },
              { label: t('left'), value: formatBaht(overview.left) },
            ]}
          />
          <section>
            <SectionHead title={t('friends')} {...(overview.friends > 0 && { count: overview.friends })} />
            {friends.length === 0 ? (
              <EmptyState drawing="people" title={t('emptyTitle')} note={t('emptyNote')} headingLevel="h3" />
            ) : (
              <>
                <FriendList friends={friends} cap={overview.terms.cap} site={new URL(overview.link).origin} />
                <p className="mt-2 text-xs text-ink-3">{t('privacy')}</p>
              </>
            )}
            {next && <MoreLink href={pathWithQuery('', { after: next })}>{t('more')}</MoreLink>}
            {!isFirst && (
              <TextLink href={`/${lang}/Influencer/inviteFriend`} className="hit text-sm">
                {t('toFirst')}
              </TextLink>
            )}
          </section>
          <Rules />
        </div>
      </div>
    </>
  )
}

const RULES = ['rule1', 'rule2', 'rule3', 'rule4', 'rule5'] as const

function Rules() {
  const t = useText(referralsText)
  const lang = useLang()
  return (
    <section>
      <SectionHead title={t('rules')} />
      <ol>
        {RULES.map((rule, i) => (
          <li key={rule} className="flex gap-3 border-t border-line py-3.5">
            <span aria-hidden="true" className="w-5 shrink-0 text-lg leading-snug font-title text-action-text">
              {i + 1}
            </span>
            <span>
              <span className="block leading-normal font-semibold">{t(rule)}</span>
              <span className="block text-sm text-ink-2">
                {t(`${rule}Note`)}
                {rule === 'rule4' && (
                  <>
                    {' '}
                    <TextLink href={`/${lang}/contact`}>{t('askCheck')}</TextLink>
                  </>
                )}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
