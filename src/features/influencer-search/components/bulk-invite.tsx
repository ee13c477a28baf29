import { useState } from 'react'
import { formatAmount, formatBahtShort, formatPercent } from '../../../i18n/formats.ts'
import { parseBaht } from '../../../i18n/typed-number.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, SubmitButton, useFields } from '../../../web/action-form.tsx'
import { RemoveLink } from '../../applications/components/bulk-people.tsx'
import { BulkTotal, MissingFunds } from '../../applications/components/bulk-total.tsx'
import { missingFor, sumOf } from '../../applications/rules/bulk-hold.ts'
import { bulkText } from '../../applications/text/bulk.ts'
import { PauseMark } from '../../job-pauses/components/pause-mark.tsx'
import { APPLICATIONS } from '../../jobs/rules/states.ts'
import type { HoldAmounts } from '../../settlement/rules/hold.ts'
import { LimitNote } from '../../teams/components/limit-note.tsx'
import type { OwnLimit } from '../../teams/shapes.ts'
import type { Invitee } from '../contract.ts'
import { holdForInvitation, type OfferTerms } from '../rules/invitation-hold.ts'
import type { Invitable } from '../shapes.ts'
import { bulkInviteText } from '../text/bulk.ts'
import { findText } from '../text/index.ts'

const NOTE_LENGTH = 1_000

export interface OfferPage extends OfferTerms {
  people: readonly Invitee[]
  price: number
  available: number
  units: number | null
  slotsLeft: number
  /** The member's own limit; null if the viewer has none. */
  limit: OwnLimit | null
}

/** Name of the field with the pay offered for a channel. */
export const priceField = (channelId: string): string => `price-${channelId}`

const asBaht = (price: number): string => formatAmount(price).replace(/[.]00$/, '')

const Face = ({ name, avatarFileId, channel }: Invitee) => (
  <Avatar name={name} src={avatarFileId ? `/media/${avatarFileId}` : channel.avatarUrl} size={44} />
)

interface RowsProps {
  offer: OfferPage
  holds: ReadonlyMap<string, HoldAmounts | null>
  onPrice: (channelId: string, text: string) => void
  hrefWithout: (person: Invitee) => string
}

/** One row per person with the offered pay, the fee and the hold. If credits pay, the pay can be changed. */
function PeopleRows({ offer, holds, onPrice, hrefWithout }: RowsProps) {
  const t = useText(bulkInviteText)
  const s = useText(bulkText)
  const named = useFields()
  const credits = offer.campaign.payBy === 'credits'
  const askNote = ({ channel, asks }: Invitee): string =>
    [`@${channel.handle}`, asks === null ? t('noAsk') : t('asks', { price: formatBahtShort(asks) })].join(' · ')
  const belowNote = ({ asks }: Invitee, price: number | undefined) =>
    asks !== null && price !== undefined && price < asks && t('below', { amount: formatBahtShort(asks - price) })
  const columns: Column<Invitee>[] = [
    { key: 'face', header: '', headerLabel: s('picture'), part: 'lead', cell: (person) => <Face {...person} /> },
    {
      key: 'name',
      header: s('creator'),
      part: 'title',
      cell: (person) => (
        <>
          <span className="block font-semibold wrap-anywhere">{person.name}</span>
          <span className="block text-xs font-normal wrap-anywhere text-ink-2">{askNote(person)}</span>
        </>
      ),
    },
    {
      key: 'pay',
      header: credits ? t('offerHead') : s('pay'),
      cell: (person) =>
        credits ? (
          <MoneyField
            {...named(priceField(person.channelId), asBaht(offer.price))}
            label={t('offer', { name: person.name })}
            hideLabel
            size="sm"
            alignEnd
            required
            help={belowNote(person, holds.get(person.channelId)?.price)}
            onChange={(event) => onPrice(person.channelId, event.currentTarget.value)}
            frameClass="lg:w-40"
          />
        ) : (
          formatAmount(offer.price)
        ),
    },
    ...(credits
      ? [
          {
            key: 'fee',
            header: s('fee', { percent: formatPercent(offer.feeBps) }),
            align: 'end' as const,
            phoneLabel: s('fee', { percent: formatPercent(offer.feeBps) }),
            cell: ({ channelId }: Invitee) => amountOf(holds.get(channelId)?.fee),
          },
        ]
      : []),
    {
      key: 'hold',
      header: s('hold'),
      align: 'end',
      part: 'figure',
      cell: (person) => (
        <span className="inline-flex items-center gap-3">
          <b className="nb">{holdText(holds.get(person.channelId), s('oneUnit'))}</b>
          <RemoveLink href={hrefWithout(person)} label={s('remove', { name: person.name })} />
        </span>
      ),
    },
  ]
  return <Table caption={s('people')} columns={columns} rows={offer.people} rowKey={({ channelId }) => channelId} />
}

