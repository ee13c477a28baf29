import { Form, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { z } from 'zod'
import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { Select } from '../../../ui/select.tsx'
import { defineActions } from '../../../web/actions.ts'
import { useFormChecks } from '../../../web/field-checks.ts'
import { field, optional, satangField } from '../../../web/form-data.ts'
import { type Call, load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qId, qIds, readQuery } from '../../../web/query.ts'
import { revalidateOnConflict } from '../../../web/revalidate.ts'
import { contract as applications } from '../../applications/contract.ts'
import { BULK_MAX } from '../../applications/rules/bulk-max.ts'
import { bulkText } from '../../applications/text/bulk.ts'
import { useTitle } from '../../campaigns/components/campaign-cover.tsx'
import { contract as campaignsContract } from '../../campaigns/contract.ts'
import { contract as teams } from '../../teams/contract.ts'
import { BulkInviteForm, NotInvited, priceField } from '../components/bulk-invite.tsx'
import { contract, type Invitee } from '../contract.ts'
import { canBeInvited } from '../rules/invitation-hold.ts'
import { bulkInviteText } from '../text/bulk.ts'
import { findText } from '../text/index.ts'

/** Maximum number of live campaigns to choose from, newest first. */
const CAMPAIGNS = 100

const zQuery = z.object({ campaign: qId, influencer: qIds(BULK_MAX), channel: qIds(BULK_MAX) })
type Query = z.output<typeof zQuery>

async function readOffers(call: Call, { campaign, influencer, channel }: Query) {
  if (!campaign || influencer.length + channel.length === 0) return null
  const query = { influencers: influencer.join(','), channels: channel.join(',') }
  const { data, ...terms } = await call(contract.offers, { params: { id: campaign }, query })
  const people = new Set(data.flatMap(({ accountId, channelId }) => [accountId, channelId]))
  const notFound = [...influencer, ...channel].filter((id) => !people.has(id)).length
  return { people: data, notFound, ...terms }
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const call = pageCall(context)
  const server = context.get(pageContext)
  const query = readQuery(url, zQuery)
  const [campaigns, offer, limit] = await load(() =>
    Promise.all([
      call(campaignsContract.list, { query: { status: 'live', limit: CAMPAIGNS } }),
      readOffers(call, query),
      call(teams.ownLimit, { params: { id: server.viewer.uuid } }),
    ]),
  )
  const open = campaigns.data.filter(
    ({ slots, slotsTaken, closeAt }) => slotsTaken < slots && (!closeAt || new Date(closeAt).getTime() > server.now()),
  )
  return {
    query,
    campaigns: open.map(({ id, title, titleEn }) => ({ id, title, titleEn })),
    offer,
    limit: limit.data,
    key: server.newKey(),
  }
}

export const action = defineActions({
  async invite({ form, call, lang, url, idempotencyKey }) {
    const { campaign = '' } = readQuery(url, zQuery)
    const invitations = field(form, 'people')
      .split(',')
      .map((one) => {
        const [channelId = '', toHold = ''] = one.split('=')
        const priced = optional(form, priceField(channelId)) !== undefined
        return {
          channelId,
          toHold: Number(toHold),
          ...(priced && { price: satangField(form, priceField(channelId)) }),
        }
      })
    const { data } = await call(applications.inviteSeveral, {
      params: { id: campaign },
      body: { invitations, note: field(form, 'note') },
      idempotencyKey,
    })
    return pathWithQuery(`/${lang}/Marketer/manageCampaign/${campaign}/applicants/review`, {
      done: 'invite',
      job: data.jobs.map(({ id }) => id),
    })
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** Reloads after a rejected invitation, which names the person, so that the page shows everybody's current state. */
export const shouldRevalidate = revalidateOnConflict

type Data = ReturnType<typeof useLoaderData<typeof loader>>

/** A separate form for the campaign, because everything else depends on it. */
function CampaignForm({ query, campaigns, offer }: Data) {
  const t = useText(bulkInviteText)
  const words = useText(findText)
  const titleOf = useTitle()
  const { pathname } = useLocation()
  const { ref, checks } = useFormChecks()
  const current = offer?.campaign
  const missing = current && !campaigns.some(({ id }) => id === current.id)
  const options = [...(missing ? [current] : []), ...campaigns]
  const choose = (
    <Button variant="secondary" wide>
      {t('chooseAct')}
    </Button>
  )
  return (
    <Form ref={ref} method="get" action={pathname} preventScrollReset className="grid max-w-[480px] gap-3">
      <input type="hidden" name="influencer" value={query.influencer.join(',')} />
      <input type="hidden" name="channel" value={query.channel.join(',')} />
      <Select
        key={current?.id}
        name="campaign"
        label={words('campaign')}
        emptyLabel={t('choose')}
        defaultValue={current?.id ?? ''}
        required
        error={checks.campaign}
        options={options.map((campaign) => ({ value: campaign.id, label: titleOf(campaign) }))}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      {offer ? <noscript>{choose}</noscript> : choose}
    </Form>
  )
}

function CampaignFacts({ offer: { campaign } }: { offer: NonNullable<Data['offer']> }) {
  const words = useText(findText)
  const terms = useWords()
  const lang = useLang()
  const { kind, postType, channelType, slotsLeft, closeAt } = campaign
  const facts = [
    kind === 'invite_only' && words('inviteOnly'),
    postType && terms.post(postType, channelType ?? undefined),
    words('slotsLeft', { n: slotsLeft }),
    closeAt && words('closes', { date: formatDate(lang, closeAt) }),
  ]
  return <p className="mt-2 text-xs text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
}

function Offers({ data, offer }: { data: Data; offer: NonNullable<Data['offer']> }) {
  const t = useText(bulkInviteText)
  const s = useText(bulkText)
  const { pathname } = useLocation()
  const { query, limit, key } = data
  const free = offer.people.filter(canBeInvited)
  const taken = offer.people.filter((person) => !canBeInvited(person))
  const hrefWithout = ({ accountId, channelId }: Invitee): string =>
    pathWithQuery(pathname, {
      campaign: query.campaign,
      influencer: query.influencer.filter((id) => id !== accountId),
      channel: query.channel.filter((id) => id !== channelId),
    })
  return (
    <div className="mt-6 grid gap-6">
      {offer.notFound > 0 && <Callout tone="quiet">{t('gone', { n: offer.notFound })}</Callout>}
      {offer.closed ? (
        <Callout title={t('closed')}>{t('closedNote')}</Callout>
      ) : (
        free.length > 0 && (
          <BulkInviteForm
            key={free.map(({ channelId }) => channelId).join()}
            offer={{ ...offer, people: free, slotsLeft: offer.campaign.slotsLeft, limit }}
            hrefWithout={hrefWithout}
            idempotencyKey={key}
          />
        )
      )}
      {taken.length > 0 && (
        <section className="max-w-[820px]">
          <SectionHead title={s('excluded')} note={s('excludedNote')} />
          <NotInvited people={taken} campaign={offer.campaign} />
        </section>
      )}
    </div>
  )
}

/**
 * Invites several influencers to one campaign. The amounts are shown before; afterwards the campaign's page shows the
 * result.
 */
export default function BulkInvite() {
  const data = useLoaderData<typeof loader>()
  const { query, campaigns, offer } = data
  const t = useText(bulkInviteText)
  const words = useText(findText)
  const lang = useLang()
  const n = new Set([...query.influencer, ...query.channel]).size
  const find = `/${lang}/Marketer/findInfluencer`
  return (
    <>
      <PageHead
        above={<BackLink href={find}>{t('back')}</BackLink>}
        title={n === 0 ? t('titleNone') : t('title', { n })}
      />
      {n === 0 ? (
        <EmptyState
          drawing="people"
          title={t('none')}
          note={t('noneNote')}
          act={
            <ButtonLink href={find} variant="secondary">
              {t('back')}
            </ButtonLink>
          }
        />
      ) : campaigns.length === 0 && !offer ? (
        <Callout
          tone="quiet"
          title={words('noCampaigns')}
          act={
            <ButtonLink href={`/${lang}/Marketer/manageCampaign/new`} variant="secondary" size="sm">
              {words('newCampaign')}
            </ButtonLink>
          }
        >
          {words('noCampaignsNote')}
        </Callout>
      ) : (
        <>
          <CampaignForm {...data} />
          {offer && <CampaignFacts offer={offer} />}
          {offer && <Offers data={data} offer={offer} />}
        </>
      )}
    </>
  )
}
