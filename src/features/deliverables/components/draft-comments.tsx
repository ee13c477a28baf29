import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useScript } from '../../../ui/use-script.ts'
import { useFields, useRestored } from '../../../web/action-form.tsx'
import {
  COMMENTS_MAX,
  type DraftComment,
  PLACES,
  type Point,
  placeOf,
  pointIn,
  pointText,
  TIME,
  timeOf,
} from '../rules/draft-comments.ts'
import { videoText } from '../text/video.ts'
import { PinnedPicture, PointMarker } from './pinned-picture.tsx'

/** The current playback position, as the default time of a comment. */
const videoTime = (): string =>
  typeof document === 'undefined' ? '' : timeOf(document.querySelector('video')?.currentTime ?? 0)

const ROWS = Array.from({ length: COMMENTS_MAX }, (_, n) => n)

/** The points of the comments, restored after a reload. */
function usePoints() {
  const restored = useRestored()
  const field = useFields()
  const [set, setSet] = useState<Record<number, Point | null>>({})
  const root = useRef<HTMLFieldSetElement>(null)
  const points = ROWS.map((n) => {
    const { defaultValue } = field(`point${n}`)
    return set[n] !== undefined ? set[n] : pointIn(restored(`point${n}`) ?? defaultValue)
  })
  return { root, points, setPoint: (n: number, point: Point | null) => setSet((all) => ({ ...all, [n]: point })) }
}

/** The position of a comment: a point chosen on the picture, or a region of it. */
function PlaceField({ n, point, onRemove }: { n: number; point: Point | null; onRemove: () => void }) {
  const t = useText(videoText)
  const field = useFields()
  const restored = useRestored()
  if (!point)
    return (
      <Select
        {...field(`place${n}`, restored(`place${n}`))}
        label={t('pointPlace')}
        emptyLabel={t('anywhere')}
        options={PLACES.map((value) => ({ value, label: t(`place_${value}`) }))}
      />
    )
  return (
    <div>
      <p className="text-sm font-label">{t('pointPlace')}</p>
      <button
        type="button"
        onClick={onRemove}
        aria-label={t('unpin', { n: n + 1 })}
        className="mt-1.5 flex min-h-12 items-center gap-2"
      >
        <PointMarker n={n + 1} />
        <Icon name="x" />
      </button>
      <input type="hidden" name={`point${n}`} value={pointText(point)} data-restore />
    </div>
  )
}

/** Fields for requested changes, each with a time in a video or a position in a picture. */
export function CommentFields({ video, picture }: { video: boolean; picture: string | null }) {
  const t = useText(videoText)
  const field = useFields()
  const restored = useRestored()
  const { root, points, setPoint } = usePoints()
  const [shown, setShown] = useState(1)
  const last = ROWS.findLast((n) => points[n] || restored(`comment${n}`)) ?? 0
  const rows = ROWS.slice(0, Math.max(shown, last + 1))
  const [chosen, setChosen] = useState<number | null>(null)
  const hasScript = useScript()
  const inputOf = (n: number) => root.current?.querySelector<HTMLInputElement>(`[name=comment${n}]`)
  // Hidden fields and added rows fire no events of their own, so the form is notified with an `input` event.
  const commentState = JSON.stringify([points, rows.length])
  const initial = useRef(commentState)
  useEffect(() => {
    if (commentState !== initial.current) root.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [commentState, root])
  /** The comment that a new point belongs to: the focused one, else the first one without a point and text. */
  const rowForPoint = (): number | undefined =>
    chosen !== null && !points[chosen] ? chosen : ROWS.find((n) => !points[n] && !inputOf(n)?.value)
  const pin = (event: MouseEvent<HTMLElement>) => {
    const row = rowForPoint()
    if (row === undefined) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const percent = (part: number, whole: number) => Math.min(100, Math.max(0, Math.round((part / whole) * 100)))
    setPoint(row, { x: percent(event.clientX - left, width), y: percent(event.clientY - top, height) })
    setShown((n) => Math.max(n, row + 1))
    // Deferred, because the row may be rendered together with the point.
    setTimeout(() => inputOf(row)?.focus(), 0)
  }
  const unpin = (n: number) => {
    setPoint(n, null)
    inputOf(n)?.focus()
  }
  return (
    <fieldset ref={root} className="grid min-w-0 gap-3">
      <legend className="mb-1 text-sm font-semibold">{t('points')}</legend>
      {picture && hasScript && (
        <div>
          {/* Hidden from screen readers: keyboard and screen reader users choose a region in the field next to each
              comment. */}
          <p aria-hidden="true" className="mb-2 text-sm text-ink-2">
            {t('pinHelp')}
          </p>
          <PinnedPicture url={picture} points={points} alt="" onPoint={pin} />
        </div>
      )}
      {rows.map((n) => (
        <div key={n} onFocus={() => setChosen(n)} className="grid grid-cols-[104px_minmax(0,1fr)] items-end gap-2.5">
          {video ? (
            <TextField
              {...field(`at${n}`, restored(`at${n}`) ?? videoTime())}
              label={t('pointTime')}
              placeholder="0:14"
              inputMode="numeric"
              pattern={TIME}
            />
          ) : (
            <PlaceField n={n} point={points[n] ?? null} onRemove={() => unpin(n)} />
          )}
          <TextField
            {...field(`comment${n}`, restored(`comment${n}`))}
            label={t('point', { n: n + 1 })}
            maxLength={300}
            required={points[n] !== null}
            pattern={points[n] ? '.*\\S.*' : undefined}
          />
        </div>
      ))}
      {rows.length < COMMENTS_MAX && (
        <Button
          type="button"
          size="sm"
          variant="text"
          className="justify-self-start"
          onClick={() => {
            setShown(rows.length + 1)
            setChosen(rows.length)
          }}
        >
          {t('morePoints')}
        </Button>
      )}
    </fieldset>
  )
}

/** The marketer's comments, with time or position. A comment on a point has the number of its point on the picture. */
export function CommentList({
  comments,
  picture,
}: {
  comments: readonly DraftComment[]
  picture?: { url: string; round: number } | null
}) {
  const t = useText(videoText)
  if (comments.length === 0) return null
  return (
    <>
      {picture && comments.some(({ point }) => point) && (
        <div className="mt-3">
          <PinnedPicture
            url={picture.url}
            points={comments.map(({ point }) => point)}
            alt={t('pinned', { n: picture.round })}
          />
        </div>
      )}
      <ol className="mt-3 divide-y divide-critical-line text-sm">
        {comments.map(({ at, place, point, text }, n) => (
          <li key={n} className="flex gap-2.5 py-2">
            {point && picture ? (
              <>
                <PointMarker n={n + 1} />
                <span className="sr-only">{t(`place_${placeOf(point)}`)}</span>
              </>
            ) : (
              <strong className="nb text-critical">
                {at !== null ? timeOf(at) : place ? t(`place_${place}`) : n + 1}
              </strong>
            )}
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
