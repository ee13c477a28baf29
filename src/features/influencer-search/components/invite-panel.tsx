import { Form } from 'react-router'
import { satang } from '../../../core/money.ts'
import { formatAmount, formatBahtShort, formatCalendarDay, formatDate, formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { Reasons } from '../../../ui/influencer-card.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { Receipt } from '../../../ui/receipt.tsx'
import { ScoreRing } from '../../../ui/score-ring.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { useFormChecks } from '../../../web/field-checks.ts'
import { HoldReceipt } from '../../applications/components/applicant-panel.tsx'
import { useMatchWords } from '../../applications/components/use-match-words.ts'
import { useTitle } from '../../campaigns/components/campaign-cover.tsx'
import { IncludedRevisions } from '../../campaigns/components/included-revisions.tsx'
import { isOnPlatform } from '../../campaigns/rules/platform.ts'
import { pauseText } from '../../job-pauses/text/index.ts'
import { APPLICATIONS } from '../../jobs/rules/states.ts'
import { LimitNote } from '../../teams/components/limit-note.tsx'
import type { OwnLimit } from '../../teams/shapes.ts'
import type { InfluencerProfile, Invitable, Offer } from '../shapes.ts'
import { findText } from '../text/index.ts'
import { findHref } from './find-address.ts'

const NOTE_LENGTH = 1000

export interface InvitePanelProps {
  profile: InfluencerProfile
  campaigns: readonly Invitable[]
  offer: Offer | null
  /** The viewer's own limit for holds, if there is one. */
  limit: OwnLimit | null
  /** The selected campaign. There may be no offer for it. */
  chosen: Invitable | null
  path: string
  idempotencyKey: string
}

/** A separate form for the campaign, because the channel and the price depend on it. */
function CampaignForm({ campaigns, offer, chosen, path }: InvitePanelProps) {
  const t = useText(findText)
  const words = useWords()
  const titleOf = useTitle()
  const { ref, checks } = useFormChecks()
  const labelOf = (campaign: Invitable): string => {
    const title = titleOf(campaign)
    if (campaign.standing) return t('taken', { title })
    const { channelType } = campaign
    return channelType && !campaign.hasChannel ? t('noChannel', { title, platform: words.channel(channelType) }) : title
  }
  const choose = (
    <Button variant="secondary" wide>
      {t('choose')}
    </Button>
  )
  return (
    <Form ref={ref} method="get" action={path} preventScrollReset className="grid gap-3">
      <Select
        key={chosen?.id}
        name="campaign"
        label={t('campaign')}
        emptyLabel={t('chooseCampaign')}
        defaultValue={chosen?.id ?? ''}
        required
        error={checks.campaign}
        options={campaigns.map((campaign) => ({ value: campaign.id, label: labelOf(campaign) }))}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      {offer || chosen ? <noscript>{choose}</noscript> : choose}
    </Form>
  )
}

function CampaignFacts({ campaign }: { campaign: Invitable }) {
  const t = useText(findText)
  const words = useWords()
  const lang = useLang()
  const { kind, postType, channelType, slotsLeft, closeAt } = campaign
  const facts = [
    kind === 'invite_only' && t('inviteOnly'),
    postType && words.post(postType, channelType ?? undefined),
    t('slotsLeft', { n: slotsLeft }),
    closeAt && t('closes', { date: formatDate(lang, closeAt) }),
  ]
  return <p className="mt-2 text-xs text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
}

/** Channel and pay of the offer. Submitting it shows the offer for another amount. */
function TermsForm({ profile, offer, path }: InvitePanelProps & { offer: Offer }) {
  const t = useText(findText)
  const words = useWords()
  const { ref, checks } = useFormChecks()
  const { campaign, channelId, price } = offer
  const usable = profile.channels.filter((channel) => isOnPlatform(channel, campaign))
  const channel = usable.find(({ id }) => id === channelId)
  const ownPrice = channel?.prices.find(({ postType }) => postType === campaign.postType)
  const credits = campaign.payBy === 'credits'
  if (!credits && usable.length === 1) return null
  return (
    <Form
      ref={ref}
      method="get"
      action={path}
      preventScrollReset
      key={`${campaign.id}${channelId}${price}`}
      className="mt-4 grid gap-3"
    >
      <input type="hidden" name="campaign" value={campaign.id} />
      {usable.length > 1 && (
        <Select
          name="channel"
          label={t('channel')}
          defaultValue={channelId}
          options={usable.map(({ id, type, handle }) => ({
            value: id,
            label: `${words.channel(type)} @${handle}`,
          }))}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        />
      )}
      {credits && (
        <MoneyField
          name="price"
          label={t('offerPrice')}
          defaultValue={formatAmount(price).replace(/[.]00$/, '')}
          help={ownPrice && t('asksFor', { price: formatBahtShort(ownPrice.price) })}
          error={checks.price}
          required
        />
      )}
      <Button variant="secondary" size="sm">
        {t('recalculate')}
      </Button>
    </Form>
  )
}

/** The amount to put on hold, the remaining balance and the submit button. */
function SendForm({ offer, limit, idempotencyKey }: InvitePanelProps & { offer: Offer }) {
  const t = useText(findText)
  const lang = useLang()
  const { campaign, channelId, price, toHold, available, units } = offer
  const missing = toHold - available
  if (units === 0)
    return (
      <Callout
        title={t('noUnits')}
        act={
          <ButtonLink href={`/${lang}/Marketer/buyPackage`} variant="secondary" size="sm">
            {t('openPackage')}
          </ButtonLink>
        }
      />
    )
  if (missing > 0)
    return (
      <Callout
        title={t('shortTitle', { amount: formatAmount(missing) })}
        act={
          <ButtonLink href={`/${lang}/Marketer/buyCredit`} size="sm">
            {t('topUp')}
          </ButtonLink>
        }
      />
    )
  const hidden = {
    campaign: campaign.id,
    channel: channelId,
    toHold: String(toHold),
    ...(campaign.payBy === 'credits' && { price: String(price) }),
  }
  return (
    <ActionForm intent="invite" idempotencyKey={idempotencyKey} hidden={hidden} className="grid gap-4">
      {(named) => (
        <>
          <TextArea {...named('note')} label={t('note')} help={t('noteHelp')} rows={3} maxLength={NOTE_LENGTH} />
          <LimitNote limit={limit} amount={toHold} />
          <SubmitButton size="lg" wide>
            {toHold > 0 ? t('send', { amount: formatAmount(toHold) }) : t('sendUnit')}
          </SubmitButton>
          <p className="text-xs text-ink-2">{t('whatNext')}</p>
        </>
      )}
    </ActionForm>
  )
}

function Balance({ offer: { toHold, available, units } }: { offer: Offer }) {
  const t = useText(findText)
  const rows = [
    ...(units === null
      ? []
      : [
          { label: t('unitsLeft'), value: formatNumber(units) },
          ...(units > 0 ? [{ label: t('unitsAfter'), value: formatNumber(units - 1) }] : []),
        ]),
    ...(toHold === 0
      ? []
      : [
          { label: t('available'), value: formatAmount(available) },
          ...(available >= toHold ? [{ label: t('left'), value: formatAmount(available - toHold) }] : []),
        ]),
  ]
  return <Receipt rows={rows} className="mb-3" />
}

/** Notice that a person who has paused cannot be invited yet. */
function PausedNotice({ name, from }: { name: string; from: string }) {
  const t = useText(pauseText)
  const lang = useLang()
  return (
    <Callout icon="pause-circle" title={t('inviteTitle', { name, date: formatCalendarDay(lang, from) })}>
      {t('inviteNote')}
    </Callout>
  )
}

/** Why the person cannot be invited to a campaign on a platform where they have no channel. */
function OtherPlatform({ name, campaign }: { name: string; campaign: Invitable }) {
  const t = useText(findText)
  const words = useWords()
  const lang = useLang()
  if (campaign.channelType === null) return null
  const platform = words.channel(campaign.channelType)
  const href = findHref(`/${lang}/Marketer/findInfluencer`, { campaign: campaign.id, type: [campaign.channelType] })
  return (
    <div className="mt-4">
      <Callout
        title={t('otherPlatformTitle', { name, platform })}
        act={
          <ButtonLink href={href} variant="secondary" size="sm">
            {t('findOnPlatform', { platform })}
          </ButtonLink>
        }
      >
        {t('otherPlatformNote', { platform })}
      </Callout>
    </div>
  )
}

/** Invites the person to an open campaign. The amount and the balance are shown before. */
export function InvitePanel(props: InvitePanelProps) {
  const t = useText(findText)
  const lang = useLang()
  const { profile, campaigns, offer, chosen } = props
  const waits = APPLICATIONS.some((status) => status === offer?.campaign.standing)
  return (
    <Card pad={20} as="section">
      <h2 className="mb-4 text-lg tracking-normal">{t('invite', { name: profile.name })}</h2>
      {profile.takesJobsFrom ? (
        <PausedNotice name={profile.name} from={profile.takesJobsFrom} />
      ) : campaigns.length === 0 ? (
        <Callout
          tone="quiet"
          title={t('noCampaigns')}
          act={
            <ButtonLink href={`/${lang}/Marketer/manageCampaign/new`} variant="secondary" size="sm">
              {t('newCampaign')}
            </ButtonLink>
          }
        >
          {t('noCampaignsNote')}
        </Callout>
      ) : (
        <CampaignForm {...props} />
      )}
      {offer && !profile.takesJobsFrom && <CampaignFacts campaign={offer.campaign} />}
      {chosen && !chosen.hasChannel && !profile.takesJobsFrom && (
        <OtherPlatform name={profile.name} campaign={chosen} />
      )}
      {offer?.campaign.standing && (
        <div className="mt-4">
          <Callout
            tone="info"
            title={t('standingTitle', { name: profile.name })}
            act={
              <ButtonLink
                href={`/${lang}/Marketer/manageCampaign/${offer.campaign.id}/applicants?tab=${waits ? 'applicants' : 'jobs'}`}
                variant="secondary"
                size="sm"
              >
                {t('openCampaign')}
              </ButtonLink>
            }
          />
        </div>
      )}
      {offer && !offer.campaign.standing && !profile.takesJobsFrom && (
        <>
          <TermsForm {...props} offer={offer} />
          <div className="mt-4 border-t border-line pt-2">
            <HoldReceipt
              job={{
                price: satang(offer.price),
                asked: null,
                fee: offer.fee,
                toHold: offer.toHold,
                fundedBy: offer.campaign.payBy,
              }}
            />
            <IncludedRevisions />
            <Balance offer={offer} />
            <SendForm {...props} offer={offer} />
          </div>
        </>
      )}
    </Card>
  )
}

/** The match of the offer's channel with the campaign, with the reasons. */
export function MatchPanel({ profile, offer }: Pick<InvitePanelProps, 'profile'> & { offer: Offer }) {
  const t = useText(findText)
  const reasonWords = useMatchWords()
  const { match, channelId } = offer
  const handle = profile.channels.find(({ id }) => id === channelId)?.handle ?? ''
  return (
    <Card pad={20} as="section">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="min-w-0 text-base tracking-normal break-words">{t('fits', { handle })}</h2>
        <ScoreRing score={match.score} label={t('scoreOf', { score: match.score })} size={52} />
      </div>
      <Reasons reasons={reasonWords(match.reasons)} />
    </Card>
  )
}
