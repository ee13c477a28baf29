import { TextLink } from '../../../ui/link.tsx'

/** A value with a link that changes it. Screen readers announce the link together with the value's label. */
export function ChangeableValue(props: { label: string; value: string; act: string; href: string }) {
  const { label, value, act, href } = props
  return (
    <>
      <span className="wrap-anywhere">{value}</span>
      <TextLink href={href} aria-label={`${act}: ${label}`} className="hit ml-2 inline-block text-sm">
        {act}
      </TextLink>
    </>
  )
}
