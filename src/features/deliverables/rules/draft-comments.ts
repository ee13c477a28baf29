import { z } from 'zod'

/** Parts of a picture, as a brand points at them. */
export const PLACES = ['top', 'left', 'middle', 'right', 'bottom'] as const
export type Place = (typeof PLACES)[number]

/** A point of a picture, in percent of its width from the left and of its height from the top. */
export const zPoint = z.object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) })
export type Point = z.output<typeof zPoint>

/** What a form sends for a time that it cannot read; the endpoint refuses it. */
export const NO_TIME = -1

/** What a brand wants changed, pinned to a second of the video, a point or a part of the picture where it belongs to one. */
export const zDraftComment = z.object({
  /** Seconds from the start of the video. */
  at: z.int().min(0, 'wrong_format').max(36_000).nullable().default(null),
  place: z.enum(PLACES).nullable().default(null),
  point: zPoint.nullable().default(null),
  text: z.string().trim().min(1).max(300),
})
export type DraftComment = z.output<typeof zDraftComment>

/** Comments of one draft. */
export const COMMENTS_MAX = 5

/** Minutes and seconds, or seconds alone: a pattern for the browser's field, too. */
export const TIME = '([0-9]{1,3}):([0-5][0-9])|[0-9]{1,2}'

/** `1:05` as seconds; null where it is no time. */
export function secondsOf(text: string): number | null {
  const match = new RegExp(`^(?:${TIME})$`).exec(text.trim())
  if (!match) return null
  return match[1] === undefined ? Number(match[0]) : Number(match[1]) * 60 + Number(match[2])
}

export function timeOf(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The part of a picture in which a point is, in words for who cannot see it. */
export function placeOf({ x, y }: Point): Place {
  const [right, down] = [x - 50, y - 50]
  if (Math.max(Math.abs(right), Math.abs(down)) <= 17) return 'middle'
  if (Math.abs(right) > Math.abs(down)) return right < 0 ? 'left' : 'right'
  return down < 0 ? 'top' : 'bottom'
}

/** A point as a form sends it: `x,y`. */
export const pointText = ({ x, y }: Point): string => `${x},${y}`

export function pointIn(text: string | undefined): Point | null {
  const match = /^(\d{1,3}),(\d{1,3})$/.exec(text ?? '')
  return match ? { x: Number(match[1]), y: Number(match[2]) } : null
}
