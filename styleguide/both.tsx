import type { ReactNode } from 'react'

/** Chooses the text of a sample by language. */
export type Words = (th: string, en: string) => string

export interface SampleProps {
  w: Words
}

export interface GroupProps extends SampleProps {
  lang: 'th' | 'en'
  /** The server's time in milliseconds. */
  now: number
}

/**
 * A group of components in both themes, next to each other. Each theme has its own form, so that radio groups stay
 * separate.
 */
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

/** A named sample in a group. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mb-6 last:mb-0">
      <p className="mb-2 text-xs font-label text-ink-3">{name}</p>
      {children}
    </div>
  )
}
