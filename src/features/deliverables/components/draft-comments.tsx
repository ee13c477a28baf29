import { useState } from 'react'
import { useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFields } from '../../../web/action-form.tsx'
import { COMMENTS_MAX, type DraftComment, PLACES, timeOf } from '../rules/draft-comments.ts'
import { videoText } from '../text/video.ts'

/** The current playback position, for a comment. */
const videoTime = (): string => timeOf(document.querySelector('video')?.currentTime ?? 0)

/** Requested changes, each with its time in a video or its position in a picture. */
export function CommentFields({ video }: { video: boolean }) {
  const t = useText(videoText)
  const field = useFields()
  const [shown, setShown] = useState(1)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-semibold">{t('points')}</legend>
      {Array.from({ length: shown }, (_, n) => (
        <div key={n} className="grid grid-cols-[104px_minmax(0,1fr)] items-end gap-2.5">
          {video ? (
            <TextField
              {...field(`at${n}`, videoTime())}
              label={t('pointTime')}
              placeholder="0:14"
              inputMode="numeric"
              pattern="([0-9]{1,3}:)?[0-9]{1,2}"
            />
          ) : (
            <Select
              name={`place${n}`}
              label={t('pointPlace')}
              emptyLabel={t('anywhere')}
              options={PLACES.map((value) => ({ value, label: t(`place_${value}`) }))}
            />
          )}
          <TextField {...field(`comment${n}`)} label={t('point', { n: n + 1 })} maxLength={300} />
        </div>
      ))}
      {shown < COMMENTS_MAX && (
        <Button
          type="button"
          size="sm"
          variant="text"
          className="justify-self-start"
          onClick={() => setShown(shown + 1)}
        >
          {t('morePoints')}
        </Button>
      )}
    </fieldset>
  )
}

/** The marketer's comments, with time or position. */
export function CommentList({ comments }: { comments: readonly DraftComment[] }) {
  const t = useText(videoText)
  if (comments.length === 0) return null
  return (
    <ol className="mt-3 divide-y divide-critical-line text-sm">
      {comments.map(({ at, place, text }, n) => (
        <li key={n} className="flex gap-2.5 py-2">
          <strong className="nb text-critical">{at !== null ? timeOf(at) : place ? t(`place_${place}`) : n + 1}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
