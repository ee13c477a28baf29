import type { ReactNode } from 'react'

/** Title of a group of values in a detail panel. */
export const SectionTitle = ({ children }: { children: ReactNode }) => (
  <h3 className="mt-6 mb-1 text-base tracking-normal">{children}</h3>
)
