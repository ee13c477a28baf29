import type { ReactNode } from 'react'

export type StallKind = 'not-found' | 'error' | 'maintenance'

const SCALLOPS = [16, 44, 72, 100, 128, 156]

function Shutter() {
  return (
    <>
      <rect x="24" y="22" width="152" height="100" rx="6" className="fill-surface-2" />
      <path
        d="M24 52h152M24 64h152M24 76h152M24 88h152M24 100h152M24 112h152"
        className="stroke-line-strong stroke-2"
      />
      {SCALLOPS.map((x, i) => (
        <path key={x} d={`M${x} 10h28v26a14 14 0 0 1-28 0Z`} fill={i % 2 ? '#FFF3CC' : '#FFBF1F'} />
      ))}
      <path d="M12 122h176" className="stroke-line-strong stroke-4" strokeLinecap="round" />
    </>
  )
}

const Handle = () => <rect x="84" y="106" width="32" height="8" rx="4" fill="#14875D" />

const THINGS: Record<StallKind, ReactNode> = {
  'not-found': (
    <>
      <Handle />
      <circle cx="100" cy="78" r="25" fill="#fff" stroke="#0B4634" strokeWidth="5" />
      <path d="m118 96 20 20" stroke="#0B4634" strokeWidth="8" strokeLinecap="round" />
      <text x="100" y="86" textAnchor="middle" fontWeight="700" fontSize="22" fill="#0B4634">
        404
      </text>
    </>
  ),
  error: (
    <>
      <Handle />
      <path d="M84 40 100 60 116 40" fill="none" className="stroke-ink-3 stroke-2" />
      <g transform="rotate(-5 100 74)">
        <rect x="66" y="58" width="68" height="32" rx="6" fill="#FFF8E5" stroke="#6B4200" strokeWidth="2" />
        <path d="M78 69h44M78 79h28" stroke="#6B4200" strokeWidth="4" strokeLinecap="round" />
      </g>
    </>
  ),
  maintenance: (
    <g transform="translate(100 84)">
      <path d="M-46 38h92" stroke="#8A4F22" strokeWidth="6" strokeLinecap="round" />
      <path d="M-34 38-18-22M34 38 18-22M-28 16h56M-23-2h46" stroke="#B57B45" strokeWidth="6" strokeLinecap="round" />
      <circle cx="2" cy="-12" r="9" fill="#E2A57A" />
      <path d="M-9-14a11 11 0 0 1 22 0Z" fill="#FFBF1F" />
      <path d="M-10-2h24l4 22h-32Z" fill="#0C6F4C" />
    </g>
  ),
}

/**
 * Drawing of a closed stall: with a magnifier for a missing page, a hanging sign for an error, a ladder for
 * maintenance.
 */
export function StallArt({ kind, width = 228 }: { kind: StallKind; width?: number }) {
  return (
    <svg
      viewBox="0 0 200 132"
      width={width}
      height={Math.round(width * 0.66)}
      aria-hidden="true"
      className="max-w-full"
    >
      <Shutter />
      {THINGS[kind]}
    </svg>
  )
}

export interface ErrorStateProps {
  kind: StallKind
  title: ReactNode
  note?: ReactNode
  /** The requested path, in a monospaced chip. */
  code?: ReactNode
  /** A countdown, between the note and the actions. */
  children?: ReactNode
  acts?: ReactNode
  /** Reference number and time, for the support team. */
  reference?: ReactNode
  /** `h2` if the page already has a title. */
  level?: 'h1' | 'h2'
}

/** Full-page state: page not found, error, or maintenance. */
export function ErrorState({
  kind,
  title,
  note,
  code,
  children,
  acts,
  reference,
  level: Title = 'h1',
}: ErrorStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-9 text-center">
      <StallArt kind={kind} />
      <Title className="mt-4.5 text-2xl">{title}</Title>
      {note && <p className="mt-1.5 max-w-[440px] text-balance text-ink-2">{note}</p>}
      {code && (
        <code className="mt-3 inline-block max-w-full rounded-sm bg-surface-2 px-3 py-1.5 font-mono text-xs wrap-anywhere text-ink-2">
          {code}
        </code>
      )}
      {children && <div className="mt-3.5">{children}</div>}
      {acts && <div className="mt-5.5 flex flex-wrap justify-center gap-2">{acts}</div>}
      {reference && <p className="mt-3.5 text-xs text-ink-3">{reference}</p>}
    </div>
  )
}
