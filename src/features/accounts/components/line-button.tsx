import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'

interface LineButtonProps {
  next?: string | null | undefined
  /** Filled if it is the main action of the page. */
  variant?: 'primary' | 'secondary'
  children: ReactNode
}

/** Continues with LINE Login. */
export function LineButton({ next, variant = 'secondary', children }: LineButtonProps) {
  return (
    <ActionForm intent="line" {...(next && { hidden: { next } })}>
      <SubmitButton variant={variant} size="lg" wide icon={<Icon name="line-logo-fill" size={22} />}>
        {children}
      </SubmitButton>
    </ActionForm>
  )
}
