import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface JobStepperProps {
  /** Five words: start, draft, post, results, paid. */
  labels: readonly string[]
  /** Index of the dot that is now; −1 none yet, `labels.length` all done. See `JOB_STATUS_BADGES`. */
  current: number
  /** Names the list for screen readers. */
  label: string
}

function Dot({ state }: { state: 'done' | 'now' | 'next' }) {
  return (
    <span
      className={cx(
        'relative z-1 grid size-6 place-items-center rounded-full text-xs',
        state === 'done' && 'bg-action text-on-brand',
        state === 'now' && 'bg-surface inset-ring-[7px] inset-ring-action',
        state === 'next' && 'bg-surface inset-ring-2 inset-ring-line-strong',
      )}
    >
      {state === 'done' && <Icon name="check-bold" />}
    </span>
  )
}

/** Where a job is: done dots carry a check, the one that is now a ring. */
export function JobStepper({ labels, current, label }: JobStepperProps) {
  return (
    <ol aria-label={label} className="grid auto-cols-fr grid-flow-col">
      {labels.map((word, i) => {
        const state = i < current ? 'done' : i === current ? 'now' : 'next'
        return (
          <li
            key={word}
            aria-current={state === 'now' ? 'step' : undefined}
            className="relative flex flex-col items-center gap-1.5"
          >
            {i > 0 && (
              <span
                className={cx(
                  'absolute top-[11px] right-[calc(50%+16px)] left-[calc(-50%+16px)] h-0.5 rounded-full',
                  i <= current ? 'bg-action' : 'bg-line',
                )}
              />
            )}
            <Dot state={state} />
            <span
              className={cx(
                'text-center text-xs',
                state === 'now' ? 'font-semibold' : state === 'next' && 'text-ink-3',
              )}
            >
              {word}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
