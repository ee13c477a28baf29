import type { ReactNode } from 'react'

/** Repeats the page's main action on a marigold background. */
export function FinalCallToAction({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section className="measure mt-12 mb-8 lg:mt-22 lg:mb-24">
      <div
        data-theme="light"
        className="flex flex-wrap items-center justify-between gap-5 rounded-[24px] bg-(--marigold-100) p-6 lg:rounded-stage lg:px-12 lg:py-11"
      >
        <div>
          <h2 className="text-[1.625rem] leading-[1.4] lg:text-[2rem]">{title}</h2>
          <p className="text-(--marigold-900)">{note}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
