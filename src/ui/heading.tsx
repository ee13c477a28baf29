import type { ReactNode } from 'react'
import { TextLink } from './link.tsx'
import { Phrases } from './phrases.tsx'

export interface PageHeadProps {
  title: ReactNode
  /** One line below the title: description, totals or time. */
  note?: ReactNode
  /** Above the title: breadcrumb or badges. */
  above?: ReactNode
  /** At the right end: at most one filled button. */
  acts?: ReactNode
  /** Public pages use the larger size on desktop. */
  size?: 'app' | 'public'
  /** `h2` if the page already has a title. */
  level?: 'h1' | 'h2'
}

/** Header of a page. */
export function PageHead({ title, note, above, acts, size = 'app', level: Title = 'h1' }: PageHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 lg:items-start lg:pr-[var(--tools,0px)]">
      <div className="min-w-0">
        {above && <div className="mb-1.5">{above}</div>}
        <Title className={size === 'public' ? 'text-2xl lg:text-3xl' : 'text-2xl'}>
          <Phrases>{title}</Phrases>
        </Title>
        {note && <p className={size === 'public' ? 'text-ink-2' : 'text-sm text-ink-2'}>{note}</p>}
      </div>
      {acts && <div className="flex max-w-full min-w-0 flex-wrap items-center gap-2.5">{acts}</div>}
    </div>
  )
}

export interface SectionHeadProps {
  title: ReactNode
  /** Count after the title, in a secondary colour. */
  count?: ReactNode
  note?: ReactNode
  link?: { href: string; label: ReactNode }
  /** Replaces the link. */
  acts?: ReactNode
  id?: string
  size?: 'panel' | 'public'
}

/** Header of a section or panel. */
export function SectionHead({ title, count, note, link, acts, id, size = 'panel' }: SectionHeadProps) {
  return (
    <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
      <div className="min-w-0">
        <h2 id={id} className={size === 'public' ? 'text-2xl lg:text-3xl' : 'text-lg tracking-normal'}>
          <Phrases>{title}</Phrases>
          {count !== undefined && <span className="ml-1.5 font-normal text-ink-3">{count}</span>}
        </h2>
        {note && <p className="text-sm text-ink-2">{note}</p>}
      </div>
      {link && (
        <TextLink href={link.href} className="hit text-sm">
          {link.label}
        </TextLink>
      )}
      {acts}
    </div>
  )
}
