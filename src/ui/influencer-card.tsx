import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { UserText } from './phrases.tsx'
import { PlatformIcon } from './platform-icon.tsx'
import { ScoreRing } from './score-ring.tsx'

export interface InfluencerCardProps {
  /** Without it the card is not a link. */
  href?: string
  name: ReactNode
  /** Says that the channels are verified; the seal is shown only with this text. */
  verifiedLabel?: string
  /** Fills the 7:8 picture area. */
  portrait: ReactNode
  platforms: readonly string[]
  /** "Beauty · 48.2K followers · ER 4.9%". */
  meta: ReactNode
  /** "From ฿4,500 /post". */
  price?: ReactNode
  headingLevel?: 'h2' | 'h3'
}

const Seal = ({ label }: { label: string }) => (
  <Icon name="seal-check-fill" label={label} className="shrink-0 text-positive" />
)

/** A person: portrait, channels, name, figures, starting price. */
export function InfluencerCard(props: InfluencerCardProps) {
  const { href, name, verifiedLabel, portrait, platforms, meta, price, headingLevel: Heading = 'h3' } = props
  return (
    <article className="relative">
      <div className="relative aspect-7/8 overflow-hidden rounded-card bg-surface-2">
        {portrait}
        {platforms.length > 0 && (
          <span className="absolute top-2.5 left-2.5 flex min-h-7 items-center gap-1.5 rounded-[9px] bg-white/94 px-2.5 text-sm text-(--stone-900)">
            {platforms.map((platform) => (
              <PlatformIcon key={platform} platform={platform} label={platform} />
            ))}
          </span>
        )}
      </div>
      <div className="mt-2.5 flex items-center gap-2">
        <Heading className="min-w-0 flex-1 truncate text-base leading-normal font-semibold tracking-normal">
          {href ? (
            <Link href={href} className="after:absolute after:inset-0 after:rounded-card">
              <UserText>{name}</UserText>
            </Link>
          ) : (
            <UserText>{name}</UserText>
          )}
        </Heading>
        {verifiedLabel && <Seal label={verifiedLabel} />}
      </div>
      <p className="text-xs text-ink-2">{meta}</p>
      {price && <p className="text-xs">{price}</p>}
    </article>
  )
}

export interface InfluencerReason {
  ok: boolean
  text: ReactNode
}

/** The reasons for a match score, as short texts. */
export function Reasons({ reasons }: { reasons: readonly InfluencerReason[] }) {
  return (
    <ul className="text-sm">
      {reasons.map((reason, i) => (
        <li key={i} className={cx('flex items-start gap-1.5', !reason.ok && 'text-notice')}>
          <Icon
            name={reason.ok ? 'check-bold' : 'warning-bold'}
            className={cx('mt-0.5', reason.ok && 'text-positive')}
          />
          <span>{reason.text}</span>
        </li>
      ))}
    </ul>
  )
}

export interface InfluencerRowProps {
  name: ReactNode
  href?: string
  verifiedLabel?: string
  avatar: ReactNode
  meta: ReactNode
  reasons?: readonly InfluencerReason[]
  /** Right-aligned figure, such as the offered price. */
  figure?: ReactNode
  score?: number
  scoreLabel?: string
  act?: ReactNode
}

/** The same person as a row: avatar, two reasons, figure, score. */
export function InfluencerRow(props: InfluencerRowProps) {
  const { name, href, verifiedLabel, avatar, meta, reasons = [], figure, score, scoreLabel = '', act } = props
  return (
    <div className="relative flex items-start gap-3 py-3">
      {avatar}
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1.5 leading-normal font-semibold">
          {href ? (
            <Link href={href} className="truncate after:absolute after:inset-0">
              <UserText>{name}</UserText>
            </Link>
          ) : (
            <span className="truncate">
              <UserText>{name}</UserText>
            </span>
          )}
          {verifiedLabel && <Seal label={verifiedLabel} />}
        </p>
        <p className="text-xs text-ink-2">{meta}</p>
        {reasons.length > 0 && <Reasons reasons={reasons} />}
      </div>
      {figure && <span className="nb font-semibold">{figure}</span>}
      {score !== undefined && <ScoreRing score={score} label={scoreLabel} />}
      {act && <div className="relative z-1 self-center">{act}</div>}
    </div>
  )
}
