import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { currentToasts, dismissToast, noToasts, subscribeToasts, type ToastMessage } from './toast-store.ts'

/** The bar itself. */
export function ToastBar({
  icon = 'check-circle-fill',
  children,
  act,
}: {
  icon?: IconName
  children: ReactNode
  act?: ReactNode
}) {
  return (
    <div className="toast-in flex min-h-[52px] items-center gap-3 rounded-[14px] bg-toast py-1 pr-2 pl-4 text-white shadow-float">
      <Icon name={icon} size={20} className="text-[#6bd0a4]" />
      <p className="min-w-0 flex-1 py-2 text-[15px] leading-normal">{children}</p>
      {act}
    </div>
  )
}

const SHOWN_MS = 6000

function Shown({ message }: { message: ToastMessage }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(message.id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [held, message.id])
  const press = () => {
    message.act?.onPress()
    dismissToast(message.id)
  }
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ToastBar
        icon={message.icon}
        act={
          message.act && (
            <button
              type="button"
              onClick={press}
              className="min-h-11 rounded-full px-3.5 text-sm font-semibold text-(--marigold-300)"
            >
              {message.act.label}
            </button>
          )
        }
      >
        {message.text}
      </ToastBar>
    </div>
  )
}

/** Mounted once in a shell: bottom centre above the tab bar, bottom left on a desk. */
export function ToastHost() {
  const messages = useSyncExternalStore(subscribeToasts, currentToasts, noToasts)
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--tabbar)+16px+env(safe-area-inset-bottom))] z-50 mx-auto grid max-w-[440px] gap-2 *:pointer-events-auto lg:right-auto lg:w-[440px] lg:bottom-6 lg:left-24 lg:mx-0 min-[1200px]:left-[calc(var(--sidebar)+24px)]"
    >
      {messages.map((message) => (
        <Shown key={message.id} message={message} />
      ))}
    </div>
  )
}
