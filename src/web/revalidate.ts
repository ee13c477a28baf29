import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For a layout whose data may change with every navigation: reloads its data, except after a rejected or failed submit.
 */
export const revalidateOnNavigation = ({ actionStatus = 200 }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus < 400

/** For a page on which a conflict (409) means that its data is out of date, such as an amount or a status. */
export const revalidateOnConflict = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => actionStatus === 409 || defaultShouldRevalidate
