/** Filters of the sender's list: to send, in review, done. */
export const SENDER_VIEWS = ['todo', 'review', 'done'] as const
export type SenderView = (typeof SENDER_VIEWS)[number]
