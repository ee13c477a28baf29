import type { ReactNode } from 'react'
import { Button } from './button.tsx'

export interface CookieCategory {
  name: string
  label: ReactNode
  /** Text shown instead of the switch for a category that is always on. */
  locked?: ReactNode
  /** The visitor has agreed to it before. */
  on?: boolean
}

export interface CookieConsentProps {
  title: ReactNode
  note: ReactNode
  categories: readonly CookieCategory[]
  words: { reject: ReactNode; accept: ReactNode; save: ReactNode }
  /** URL of the form's action; its buttons send `choice` = reject | accept | save. */
  action: string
  /** Hidden fields of the caller, such as the path to return to. */
  children?: ReactNode
}

function Row({ category }: { category: CookieCategory }) {
  const look = 'flex min-h-11 items-center justify-between gap-4 border-t border-line text-sm font-medium'
  if (category.locked) {
    return (
      <p className={look}>
        {category.label}
        <span className="font-normal text-ink-3">{category.locked}</span>
      </p>
    )
  }
  const id = `cookie-${category.name}`
  return (
    <label htmlFor={id} className={look}>
      {category.label}
      <input
        id={id}
        type="checkbox"
        name={category.name}
        value="on"
        defaultChecked={category.on === true}
        className="switch"
      />
    </label>
  )
}

/**
 * The categories and the three choices. Reject and accept have equal weight; only categories that the visitor agreed to
 * are preselected.
 */
export function CookieForm({ categories, words, action, children }: Omit<CookieConsentProps, 'title' | 'note'>) {
  return (
    <form method="post" action={action}>
      {children}
      {categories.map((category) => (
        <Row key={category.name} category={category} />
      ))}
      <div className="mt-3 grid grid-cols-2 gap-2.5">
        <Button variant="secondary" name="choice" value="reject" className="px-3">
          {words.reject}
        </Button>
        <Button variant="secondary" name="choice" value="accept" className="px-3">
          {words.accept}
        </Button>
      </div>
      <Button variant="text" wide name="choice" value="save" className="mt-2">
        {words.save}
      </Button>
    </form>
  )
}

/** Bottom sheet on phones, card in a corner on desktop. */
export function CookieConsent({ title, note, ...form }: CookieConsentProps) {
  return (
    <section
      data-unprinted=""
      data-answer=""
      aria-labelledby="cookie-title"
      className="fixed inset-x-0 bottom-0 z-40 max-h-[80dvh] overflow-y-auto rounded-t-[24px] bg-overlay p-5 pb-[calc(16px+env(safe-area-inset-bottom))] shadow-modal lg:inset-x-auto lg:right-6 lg:bottom-6 lg:w-[400px] lg:rounded-card"
    >
      <h2 id="cookie-title" className="text-base font-semibold tracking-normal">
        {title}
      </h2>
      <p className="mt-0.5 mb-3 text-sm text-ink-2">{note}</p>
      <CookieForm {...form} />
    </section>
  )
}
