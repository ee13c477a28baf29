import type { ReactNode } from 'react'

/** Dark bar at the bottom of a table while rows are selected: count, total, one action. */
export function BulkBar({
  title,
  note,
  clear,
  act,
}: {
  title: ReactNode
  note?: ReactNode
  clear?: ReactNode
  act: ReactNode
}) {
  return (
    <div
      role="status"
      className="on-brand sticky bottom-[calc(var(--tabbar)+12px+env(safe-area-inset-bottom))] lg:bottom-4 z-20 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-toast py-2.5 pr-2.5 pl-5 text-white shadow-float"
    >
      <p className="font-semibold">{title}</p>
      {note && <p className="flex-1 basis-44 text-sm text-white/70">{note}</p>}
      <span className="ml-auto flex flex-wrap items-center justify-end gap-2">
        {clear}
        {act}
      </span>
    </div>
  )
}
