import { InfluencerStrip } from './influencer-strip.tsx'
import type { ShownInfluencer } from './open-page.ts'
import { Section } from './section.tsx'

export default function PeopleSection({
  influencers,
  title,
  note,
}: {
  influencers: readonly ShownInfluencer[]
  title: string
  note: string
}) {
  return (
    <Section id="creators" title={title} note={note}>
      <InfluencerStrip influencers={influencers} labelledBy="creators" />
    </Section>
  )
}
