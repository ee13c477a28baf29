export interface StepsProps {
  /** 1-based. */
  current: number
  total: number
  /** "Step 3 of 4" in the page's language. */
  label: string
  /** Shows the label above the bars; otherwise only screen readers get it. */
  showLabel?: boolean
}

/** Progress of a multi-step form: one 5 px bar for each step, and the same as text. */
export function Steps({ current, total, label, showLabel }: StepsProps) {
  return (
    <div>
      <p className={showLabel ? 'mb-2 text-sm text-ink-2' : 'sr-only'}>{label}</p>
      <div className="flex gap-1.5" aria-hidden="true">
        {Array.from({ length: total }, (_, i) => (
          <span key={i} className={`h-[5px] flex-1 rounded-full ${i < current ? 'bg-action' : 'bg-line'}`} />
        ))}
      </div>
    </div>
  )
}
