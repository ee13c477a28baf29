import type { ReactNode } from 'react'
import { formatBahtShort } from '../i18n/formats.ts'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { UserText } from './phrases.tsx'
import { PlatformIcon } from './platform-icon.tsx'
import { PriceTag } from './price-tag.tsx'

export interface CampaignCardProps {
  href: string
  title: ReactNode
  brandName: string
  /** 24 px: `<BrandMark name src/>`. */
  brandMark: ReactNode
  /** The agency that runs the campaign for the brand, on a second line. */
  through?: ReactNode
  /** Fills the cover area: `<CoverImage …/>` or `<Cover scene/>`. */
  cover: ReactNode
  /** Price of one post, satang. */
  satang: number
  unit?: ReactNode
  /** "Closes 25 Nov"; for a full or closed campaign, its state. */
  deadline?: ReactNode
  platform: string
  /** Post type and slots left: "Reel · 3 of 12 left". */
  meta: readonly ReactNode[]
  /** "92% match". */
  match?: ReactNode
  /** 36 px circle at the upper right: the save button or form. */
  corner?: ReactNode
  state?: 'open' | 'applied' | 'full' | 'closed'
  /** Last line: why the campaign does not match, or what the influencer has done. */
  reason?: ReactNode
  headingLevel?: 'h2' | 'h3'
}

const Brand = ({ brandMark, brandName, through }: Pick<CampaignCardProps, 'brandMark' | 'brandName' | 'through'>) => (
  <div className="text-xs text-ink-2">
    <p className="flex items-center gap-[7px]">
      {brandMark}
      <span className="truncate">
        <UserText>{brandName}</UserText>
      </span>
    </p>
    {through}
  </div>
)

const Match = ({ children }: { children: ReactNode }) => (
  <span className="nb ml-auto inline-flex items-center gap-1.5 text-xs font-semibold text-positive">
    <Icon name="seal-check-fill" />
    {children}
  </span>
)

const Meta = ({ platform, meta, children }: { platform: string; meta: readonly ReactNode[]; children?: ReactNode }) => (
  <p className="flex flex-wrap items-center gap-x-1.5 text-xs text-ink-2">
    <PlatformIcon platform={platform} label={platform} />
    {meta.map((part, i) => (
      <span key={i} className="nb">
        {i > 0 && <span className="mr-1.5 text-ink-3">·</span>}
        {part}
      </span>
    ))}
    {children}
  </p>
)

const Reason = ({ children }: { children: ReactNode }) => <p className="mt-1 text-xs text-ink-2">{children}</p>

/**
 * A job in the market: cover with price tag and deadline, brand, title, channel and slots. The whole card is one link.
 */
export function CampaignCard(props: CampaignCardProps) {
  const {
    href,
    title,
    cover,
    satang,
    unit,
    deadline,
    match,
    corner,
    state = 'open',
    reason,
    headingLevel: Heading = 'h3',
  } = props
  const over = state === 'full' || state === 'closed'
  return (
    <article className="relative">
      <div className="relative aspect-4/3 overflow-hidden rounded-card bg-surface-2">
        <div className={cx('size-full', over && 'opacity-60')}>{cover}</div>
        {deadline && (
          <span className="absolute top-2.5 left-2.5 flex min-h-7 items-center gap-[5px] rounded-[9px] bg-white/94 px-2.5 text-xs leading-tight font-label text-(--stone-900)">
            <Icon name={over ? 'prohibit' : 'clock'} />
            {deadline}
          </span>
        )}
        {!over && (
          <span className="absolute bottom-3 left-0">
            <PriceTag satang={satang} unit={unit} muted={state === 'applied'} />
          </span>
        )}
      </div>
      <div className="mt-3">
        <Brand {...props} />
        <Heading className="mt-1 mb-1.5 line-clamp-2 text-base leading-normal font-semibold tracking-normal text-wrap">
          <Link href={href} className="after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </Heading>
        <Meta {...props}>{match && <Match>{match}</Match>}</Meta>
        {reason && <Reason>{reason}</Reason>}
      </div>
      {corner && <div className="absolute top-1.5 right-2 z-1">{corner}</div>}
    </article>
  )
}

/** The same job as a row with a 112 px thumbnail, for lists on phones. */
export function CampaignRow(props: CampaignCardProps) {
  const { href, title, cover, satang, match, corner, state = 'open', reason, headingLevel: Heading = 'h3' } = props
  const over = state === 'full' || state === 'closed'
  return (
    <article className="relative flex items-start gap-3.5 border-t border-line py-4">
      <div className={cx('size-28 shrink-0 overflow-hidden rounded-card bg-surface-2', over && 'opacity-60')}>
        {cover}
      </div>
      <div className="min-w-0 flex-1">
        <Brand {...props} />
        <Heading className="mt-0.5 mb-1 line-clamp-2 text-base leading-normal font-semibold tracking-normal text-wrap">
          <Link href={href} className="after:absolute after:inset-0">
            {title}
          </Link>
        </Heading>
        <p className="flex items-center gap-2">
          <span className="nb text-[1.0625rem] font-title">{formatBahtShort(satang)}</span>
          {match && <Match>{match}</Match>}
        </p>
        <Meta {...props} />
        {reason && <Reason>{reason}</Reason>}
      </div>
      {corner && <div className="relative z-1">{corner}</div>}
    </article>
  )
}
