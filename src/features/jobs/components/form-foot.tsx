import type { ReactNode } from 'react'

/** Foot of a form: on a phone it stays in sight above the tab bar while the form is. */
export function FormFoot({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-5 max-lg:sticky max-lg:bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom))] max-lg:z-10 max-lg:-mx-(--gutter) max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-(--gutter) max-lg:py-3">
      {note && <div className="mb-2.5 flex items-baseline justify-between gap-4 text-sm">{note}</div>}
      <div className="grid gap-2.5 lg:flex lg:flex-wrap">{children}</div>
    </div>
  )
}
