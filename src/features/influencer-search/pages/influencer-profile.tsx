import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { z } from 'zod'
import { parseBaht } from '../../../i18n/typed-number.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { defineActions } from '../../../web/actions.ts'
import { field, optional } from '../../../web/form-data.ts'
import { type Call, CallError, load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { useIsBrandLimited } from '../../../web/permissions.ts'
import { qId, qText, readQuery } from '../../../web/query.ts'
import { revalidateOnConflict } from '../../../web/revalidate.ts'
import { contract as applications } from '../../applications/contract.ts'
import { BlockLink } from '../../influencer-blocks/components/block-link.tsx'
import { contract as teamsContract } from '../../teams/contract.ts'
import { InvitePanel, MatchPanel } from '../components/invite-panel.tsx'
import { ChannelAudience, Channels, PastWork, ProfileHead, Reviews } from '../components/profile-parts.tsx'
import { SaveToList } from '../components/save-to-list.tsx'
import { contract } from '../contract.ts'
import { findText } from '../text/index.ts'

const zQuery = z.object({ campaign: qId, channel: qId, price: qText(20) })

/** The offer for the selected campaign; null without a campaign or if it no longer accepts invitations. */
async function readOffer(call: Call, id: string, { campaign, channel, price }: z.output<typeof zQuery>) {
  if (!campaign) return null
  try {
    const query = { channel, price: parseBaht(price) ?? undefined }
    return (await call(contract.offer, { params: { id, campaignId: campaign }, query })).data
  } catch (error) {
    if (error instanceof CallError && error.failure.status < 500) return null
    throw error
  }
}

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const call = pageCall(context)
  const id = params.id ?? ''
  const query = readQuery(url, zQuery)
  const { viewer } = context.get(pageContext)
  const [profile, campaigns, offer, limit] = await load(() =>
    Promise.all([
      call(contract.profile, { params: { id } }),
      call(contract.campaigns, { params: { id } }),
      readOffer(call, id, query),
      call(teamsContract.ownLimit, { params: { id: viewer.uuid } }),
    ]),
  )
  const chosen = offer?.campaign ?? campaigns.data.find((campaign) => campaign.id === query.campaign) ?? null
  const key = context.get(pageContext).newKey()
  return { profile: profile.data, campaigns: campaigns.data, offer, limit: limit.data, chosen, key }
}

export const action = defineActions({
  async invite({ form, call, lang, idempotencyKey }) {
    const price = optional(form, 'price')
    const campaign = field(form, 'campaign')
    const { data: job } = await call(applications.invite, {
      params: { id: campaign },
      body: {
        channelId: field(form, 'channel'),
        note: field(form, 'note'),
        toHold: Number(field(form, 'toHold')),
        ...(price !== undefined && { price: Number(price) }),
      },
      idempotencyKey,
    })
    return `/${lang}/Marketer/manageCampaign/${campaign}/job/${job.id}`
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** Reloads after a rejected invitation, so that the page shows the person's current state. */
export const shouldRevalidate = revalidateOnConflict

/** An influencer as a marketer sees them, with the form to invite them to a campaign. */
export default function InfluencerProfilePage() {
  const { profile, campaigns, offer, limit, chosen, key } = useLoaderData<typeof loader>()
  const t = useText(findText)
  const lang = useLang()
  const { pathname } = useLocation()
  const limited = useIsBrandLimited()
  const list = pathWithQuery(`/${lang}/Marketer/findInfluencer`, { campaign: chosen?.id })
  return (
    <>
      <Breadcrumb label={t('title')} items={[{ href: list, label: t('title') }, { label: profile.name }]} />
      <div className="mt-4 gap-10 lg:mt-[clamp(16px,var(--tools,16px),40px)] lg:grid lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 content-start gap-8">
          <div>
            <ProfileHead profile={profile} />
            <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
              <SaveToList id={profile.id} name={profile.name} />
              {!limited && <BlockLink id={profile.id} name={profile.name} />}
            </div>
          </div>
          {profile.takesJobsFrom === null && (
            <ButtonLink href="#invite" wide className="lg:hidden">
              {t('invite', { name: profile.name })}
            </ButtonLink>
          )}
          <Channels channels={profile.channels} />
          <div className={cx('grid gap-4', profile.channels.length > 1 && 'xl:grid-cols-2')}>
            {profile.channels.map((channel) => (
              <ChannelAudience key={channel.id} channel={channel} />
            ))}
          </div>
          <PastWork profile={profile} />
          <Reviews reviews={profile.reviews} />
        </div>
        <aside className="mt-8 lg:mt-0">
          <div id="invite" className="grid scroll-mt-4 gap-4">
            <InvitePanel
              profile={profile}
              campaigns={campaigns}
              offer={offer}
              limit={limit}
              chosen={chosen}
              path={pathname}
              idempotencyKey={key}
            />
            {offer && !profile.takesJobsFrom && <MatchPanel profile={profile} offer={offer} />}
          </div>
        </aside>
      </div>
    </>
  )
}
