import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface JobStepperProps {
  /** Five labels: start, draft, post, results, paid. */
  labels: readonly string[]
  /** Index of the current dot; −1 before the first, `labels.length` when all are complete. See `JOB_STATUS_BADGES`. */
  current: number
  /** Accessible name of the list. */
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

/** Progress of a job: complete dots have a check mark, the current one has a ring. */
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