const amountOf = (amount: number | undefined): string => (amount === undefined ? '–' : formatAmount(amount))

function holdText(hold: HoldAmounts | null | undefined, unit: string): string {
  if (!hold) return '–'
  if (hold.units === 0) return formatAmount(hold.credits)
  return hold.credits > 0 ? `${unit} + ${formatAmount(hold.credits)}` : unit
}

export interface BulkInviteProps {
  offer: OfferPage
  hrefWithout: (person: Invitee) => string
  idempotencyKey: string
}

function SumPanel({ offer, holds }: { offer: OfferPage; holds: ReadonlyMap<string, HoldAmounts | null> }) {
  const t = useText(bulkInviteText)
  const words = useText(findText)
  const named = useFields()
  const priced = [...holds.values()].filter((hold) => hold !== null)
  if (priced.length < holds.size) return <p className="text-sm text-ink-2">{t('checkPrices')}</p>
  const total = sumOf(priced)
  const missing = missingFor(total, offer)
  const n = priced.length
  return (
    <>
      <BulkTotal total={total} funds={offer} />
      <div className="mt-4 grid gap-3">
        <MissingFunds total={total} funds={offer} />
        {missing.credits + missing.units + missing.slots === 0 && (
          <>
            <LimitNote limit={offer.limit} amount={total.toHold} />
            <TextArea
              {...named('note')}
              label={words('note')}
              help={words('noteHelp')}
              rows={3}
              maxLength={NOTE_LENGTH}
            />
            <SubmitButton size="lg" wide>
              {total.toHold > 0 ? t('send', { n, amount: formatAmount(total.toHold) }) : t('sendUnits', { n })}
            </SubmitButton>
          </>
        )}
        <p className="text-xs text-ink-2">{t('whatNext')}</p>
      </div>
    </>
  )
}

/**
 * The content of the form. The totals follow the input; without JavaScript the server recomputes them after submitting.
 */
function Content({ offer, hrefWithout }: Omit<BulkInviteProps, 'idempotencyKey'>) {
  const named = useFields()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const credits = offer.campaign.payBy === 'credits'
  const textOf = (channelId: string): string =>
    typed[channelId] ?? named(priceField(channelId), asBaht(offer.price)).defaultValue ?? ''
  const holds = new Map(
    offer.people.map(({ channelId }) => {
      const price = credits ? parseBaht(textOf(channelId)) : offer.price
      return [channelId, price ? holdForInvitation(price, offer) : null]
    }),
  )
  const shown = [...holds].map(([channelId, hold]) => `${channelId}=${hold?.credits ?? 0}`).join(',')
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
      <input type="hidden" name="people" value={shown} />
      <PeopleRows
        offer={offer}
        holds={holds}
        onPrice={(channelId, text) => setTyped((before) => ({ ...before, [channelId]: text }))}
        hrefWithout={hrefWithout}
      />
      <Card pad={20} className="lg:sticky lg:top-6">
        <SumPanel offer={offer} holds={holds} />
      </Card>
    </div>
  )
}

/** The people with the pay of each, the total with the available credits or units, and the submit button. */
export function BulkInviteForm({ idempotencyKey, ...props }: BulkInviteProps) {
  return (
    <ActionForm intent="invite" idempotencyKey={idempotencyKey}>
      <Content {...props} />
    </ActionForm>
  )
}

/** People who cannot be invited to the campaign, with the reasons. */
export function NotInvited({
  people,
  campaign,
}: {
  people: readonly Invitee[]
  campaign: Pick<Invitable, 'channelType'>
}) {
  const t = useText(bulkInviteText)
  const words = useWords()
  const why = ({ standing, takesJobsFrom, otherPlatform }: Invitee) => {
    if (standing !== null) return t(APPLICATIONS.some((status) => status === standing) ? 'applied' : 'inCampaign')
    if (otherPlatform && campaign.channelType) return t('noChannel', { platform: words.channel(campaign.channelType) })
    return <PauseMark from={takesJobsFrom} />
  }
  return (
    <Card pad={0} as="div" className="px-4 [&>*:first-child]:border-t-0 lg:px-5">
      {people.map((person) => (
        <ListRow key={person.channelId} lead={<Face {...person} />} title={person.name} note={why(person)} />
      ))}
    </Card>
  )
}
