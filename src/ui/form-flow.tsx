import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { FlowArt } from './flow-art.tsx'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { Steps, type StepsProps } from './steps.tsx'

export interface FormFlowProps {
  /** URL and text of the back link. */
  back?: { href: string; label: string }
  /** Name of the flow, in the 56 px header. */
  title?: ReactNode
  /** Right side of the header: help, language, close. */
  corner?: ReactNode
  steps?: StepsProps
  /** The sticky button (set its `form` attribute), with small text above or below. */
  act?: ReactNode
  /**
   * On phones too, the button comes after the form instead of being sticky: it must never cover a required checkbox.
   */
  actFollows?: boolean
  /** `leaf`: green background, for the success screen. */
  ground?: 'plain' | 'leaf'
  children: ReactNode
}

/**
 * Form, summary and success screen: one 480 px column on every screen. On phones the button is at the bottom of the
 * screen; on wider screens it comes after the form. From 1400 px an illustration is shown next to it.
 */
export function FormFlow({ back, title, corner, steps, act, actFollows, ground = 'plain', children }: FormFlowProps) {
  const leaf = ground === 'leaf'
  return (
    <div className={cx('flex min-h-dvh', leaf && 'on-brand bg-wallet text-white')}>
      <div className="mx-auto flex w-full max-w-[480px] flex-col lg:py-6">
        <header>
          <div className="flex h-14 items-center gap-2 px-4">
            {back && (
              <Link
                href={back.href}
                aria-label={back.label}
                className="-ml-2.5 grid size-11 place-items-center rounded-full"
              >
                <Icon name="arrow-left" size={22} />
              </Link>
            )}
            {title ? (
              <h1 className="min-w-0 flex-1 truncate text-lg leading-normal tracking-normal">{title}</h1>
            ) : (
              <span className="flex-1" />
            )}
            {corner}
          </div>
          {steps && (
            <div className="px-4">
              <Steps {...steps} />
            </div>
          )}
        </header>
        <main id="main" className="flex-1 px-4 pt-6 pb-8 lg:flex-none">
          {children}
        </main>
        {act && (
          <footer
            data-sticky-act={actFollows ? undefined : ''}
            className={cx(
              'px-4 pt-3 pb-[calc(20px+env(safe-area-inset-bottom))]',
              !actFollows && 'sticky bottom-0 z-10 lg:static',
              !actFollows && !leaf && 'border-t border-line bg-canvas lg:border-t-0',
              leaf && 'bg-wallet',
            )}
          >
            {act}
          </footer>
        )}
      </div>
      <div className="sticky top-0 hidden h-dvh w-[42%] shrink-0 overflow-hidden xl:block">
        <FlowArt />
      </div>
    </div>
  )
}
