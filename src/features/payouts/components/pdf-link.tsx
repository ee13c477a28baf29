import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'

interface PdfLinkProps {
  href: string
  label: string
  /** Does not wrap. */
  number: string
  note?: ReactNode
}

/** A link to download a document: its kind and its number. */
export const PdfLink = ({ href, label, number, note }: PdfLinkProps) => (
  <TextLink href={href} reload className="hit mt-1 flex w-fit max-w-full items-center gap-1.5 text-sm font-normal">
    <Icon name="file-pdf" />
    <span>
      {label} <span className="nb">{number}</span>
      {note}
    </span>
  </TextLink>
)
