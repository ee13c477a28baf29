const SCALLOPS = 'M3 6q0-3 3-3h28q3 0 3 3v9.5a5.67 5.67 0 0 1-11.33 0 5.67 5.67 0 0 1-11.34 0A5.67 5.67 0 0 1 3 15.5Z'
const POST = 'M14.33 3h11.34v31.5q0 2.5-2.5 2.5h-6.34q-2.5 0-2.5-2.5Z'

/**
 * The logo's symbol: a T in the shape of a market stall. `post` is the colour of the post; use a height of at least 20
 * px.
 */
export function Mark({ height = 28, post = 'var(--brand-ink)' }: { height?: number; post?: string }) {
  return (
    <svg height={height} width={height} viewBox="0 0 40 40" aria-hidden="true" className="shrink-0">
      <path d={SCALLOPS} fill="#FFBF1F" />
      <path d={POST} fill={post} />
    </svg>
  )
}

/** Symbol and wordmark. `onBrand`: white, for a green background. */
export function Logo({ height = 30, onBrand = false }: { height?: number; onBrand?: boolean }) {
  return (
    <span
      className={`inline-flex items-center gap-2 leading-none font-bold tracking-[-.02em] ${onBrand ? 'text-white' : 'text-brand-ink'}`}
      style={{ fontSize: Math.round(height * 0.77) }}
    >
      <Mark height={height} post={onBrand ? '#fff' : undefined} />
      Talad
    </span>
  )
}
