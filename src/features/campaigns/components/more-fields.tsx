import type { ComponentType } from 'react'
import { lazyBelowFold } from '../../../ui/lazy-below-fold.tsx'
import type { Part } from './hidden-filters.tsx'
import type { AllFieldsProps, FieldsProps } from './market-fields.tsx'

/**
 * The filters' fields stand in a page once for each place where they open, and most places stay closed: the server draws
 * them, the browser takes over those that are seen, the others with the visitor's first act.
 */
const all = (place: string): ComponentType<AllFieldsProps> =>
  lazyBelowFold(`${place}-fields`, async () => {
    const { AllFields } = await import('./market-fields.tsx')
    return { default: AllFields }
  })

export const RailFields = all('rail')
export const SheetFields = { long: all('sheet'), icon: all('phone') }

const menu = (part: Part): ComponentType<FieldsProps> =>
  lazyBelowFold(`${part}-fields`, async () => {
    const { PartFields } = await import('./market-fields.tsx')
    return { default: (props: FieldsProps) => <PartFields part={part} {...props} /> }
  })

export const MenuFields: Record<Part, ComponentType<FieldsProps>> = {
  price: menu('price'),
  channel: menu('channel'),
  post: menu('post'),
  topic: menu('topic'),
}
