/** The scalloped stripe at the top of a hero section, wallet, footer or empty state. Use at most one per viewport. */
export function Awning({ scallop = 40, className = '' }: { scallop?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={`awning ${className}`} style={{ ['--awning' as string]: `${scallop}px` }} />
  )
}
