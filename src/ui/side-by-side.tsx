import type { ReactNode } from 'react'

/** A table with the inspector of its current row beside it; above the table on narrow screens. */
export function SideBySide({ inspector, children }: { inspector: ReactNode; children: ReactNode }) {
  if (!inspector) return <div>{children}</div>
  return (
    <div className="grid gap-6 min-[1200px]:grid-cols-[minmax(0,1fr)_372px] min-[1200px]:items-start">
      <div className="min-w-0 max-[1199px]:order-last">{children}</div>
      <div className="overflow-hidden rounded-card border border-line min-[1200px]:sticky min-[1200px]:top-4 min-[1200px]:max-h-[calc(100dvh-32px)] min-[1200px]:overflow-y-auto">
        {inspector}
      </div>
    </div>
  )
}
