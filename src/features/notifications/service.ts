export { type Notice, type NoticeTo, notify } from './notify.ts'
export type { NoticeData, NoticeValue } from './render.ts'
export type { NoticeKind } from './rules.ts'
