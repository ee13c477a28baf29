import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { formatAmount, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { useRemoveSearchParam } from '../../../ui/use-remove-search-param.ts'
import type { Job } from '../contract.ts'
import { jobActsText } from '../text/acts/index.ts'

/** Actions whose result is confirmed on the same page. */
const SHOWN_IN_PLACE = ['message', 'readInsight']

/** Actions that put money on hold. */
const HELD_WORDS = {
  accept: { byPackage: 'acceptedPackage', byCredits: 'acceptedNow' },
  invite: { byPackage: 'invitedPackage', byCredits: 'invitedNow' },
} as const as Readonly<
  Record<
    string,
    { byPackage: 'acceptedPackage' | 'invitedPackage'; byCredits: 'acceptedNow' | 'invitedNow' } | undefined
  >
>

/**
 * A one-line confirmation after a successful action; the page itself already shows the next step. `focused`: it gets the
 * focus, because the button that was pressed is gone.
 */
export function DoneNote({ job, focused }: { job?: Job | null; focused?: boolean }) {
  const note = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  // `key`: the same action can succeed twice in a row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation to a note moves the focus
  useEffect(() => {
    if (focused) note.current?.focus()
  }, [focused, key])
  return (
    <div ref={note} tabIndex={focused ? -1 : undefined} className="empty:hidden">
      <DoneWords job={job} />
    </div>
  )
}

function DoneWords({ job }: { job?: Job | null | undefined }) {
  const t = useText(jobActsText)
  const lang = useLang()
  const [search] = useSearchParams()
  const done = search.get('done')
  useRemoveSearchParam('done')
  if (!done || SHOWN_IN_PLACE.includes(done)) return null
  const held = job?.brandMoney?.held ?? 0
  const byPackage = job?.fundedBy === 'package'
  const words = HELD_WORDS[done]
  if (words && job?.timeline && (held > 0 || byPackage))
    return (
      <Callout tone="positive" role="status">
        {t(words[byPackage ? 'byPackage' : 'byCredits'], {
          name: job.creator.name,
          amount: formatAmount(held),
          date: formatDateTime(lang, job.timeline.dueAt),
        })}
      </Callout>
    )
  return (
    <Callout tone="positive" role="status">
      {t('doneNow')}
    </Callout>
  )
}
