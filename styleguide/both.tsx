import type { ReactNode } from 'react'

/** Picks the sample's words: Thai first. */
export type Words = (th: string, en: string) => string

export interface SampleProps {
  w: Words
}

export interface GroupProps extends SampleProps {
  lang: 'th' | 'en'
  /** The server's time in milliseconds. */
  now: number
}

/** One group of parts in both themes side by side; each side is a form of its own, so that radio groups stay apart. */
export function Both({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="mb-4 text-xl tracking-normal">{title}</h2>
      <div className="grid gap-5 xl:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <form
            key={theme}
            data-theme={theme}
            aria-label={`${title}, ${theme}`}
            className="min-w-0 rounded-stage bg-canvas p-4 inset-ring inset-ring-line lg:p-6"
          >
            {children}
          </form>
        ))}
      </div>
    </section>
  )
}

/** Named sample inside a group. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mb-6 last:mb-0">
      <p className="mb-2 text-xs font-label text-ink-3">{name}</p>
      {children}
    </div>
  )
}
