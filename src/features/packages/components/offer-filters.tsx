import { Form } from 'react-router'
import { CHANNEL_TYPES, OBJECTIVES, TIERS } from '../../../core/vocabulary.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { SegmentedLinks } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { packagesText } from '../text/list.ts'
import { type OfferAddress, offerHref } from './offer-address.ts'

type Counts = Readonly<Record<string, number>>

/** Tabs of the list by objective. Objectives without packages are left out. */
export function ObjectiveTabs({ base, address, counts }: { base: string; address: OfferAddress; counts: Counts }) {
  const t = useText(packagesText)
  const words = useWords()
  const href = (objective: number | null) => offerHref(base, { ...address, objective, page: 1 })
  const shown = OBJECTIVES.filter((code) => counts[code] || address.objective === code)
  return (
    <SegmentedLinks
      label={t('objective')}
      current={String(address.objective ?? 'all')}
      segments={[
        { value: 'all', label: t('all'), href: href(null) },
        ...shown.map((code) => ({ value: String(code), label: words.objective(code), href: href(code) })),
      ]}
    />
  )
}

interface Props {
  base: string
  address: OfferAddress
  facets: { channel: Counts; tier: Counts }
}

/** Filters by channel type and tier. A GET form that works with and without script. */
export function OfferFilters({ base, address, facets }: Props) {
  const t = useText(packagesText)
  const words = useWords()
  const { objective, channel, tier } = address
  const channels = CHANNEL_TYPES.filter((type) => facets.channel[type] || type === channel)
  const tiers = TIERS.filter((one) => facets.tier[one] || one === tier)
  return (
    <Form
      // Remounts the form when the filters change, so that its fields show them.
      key={`${channel} ${tier}`}
      action={base}
      aria-label={t('filters')}
      className="flex flex-wrap items-center gap-2.5"
    >
      {objective !== null && <input type="hidden" name="objective" value={objective} />}
      <Select
        name="channel"
        label={t('channel')}
        hideLabel
        size="sm"
        frameClass="max-lg:min-w-[128px] max-lg:flex-[1.3] lg:w-[190px]"
        emptyLabel={t('anyChannel')}
        defaultValue={channel ?? ''}
        options={channels.map((type) => ({ value: type, label: words.channel(type) }))}
      />
      <Select
        name="tier"
        label={t('tier')}
        hideLabel
        size="sm"
        frameClass="max-lg:min-w-[100px] max-lg:flex-1 lg:w-[150px]"
        emptyLabel={t('anyTier')}
        defaultValue={tier ?? ''}
        options={tiers.map((one) => ({ value: one, label: words.tier(one) }))}
      />
      <Button type="submit" variant="secondary">
        {t('apply')}
      </Button>
      {(channel || tier) && (
        <TextLink
          href={offerHref(base, { objective, channel: null, tier: null, page: 1 })}
          className="hit px-1 text-sm"
        >
          {t('clear')}
        </TextLink>
      )}
    </Form>
  )
}
