import { CreatorRow } from './creator-row.tsx'
import type { ShownCreator } from './open-page.ts'
import { Section } from './section.tsx'

/** Some of the creators, as a far part of a page. */
export default function PeopleSection({
  creators,
  title,
  note,
}: {
  creators: readonly ShownCreator[]
  title: string
  note: string
}) {
  return (
    <Section id="creators" title={title} note={note}>
      <CreatorRow creators={creators} labelledBy="creators" />
    </Section>
  )
}
