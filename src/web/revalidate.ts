import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** For a layout whose data may change with every move: not behind a submit that was refused or did not get through. */
export const afterEveryMove = ({ actionStatus = 200 }: ShouldRevalidateFunctionArgs): boolean => actionStatus < 400
