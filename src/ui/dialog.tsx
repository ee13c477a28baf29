import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'

export interface DialogProps {
  open: boolean
  /** After Escape, a click on the backdrop, or a submit of a form with `method="dialog"`. */
  onClose: () => void
  /** The question that the dialog asks. */
  title: ReactNode
  children: ReactNode
  /** Two buttons: back at the left, the action with its verb and amount at the right. */
  actions?: ReactNode
  wide?: boolean
}

/**
 * Whether the pointer is on the backdrop. For both the backdrop and the dialog's own padding the event's target is the
 * dialog, so the position decides.
 */
function isOnBackdrop({ target, currentTarget, clientX: x, clientY: y }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (x < left || x > right || y < top || y > bottom)
}

/**
 * Native modal dialog: the focus stays inside and returns to the opener. It needs JavaScript, so the same action must
 * also be available on a page of its own.
 */
export function Dialog({ open, onClose, title, children, actions, wide }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  // A text selection may start inside the dialog and end on the backdrop; that must not close it.
  const pressed = useRef(false)
  const id = useId()
  useEffect(() => {
    const dialog = box.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])
  return (
    <dialog
      ref={box}
      className="dialog"
      data-wide={wide ? '' : undefined}
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={(event) => {
        pressed.current = isOnBackdrop(event)
      }}
      onClick={(event) => pressed.current && isOnBackdrop(event) && onClose()}
    >
      <h2 id={id} className="text-xl tracking-normal">
        {title}
      </h2>
      <div className="mt-1.5 text-ink-2 has-[form]:text-ink">{children}</div>
      {actions && <div className="mt-5 grid grid-cols-2 gap-2.5 max-[340px]:grid-cols-1">{actions}</div>}
    </dialog>
  )
}
