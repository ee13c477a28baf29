/** The scalloped stripe across the top of a hero stage, wallet, footer or empty state. One in a viewport. */
export function Awning({ scallop = 40, className = '' }: { scallop?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={`awning ${className}`} style={{ ['--awning' as string]: `${scallop}px` }} />
  )
}
