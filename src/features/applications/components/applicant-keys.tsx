import { Fragment, type KeyboardEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import type { RowLook } from '../../../ui/table.tsx'
import { applicantsText } from '../text/index.ts'

export type KeyAct = { step: 1 | -1 } | { answer: 'accept' | 'decline' }

/** By physical key (`code`), so that the letters also work on a Thai keyboard. */
const ACTS: ReadonlyMap<string, KeyAct> = new Map([
  ['ArrowDown', { step: 1 }],
  ['KeyJ', { step: 1 }],
  ['ArrowUp', { step: -1 }],
  ['KeyK', { step: -1 }],
  ['KeyA', { answer: 'accept' }],
  ['KeyD', { answer: 'decline' }],
])

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The action of a key in the list of applicants. Null with a modifier key or while the user types. */
export function actOfKey(event: Pressed, typing: boolean): KeyAct | null {
  if (typing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null
  return ACTS.get(event.code) ?? null
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))

/** The forms of each answer. An applicant who misses a requirement is invited instead of accepted. */
const FORMS = { accept: ['accept', 'invite'], decline: ['decline'] } as const

/**
 * Focuses the submit button that accepts or declines an applicant. The button shows the amount; the user presses it to
 * confirm.
 */
function focusAnswer(answer: keyof typeof FORMS, id: string): boolean {
  const forms = FORMS[answer].map((act) => document.getElementById(`${act}-${id}`))
  const button = forms.find(Boolean)?.querySelector<HTMLButtonElement>('button[type=submit]')
  button?.focus()
  return Boolean(button)
}

interface ListKeys {
  /** True once the page is hydrated. Without script the keys do not work. */
  active: boolean
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  tabIndexOf: (id: string) => RowLook['tabIndex']
}

/**
 * Keyboard control of the list: select the next or previous applicant, or focus the buttons that answer the selected
 * one.
 */
export function useListKeys(ids: readonly string[], chosen: string | null, hrefOf: (id: string) => string): ListKeys {
  const navigate = useNavigate()
  const [active, setActive] = useState(false)
  useEffect(() => setActive(true), [])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const act = actOfKey(event, isTyping(event.target))
    if (!act) return
    const rows = [...event.currentTarget.querySelectorAll('tbody tr')]
    const focused = rows.findIndex((row) => row.contains(event.target as Node))
    const at = focused < 0 ? ids.indexOf(chosen ?? '') : focused
    if ('answer' in act) {
      const id = ids[at]
      if (id && focusAnswer(act.answer, id)) event.preventDefault()
      return
    }
    const id = ids[at + act.step]
    if (!id) return
    event.preventDefault()
    rows[at + act.step]?.querySelector('a')?.focus()
    navigate(hrefOf(id), { replace: true, preventScrollReset: true })
  }
  return { active, onKeyDown, tabIndexOf: (id) => (active && id !== chosen ? -1 : undefined) }
}

/** A legend of the keys, on wide screens only. */
export function KeysHint({ id }: { id: string }) {
  const t = useText(applicantsText)
  const keys = [
    [['↑', '↓', 'J', 'K'], t('keyMove')],
    [['A'], t('keyAccept')],
    [['D'], t('keyDecline')],
    [['Enter'], t('keyConfirm')],
  ] as const
  return (
    <p id={id} className="mb-2 hidden flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2 xl:flex">
      {keys.map(([names, words]) => (
        <span key={words} className="flex items-center gap-1">
          {names.map((name) => (
            <Fragment key={name}>
              <kbd className="rounded-xs bg-surface-2 px-1.5">{name}</kbd>{' '}
            </Fragment>
          ))}
          {words}
        </span>
      ))}
    </p>
  )
}
