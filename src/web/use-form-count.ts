import { useEffect, useRef, useState } from 'react'
import { LatestResult } from './latest-result.ts'

/**
 * A count that follows the fields of a form, such as the number of search results; `first` until they change. Call the
 * returned function after each change.
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
      new LatestResult(
        (form: HTMLFormElement) => current.current(new FormData(form)),
        (found: Count) => setShown(found),
      ),
  )
  useEffect(() => latest.stop, [latest])
  return [shown, latest.ask]
}
