import { useEffect, useRef, useState } from 'react'
import { LatestAnswer } from './latest-answer.ts'

/**
 * What the fields of a form would find, followed while they change: `first` until they do. The second value is to be
 * called after each change.
 */
export function useFormCount<Count>(
  first: Count,
  count: (form: FormData) => Promise<Count>,
): [Count, (form: HTMLFormElement) => void] {
  const [shown, setShown] = useState(first)
  const current = useRef(count)
  current.current = count
  const [latest] = useState(
    () =>
      new LatestAnswer(
        (form: HTMLFormElement) => current.current(new FormData(form)),
        (found: Count) => setShown(found),
      ),
  )
  useEffect(() => latest.stop, [latest])
  return [shown, latest.ask]
}
