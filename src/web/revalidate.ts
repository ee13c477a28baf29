import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** For a layout whose data may change with every navigation: reloads it except after a rejected or failed submit. */
export const afterEveryMove = ({ actionStatus = 200 }: ShouldRevalidateFunctionArgs): boolean => actionStatus < 400

/** For a page on which a conflict means that its data is out of date: an amount, a status. */
export const afterConflict = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate
