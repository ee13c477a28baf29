import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'

export const PdfLink = ({ href, name }: { href: string; name: string }) => (
  <TextLink href={href} reload className="hit mt-1 flex w-fit max-w-full items-center gap-1.5 text-sm font-normal">
    <Icon name="file-pdf" />
    {name}
  </TextLink>
)
