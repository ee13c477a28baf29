import type { ReactNode } from 'react'

export const SectionTitle = ({ children }: { children: ReactNode }) => (
  <h3 className="mt-6 mb-1 text-base tracking-normal">{children}</h3>
)
