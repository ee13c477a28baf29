/** Filters of the sender's list: to send, in review, done. */
export const RECEIVED_VIEWS = ['todo', 'review', 'done'] as const
export type ReceivedView = (typeof RECEIVED_VIEWS)[number]
