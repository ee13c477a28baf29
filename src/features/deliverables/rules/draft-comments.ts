import { z } from 'zod'

/** Regions of a picture that a comment can refer to. */
export const PLACES = ['top', 'left', 'middle', 'right', 'bottom'] as const
export type Place = (typeof PLACES)[number]

/** A point of a picture, in percent of its width from the left and of its height from the top. */
export const zPoint = z.object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) })
export type Point = z.output<typeof zPoint>

/** The value for a time that a form cannot parse. The endpoint rejects it. */
export const NO_TIME = -1

/** A requested change, optionally at a second of the video, or at a point or region of the picture. */
export const zDraftComment = z.object({
  /** Seconds from the start of the video. */
  at: z.int().min(0, 'wrong_format').max(36_000).nullable().default(null),
  place: z.enum(PLACES).nullable().default(null),
  point: zPoint.nullable().default(null),
  text: z.string().trim().min(1).max(300),
})
export type DraftComment = z.output<typeof zDraftComment>

/** Maximum number of comments on one draft. */
export const COMMENTS_MAX = 5

/** Minutes and seconds, or seconds only. Also the `pattern` of the input field. */
export const TIME = '([0-9]{1,3}):([0-5][0-9])|[0-9]{1,2}'

/** Converts `1:05` to seconds; null if the text is not a time. */
export function secondsOf(text: string): number | null {
  const match = new RegExp(`^(?:${TIME})$`).exec(text.trim())
  if (!match) return null
  return match[1] === undefined ? Number(match[0]) : Number(match[1]) * 60 + Number(match[2])
}

export function timeOf(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The region of a picture that contains a point, for people who cannot see the picture. */
export function placeOf({ x, y }: Point): Place {
  const [right, down] = [x - 50, y - 50]
  if (Math.max(Math.abs(right), Math.abs(down)) <= 17) return 'middle'
  if (Math.abs(right) > Math.abs(down)) return right < 0 ? 'left' : 'right'
  return down < 0 ? 'top' : 'bottom'
}

/** Formats a point for a form field: `x,y`. */
export const pointText = ({ x, y }: Point): string => `${x},${y}`

export function pointIn(text: string | undefined): Point | null {
  const match = /^(\d{1,3}),(\d{1,3})$/.exec(text ?? '')
  return match ? { x: Number(match[1]), y: Number(match[2]) } : null
}
